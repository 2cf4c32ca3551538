import type { PaperDocument } from 'pdfmake'
import type { Language } from '@fust/domain/market'
import { fileURLToPath } from 'node:url'
import type { BreweryNow, Portal } from '#features/portal/index.ts'
import { letterPaper, PAPER_FACE, type PaperHead } from './letter-paper.ts'
import type { Letter, Writer } from './letter.ts'
import { writerOf } from './send-letter.ts'

/** A file to save, with its name but without its end. */
export type Paper = { title: string; content: Buffer }

type Parts = { portal: Portal; brewery: BreweryNow; language: Language }

/** Writes a letter in its reader's language, in the brewery's name, as a PDF. */
export async function writePaper(
  { portal, brewery, language }: Parts,
  write: (writer: Writer) => Letter,
): Promise<Paper> {
  const writer = writerOf(brewery, language, '')
  const letter = write(writer)
  const document = letterPaper(letter, await headOf(brewery, portal), writer)
  return { title: letter.subject, content: await pdfOf(document) }
}

async function headOf({ settings, look }: BreweryNow, portal: Portal): Promise<PaperHead> {
  const logo = await portal.readThemeFile('logo-letter.png')
  return {
    brewery: settings.name,
    address: settings.contact.address,
    logo: logo?.content ?? null,
    saysName: look.logoSaysName,
    colours: look.light,
  }
}

/** Its letters are those of our screens, with č, ř and €. */
const FACE = {
  normal: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')),
}

/** Loaded by the first document: few servers are asked for any, and its letters take memory. */
async function pdfOf(document: PaperDocument): Promise<Buffer> {
  const { default: pdfmake } = await import('pdfmake')
  pdfmake.addFonts({ [PAPER_FACE]: FACE })
  // Of what stands in an order nothing names a file or an address, whatever was typed into it.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((file) => Object.values(FACE).includes(file))
  return pdfmake.createPdf(document).getBuffer()
}
