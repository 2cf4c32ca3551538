import type { Outcome } from '@fust/domain/outcome'
import { definesWords, pictureTypeOf } from '../pictures/picture-type.ts'
import { MOST_PIXELS, TRANSPARENT, type PixelFault, type Pixels, type Size } from '../pictures/pixels.ts'

/** A picture of the theme as it is kept and sent. */
export type Mark = Size & { file: string; type: string; content: Buffer; isMade: boolean }

const SVG = 'image/svg+xml; charset=utf-8'
const PNG = 'image/png'

// Beside the name of the brewery, in a bar of 56 pixels.
const WIDEST = 6
const NARROWEST = 1 / 2
// Four times as large as the largest logo is shown.
const LARGEST_LOGO: Size = { width: 1_056, height: 176 }
const LARGEST_ICON: Size = { width: 1_024, height: 1_024 }

/** What a logo or an icon holds; or why it is none, and what to do. */
export async function readMark(
  pixels: Pixels,
  { name, file, content }: { name: string; file: string; content: Buffer },
): Promise<Mark | string> {
  const end = file.slice(file.lastIndexOf('.') + 1)
  if (pictureTypeOf(content) !== end)
    return `is no ${end.toUpperCase()} picture: save it as one, its name does not make it one`
  if (end === 'svg' && definesWords(content)) return DEFINES_WORDS
  const size = await pixels.sizeOf(content)
  if (!size.ok) return PIXEL_FAULTS[size.refusal.code]
  const ratio = size.value.width / size.value.height
  if (name === 'icon' ? ratio !== 1 : ratio > WIDEST || ratio < NARROWEST) return shapeReason(name, size.value)
  const largest = name === 'icon' ? LARGEST_ICON : LARGEST_LOGO
  // Drawn once, also where it is kept as it is: a drawing that nobody can draw is none.
  const written = await pixels.written(() =>
    pixels
      .open(content)
      .rotate()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .png(),
  )
  if (!written.ok) return PIXEL_FAULTS[written.refusal.code]
  const mark = { file, isMade: false, ...size.value }
  return end === 'svg' ? { ...mark, type: SVG, content } : { ...mark, type: PNG, content: written.value }
}

export const DEFINES_WORDS = 'defines words of its own (<!ENTITY): save it without them'

export const PIXEL_FAULTS: Readonly<Record<PixelFault['code'], string>> = {
  'too-many-pixels': `has more than ${MOST_PIXELS / 1_000_000} million pixels, the most it may: make it smaller`,
  'not-readable': 'cannot be read as a picture, or ends too early: open it in an image program and save it again',
}

const shapeReason = (name: string, { width, height }: Size) =>
  name === 'icon'
    ? `is ${width} × ${height}: make it a square`
    : `is ${width} × ${height}: make it at most ${WIDEST} times as wide as high, and at most twice as high as wide`

const ICON_SIZES = [192, 512] as const
const APPLE = 180
const MASKABLE = 512
/** A launcher may cut away all but a circle of this share. */
const SAFE = 0.8
const LETTER_LOGO_HEIGHT = 88

/** What is made from the marks of a brewery: the sizes of its icon, and a logo for mail programs, which show no SVG. */
export async function madeFiles(pixels: Pixels, marks: ReadonlyMap<string, Mark>, ground: string): Promise<Mark[]> {
  const made: Mark[] = []
  const add = async (file: string, size: Size, content: Promise<Outcome<Buffer, PixelFault>>) => {
    const written = await content
    // It could be drawn a moment ago.
    if (!written.ok) throw new Error(`${file} cannot be made: ${written.refusal.code}`)
    made.push({ file, type: PNG, content: written.value, isMade: true, ...size })
  }
  const icon = marks.get('icon') ?? marks.get('logo-on-dark') ?? marks.get('logo')
  if (icon) {
    // A logo that stands in for an icon needs a ground, and room around it.
    const isLogo = icon !== marks.get('icon')
    const square = (size: number, share: number, isOnGround: boolean) =>
      pixels.written(() => onSquare(pixels, icon, { size, share, ground: isOnGround ? ground : undefined }))
    for (const size of ICON_SIZES)
      await add(`icon-${size}.png`, squareOf(size), square(size, isLogo ? SAFE : 1, isLogo))
    await add(`icon-${APPLE}.png`, squareOf(APPLE), square(APPLE, isLogo ? SAFE : 1, true))
    await add('icon-maskable.png', squareOf(MASKABLE), square(MASKABLE, SAFE, true))
  }
  const logo = marks.get('logo') ?? marks.get('logo-on-dark')
  if (logo) {
    const size = { width: Math.round((LETTER_LOGO_HEIGHT * logo.width) / logo.height), height: LETTER_LOGO_HEIGHT }
    await add(
      'logo-letter.png',
      size,
      pixels.written(async () => (await pixels.drawn(logo.content, logo, size)).png()),
    )
  }
  return made
}

const squareOf = (size: number): Size => ({ width: size, height: size })

async function onSquare(
  pixels: Pixels,
  mark: Mark,
  { size, share, ground }: { size: number; share: number; ground: string | undefined },
) {
  const inner = Math.round(size * share)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const drawn = await pixels.drawn(mark.content, mark, squareOf(inner), ground)
  const room = { top: before, left: before, bottom: after, right: after, background: ground ?? TRANSPARENT }
  return drawn.extend(room).png()
}
