import { asOneLine } from '@fust/domain/text'
import path from 'node:path'
import { LARGEST, namesInside, sizeInside, type FolderRefusal } from '#platform/files/folder-files.ts'
import { TABLES, type Table } from '../format/index.ts'
import type { Faults } from './faults.ts'
import { refusalReason } from './folder-refusal.ts'
import type { Mention } from './page-mentions.ts'

const OTHER_NAMES = new Set(['brewery.yaml', 'theme', 'content', 'media', 'documents'])
const KNOWN_NAMES = new Set([...TABLES.map(({ file }) => file), ...OTHER_NAMES])

/** Why there is no folder to read, and what to do; undefined where there is one. */
export async function whyNoFolder(folder: string): Promise<string | undefined> {
  const listed = await namesInside(folder)
  return listed.ok ? undefined : NO_FOLDER[listed.refusal.code]
}

const NO_FOLDER: Readonly<Partial<Record<FolderRefusal['code'], string>>> = {
  'not-there': 'there is no such folder: name the one that brewery.yaml is in',
  'no-folder': 'is not a folder: name the one that brewery.yaml is in',
  'may-not-be-read': 'may not be read: give that right to the account that runs this',
}

/** Which CSV files are there. A file that nobody would read is a fault: its name may be a slip of the pen. */
export async function findFiles(folder: string, faults: Faults): Promise<{ tables: Table[]; hasContent: boolean }> {
  const listed = await namesInside(folder)
  const names = new Set(listed.ok ? listed.value : [])
  for (const name of names)
    if (!KNOWN_NAMES.has(name) && /\.(csv|ya?ml)$/i.test(name))
      faults.add({ file: asOneLine(name), reason: nobodyReads(name) })
    else if (isWorkbook(name)) faults.add({ file: asOneLine(name), reason: IS_WORKBOOK })
  return { tables: TABLES.filter(({ file }) => names.has(file)), hasContent: names.has('content') }
}

// While one is open, Excel keeps a file of its own beside it.
const isWorkbook = (name: string) => /\.(xls[xmb]?|ods|numbers)$/i.test(name) && !name.startsWith('~$')
const IS_WORKBOOK =
  'is a workbook, which nobody reads: save its sheet as CSV UTF-8 under a name such as products.csv, and put the workbook elsewhere'

function nobodyReads(name: string): string {
  const meant = [...KNOWN_NAMES].find((known) => plain(known) === plain(name))
  return `is not a file of a brewery folder: ${meant === undefined ? 'correct its name' : `call it ${meant}`}, or take it away`
}

/** `Price_List.CSV` and `pricelists.csv` are the same. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/s?(csv|ya?ml)$/, '')

/** Where a table or a page names a file. */
export type FileMention = Mention & { file: string }

/** Reports each mention of a file that is not there to be read. */
export function checkMentions(folder: string, mentions: readonly FileMention[], faults: Faults): Promise<void> {
  return lookAtEach(mentions, faults, async (name) => {
    const size = await sizeInside(folder, name, LARGEST.document)
    return size.ok ? '' : reasonOf(folder, name, size.refusal)
  })
}

/** Reports each mention of a file with what is wrong with it; a file is looked at once. */
export async function lookAtEach(
  mentions: readonly FileMention[],
  faults: Faults,
  whyNotRead: (name: string) => Promise<string>,
): Promise<void> {
  const known = new Map<string, string>()
  for (const { path: mentioned, ...place } of mentions) {
    const reason = known.get(mentioned) ?? (await whyNotRead(mentioned))
    known.set(mentioned, reason)
    if (reason !== '') faults.add({ ...place, reason: `'${mentioned}' ${reason}` })
  }
}

export async function reasonOf(folder: string, name: string, refusal: FolderRefusal): Promise<string> {
  const isThere = refusal.code === 'not-there' && (await isSpeltOtherwise(folder, name))
  return isThere ? SPELT_OTHERWISE : refusalReason(refusal)
}

const SPELT_OTHERWISE =
  'does not exist in the folder, but for a file whose accents are stored in another way (Unicode NFC or NFD): give both the same name'

/** As files are that come from a Mac: their names look the same, and are not. */
async function isSpeltOtherwise(folder: string, name: string): Promise<boolean> {
  const names = await namesInside(folder, path.posix.dirname(name))
  return (
    names.ok && names.value.some((other) => `${path.posix.dirname(name)}/${other}`.normalize() === name.normalize())
  )
}
