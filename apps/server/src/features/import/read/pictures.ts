import { contentVersion } from '#platform/files/content-version.ts'
import { bytesInside, LARGEST } from '#platform/files/folder-files.ts'
import { bytesText } from '../format/bytes.ts'
import { definesWords, pictureTypeOf, type PictureType } from '../pictures/picture-type.ts'
import { openPixels, type Pixels, type Size } from '../pictures/pixels.ts'
import { madeCard, madeSizes, RECIPE } from '../pictures/sizes.ts'
import type { Faults } from './faults.ts'
import { lookAtEach, reasonOf, type FileMention } from './folder.ts'
import type { StagedRow } from './row-reader.ts'
import { DEFINES_WORDS, PIXEL_FAULTS } from './theme-pictures.ts'

/**
 * A picture as the folder has it; of one of pixels, sizes are to be made unless they were before, and of a drawing that is
 * passed on, pixels. How large it is, where that was asked and it says so.
 */
export type FoundPicture = { file: string; version: string; isToMake: boolean; size?: Size }

const TYPES: Readonly<Record<string, PictureType>> = {
  svg: 'svg',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
}
const NAMES: Readonly<Record<PictureType, string>> = {
  svg: 'SVG',
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
}

/** The pictures that are mentioned, each once; reports each mention of one that cannot be read. */
export async function readPictures(
  folder: string,
  mentions: readonly FileMention[],
  {
    made,
    passedOn,
    measured,
  }: {
    /** Which content of which file was made into sizes before. */
    made: ReadonlyMap<string, string>
    /** Those of pages that everybody may pass on. */
    passedOn: ReadonlySet<string>
    /** Those whose size is asked. */
    measured: ReadonlySet<string>
  },
  faults: Faults,
): Promise<FoundPicture[]> {
  const found: FoundPicture[] = []
  let pixels: Pixels | undefined
  await lookAtEach(mentions, faults, async (file) => {
    const named = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'svg'
    const read = await bytesInside(folder, file, named === 'svg' ? LARGEST.picture : LARGEST.photo)
    if (!read.ok) return reasonOf(folder, file, read.refusal)
    if (pictureTypeOf(read.value) !== named)
      return `is no ${NAMES[named]} picture: save it as one, its name does not make it one`
    if (named === 'svg' && definesWords(read.value)) return DEFINES_WORDS
    const version = versionOf(file, read.value)
    let isToMake = (named !== 'svg' || passedOn.has(file)) && made.get(file) !== version
    if (isToMake) {
      pixels ??= await openPixels()
      const refusal = await pixels.whyNotReadable(read.value)
      // A browser may draw it nevertheless: the page is passed on with the sign of the brewery.
      if (refusal && named === 'svg') isToMake = false
      else if (refusal) return PIXEL_FAULTS[refusal]
    }
    if (measured.has(file)) pixels ??= await openPixels()
    const size = measured.has(file) && pixels ? await pixels.sizeOf(read.value) : undefined
    found.push({ file, version, isToMake, ...(size?.ok && { size: size.value }) })
    return ''
  })
  return found
}

// Other sizes of the same picture are another content of its address.
const isDrawing = (file: string) => file.endsWith('.svg')
const versionOf = (file: string, content: Buffer) => (isDrawing(file) ? contentVersion(content) : photoVersion(content))
const photoVersion = (content: Buffer) => contentVersion(Buffer.concat([Buffer.from(RECIPE), content]))

/** Makes the sizes of each picture that needs them, one after the other, and says how far it is. */
export async function* sizeRows(
  folder: string,
  pictures: readonly FoundPicture[],
  onMade: (file: string, count: number) => void,
): AsyncGenerator<StagedRow> {
  const waiting = pictures.filter(({ isToMake }) => isToMake)
  if (waiting.length === 0) return
  const pixels = await openPixels()
  for (const [done, { file, version }] of waiting.entries()) {
    onMade(`${file}, picture ${done + 1} of ${waiting.length}`, 0)
    const read = await bytesInside(folder, file, LARGEST.photo)
    // It could be read a moment ago.
    if (!read.ok || versionOf(file, read.value) !== version) throw new Error(`${file} was changed while it was read`)
    const made = isDrawing(file) ? [await madeCard(pixels, read.value)] : madeSizes(pixels, read.value)
    for await (const { width, format, content } of made)
      yield { line: 1, file, version, width, format, content: bytesText(content) }
  }
}
