import { PICTURE_WIDTHS } from '@fust/domain/picture'
import type { Pixels } from './pixels.ts'

const FORMATS = ['avif', 'webp'] as const
/** What is shown where a page is passed on: as wide and high as those who show it want it. */
const CARD = { width: 1_200, height: 630 }

/** Another text when other sizes are made of the same picture. */
export const RECIPE = '1: avif and webp of 240, 480 and 960'

export type MadeSize = { width: number; format: (typeof FORMATS)[number] | 'png'; content: Buffer }

/** A picture in every size and format that is sent; never larger than it came. */
export async function* madeSizes(pixels: Pixels, content: Buffer): AsyncGenerator<MadeSize> {
  const size = await pixels.sizeOf(content)
  if (!size.ok) throw new Error('A picture that was read a moment ago has no size')
  for (const width of new Set(PICTURE_WIDTHS.map((each) => Math.min(each, size.value.width))))
    for (const format of FORMATS) {
      const resized = pixels
        .open(content)
        .rotate()
        .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
      const made = format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80 })
      yield { width, format, content: await made.toBuffer() }
    }
}

/** A drawing in pixels, for those who show none. */
export async function madeCard(pixels: Pixels, content: Buffer): Promise<MadeSize> {
  const size = await pixels.sizeOf(content)
  if (!size.ok) throw new Error('A drawing that was read a moment ago has no size')
  // Some show in black what is transparent.
  const drawn = await pixels.drawn(content, size.value, CARD, '#fff')
  return { width: CARD.width, format: 'png', content: await drawn.png().toBuffer() }
}
