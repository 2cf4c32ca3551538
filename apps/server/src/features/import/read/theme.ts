import {
  contrastFaults,
  drawingOf,
  paletteOf,
  SCHEMES,
  type ColourScheme,
  type ContrastFault,
} from '@fust/domain/theme'
import { asOneLine } from '@fust/domain/text'
import { contentVersion } from '#platform/files/content-version.ts'
import { bytesInside, LARGEST, lookInside, namesInside } from '#platform/files/folder-files.ts'
import { bytesText } from '../format/bytes.ts'
import { asJson } from '../format/index.ts'
import { ThemeFile } from '../format/theme-file.ts'
import { THEME_FILE } from '../format/theme-tables.ts'
import { openPixels, type Pixels } from '../pictures/pixels.ts'
import { readFace } from './face.ts'
import type { Faults } from './faults.ts'
import { refusalReason } from './folder-refusal.ts'
import type { StagedRow } from './row-reader.ts'
import { readSettingsFile, type Report } from './settings-file.ts'
import { madeFiles, readMark, type Mark } from './theme-pictures.ts'

const FOLDER = 'theme'
const MARKS = ['logo', 'logo-on-dark', 'icon'] as const
const MARK_ENDS = ['svg', 'png'] as const
const FACES = ['display.woff2', 'text.woff2'] as const
const KNOWN = ['theme.yaml', ...MARKS.flatMap((name) => MARK_ENDS.map((end) => `${name}.${end}`)), ...FACES]
// A licence may lie beside a face.
const NOBODY_READS = /\.(ya?ml|css|svg|png|jpe?g|gif|webp|avif|ico|woff2?|[to]tf)$/i

export type ReadTheme = { settings: StagedRow[]; files: StagedRow[] }

/** What `theme/` says of how the brewery looks; undefined where there is no such folder. */
export async function readTheme(folder: string, faults: Faults): Promise<ReadTheme | undefined> {
  const found = await lookInside(folder, FOLDER)
  if (!found.ok && found.refusal.code === 'not-there') return undefined
  const listed = await namesInside(folder, FOLDER)
  if (!listed.ok) {
    faults.add({ file: FOLDER, reason: refusalReason(listed.refusal) })
    return undefined
  }
  const names = new Set(listed.value)
  for (const name of names)
    if (!KNOWN.includes(name) && NOBODY_READS.test(name))
      faults.add({
        file: `${FOLDER}/${asOneLine(name)}`,
        reason: `is not a file of a theme: take it away, or call it one of ${KNOWN.join(', ')}`,
      })
  const said = names.has('theme.yaml') ? await readThemeFile(folder, faults) : {}
  return {
    settings: Object.entries(said).map(([name, value]) => ({ line: 1, name, value: asJson(value) })),
    files: [
      ...(await readMarks({ folder, names, ground: barOf(said) }, faults)),
      ...(await readFaces(folder, names, faults)),
    ],
  }
}

async function readThemeFile(folder: string, faults: Faults): Promise<ThemeFile> {
  const asked = { file: THEME_FILE, schema: ThemeFile, missing: 'does not exist in the folder' }
  const checked = await readSettingsFile(folder, asked, faults)
  if (!checked?.given) return {}
  for (const scheme of SCHEMES) reviewContrast(checked.given, scheme, checked.report)
  return checked.given
}

function reviewContrast(theme: ThemeFile, scheme: ColourScheme, report: Report): void {
  const [own = {}, drawn = {}] = [theme.colours?.[scheme], theme.drawing?.[scheme]]
  const palette = paletteOf(scheme, own)
  for (const fault of contrastFaults(palette, drawingOf(scheme, palette, drawn))) {
    // Told where one of the two stands, if it is not ours.
    const [group, name] =
      [fault.name, fault.ground]
        .flatMap((each) => (each in own ? [['colours', each]] : each in drawn ? [['drawing', each]] : []))
        .at(0) ?? []
    report(group && name ? [group, scheme, name] : ['colours', scheme], contrastReason(fault))
  }
}

/** Never rounded up to what would do. */
const shown = (contrast: number) => String(Math.floor(contrast * 100) / 100)

const contrastReason = ({ name, colour, ground, groundColour, contrast, least }: ContrastFault) =>
  `${name} '${colour}' on ${ground} '${groundColour}' has a contrast of ${shown(contrast)}:1, and ${least}:1 is the least that people can ${least > 3 ? 'read' : 'see'}: make one of them darker or lighter`

const barOf = ({ colours }: ThemeFile) => paletteOf('light', colours?.['light']).bar

type Marks = { folder: string; names: ReadonlySet<string>; ground: string }

async function readMarks({ folder, names, ground }: Marks, faults: Faults): Promise<StagedRow[]> {
  const found = new Map<string, Mark>()
  let pixels: Pixels | undefined
  for (const name of MARKS) {
    const [file, other] = MARK_ENDS.map((end) => `${name}.${end}`).filter((each) => names.has(each))
    if (file === undefined) continue
    if (other !== undefined)
      faults.add({ file: `${FOLDER}/${other}`, reason: `stands beside ${file}: take one of the two away` })
    const read = await bytesInside(folder, `${FOLDER}/${file}`, LARGEST.picture)
    pixels ??= await openPixels()
    const mark = read.ok ? await readMark(pixels, { name, file, content: read.value }) : refusalReason(read.refusal)
    if (typeof mark === 'string') faults.add({ file: `${FOLDER}/${file}`, reason: mark })
    else found.set(name, mark)
  }
  if (!pixels) return []
  return [...found.values(), ...(await madeFiles(pixels, found, ground))].map((mark) => fileRow(mark.file, mark))
}

async function readFaces(folder: string, names: ReadonlySet<string>, faults: Faults): Promise<StagedRow[]> {
  const rows: StagedRow[] = []
  for (const file of FACES.filter((name) => names.has(name))) {
    const read = await bytesInside(folder, `${FOLDER}/${file}`, LARGEST.face)
    const wrong = read.ok ? readFace(read.value) : refusalReason(read.refusal)
    if (wrong !== undefined) faults.add({ file: `${FOLDER}/${file}`, reason: wrong })
    else if (read.ok) rows.push(fileRow(file, { content: read.value, type: 'font/woff2', isMade: false }))
  }
  return rows
}

type Stored = { content: Buffer; type: string; isMade: boolean; width?: number; height?: number }

const fileRow = (file: string, { content, type, isMade, width, height }: Stored): StagedRow => ({
  line: 1,
  file,
  type,
  version: contentVersion(content),
  content: bytesText(content),
  width: width ?? null,
  height: height ?? null,
  is_made: isMade,
})
