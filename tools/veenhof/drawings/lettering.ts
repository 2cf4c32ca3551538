import { GLYPHS } from './alphabet.ts'
import { line, num, ROUND } from './drawing.ts'

export type Lettering = {
  /** 1 is the normal width of the drawn alphabet, lower is condensed. */
  width: number
  /** Stroke as a share of the height. */
  weight: number
  /** Degrees, positive leans right. */
  slant: number
  round: boolean
}

const PLAIN: Lettering = { width: 0.9, weight: 0.19, slant: 0, round: false }

/** Where a word stands: its middle, its room, and how high it would like to be. */
export type Place = { cx: number; cy: number; maxWidth: number; height: number }

// Letters whose side is open get less space there, so that the rhythm stays even.
const OPEN_LEFT = 'TSAVWXYZJ'
const OPEN_RIGHT = 'EFLTKAVWXYZRCSP'
const TRIM = 0.16
/** A word may be condensed by this much before it is drawn smaller. */
const CONDENSED = 1.22
const UNKNOWN_WIDTH = 3

/** A word in drawn letters; it narrows, then shrinks, when it is wider than its room. */
export function word(text: string, place: Place, colour: string, style: Lettering = PLAIN): string {
  const letters = Array.from(text.toUpperCase())
  const units = letters.reduce((sum, letter) => sum + advanceOf(letter), 0)
  const gaps = letters.slice(1).map((letter, index) => gapBetween(letters[index] ?? '', letter, style))
  const gapSum = gaps.reduce((sum, gap) => sum + gap, 0)

  const lean = Math.abs(Math.tan((style.slant * Math.PI) / 180)) * place.height
  const room = place.maxWidth - lean
  const naturalAt = (size: number) => (units * size * style.width) / 10 + (gapSum + 1) * size * style.weight
  const fit = Math.min(1, (room * CONDENSED) / naturalAt(place.height))
  const size = place.height * fit
  const stroke = size * style.weight
  const total = Math.min(naturalAt(size), room)

  const scaleX = Math.max(0.01, (total - stroke - gapSum * stroke) / Math.max(units, 0.1))
  const scaleY = (size - stroke) / 10
  let x = -total / 2 + stroke / 2
  let strokes = ''
  letters.forEach((letter, index) => {
    const glyph = GLYPHS[letter]
    if (glyph) strokes += placedGlyph(glyph[1], x, -size / 2 + stroke / 2, scaleX, scaleY)
    x += advanceOf(letter) * scaleX + (gaps[index] ?? 0) * stroke
  })
  const skew = style.slant ? ` skewX(${-style.slant})` : ''
  const ends = style.round ? ROUND : ' stroke-linecap="square" stroke-miterlimit="2"'
  return line(strokes, colour, stroke, ` transform="translate(${num(place.cx)} ${num(place.cy)})${skew}"${ends}`)
}

/** A name of one word on one line; of more words on two, when they are read better so. */
export function nameBlock(name: string, place: Place, colour: string, style: Lettering = PLAIN): string {
  const { cx, cy, maxWidth, height } = place
  const words = name.split(' ')
  const isTooLong = naturalWidth(name, height, style) > maxWidth * 1.7
  if (words.length < 2 || !isTooLong) return word(name, place, colour, style)
  const [first = '', ...others] = words
  const lineHeight = height * 0.57
  return (
    word(first, { cx, cy: cy - lineHeight * 0.62, maxWidth, height: lineHeight }, colour, style) +
    word(others.join(' '), { cx, cy: cy + lineHeight * 0.62, maxWidth, height: lineHeight }, colour, style)
  )
}

function naturalWidth(text: string, size: number, style: Lettering): number {
  const letters = Array.from(text.toUpperCase())
  return letters.reduce((sum, letter) => sum + advanceOf(letter) + 14 * style.weight, 0) * (size / 10) * style.width
}

function advanceOf(letter: string): number {
  return GLYPHS[letter]?.[0] ?? UNKNOWN_WIDTH
}

function gapBetween(before: string, after: string, style: Lettering): number {
  const trims = (OPEN_LEFT.includes(after) ? TRIM : 0) + (OPEN_RIGHT.includes(before) ? TRIM : 0)
  return 1.38 + style.weight - trims
}

/** Scales a glyph: H takes x only, V takes y only, and arcs take radii. */
function placedGlyph(d: string, x: number, y: number, scaleX: number, scaleY: number): string {
  return d.replaceAll(/([A-Z])([^A-Z]*)/g, (_all, command: string, rest: string) => {
    const values = (rest.match(/[\d.]+/g) ?? []).map(Number)
    const placed = values.map((value, index) => {
      if (command === 'V') return num(y + value * scaleY)
      if (command === 'A')
        return num(
          [value * scaleX, value * scaleY, value, value, value, x + value * scaleX, y + value * scaleY][index] ?? 0,
        )
      return num(command === 'H' || index % 2 === 0 ? x + value * scaleX : y + value * scaleY)
    })
    return command + placed.join(' ')
  })
}
