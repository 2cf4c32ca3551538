/** Code points of a text of which nothing more is said. */
export const TEXT_MAXIMUM = 2_000

/** Code points of what names something: an id, a code, a SKU. */
export const NAME_MAXIMUM = 64

// A family is seven code points and one character; accents upon accents would be one character without end.
const CODE_POINTS_A_CHARACTER = 10

/** The code points that so many characters may have. */
export function codePointsOf(characters: number): number {
  return characters * CODE_POINTS_A_CHARACTER
}

/** Characters as people see them, of ten code points at the most: a flag or an accented letter counts as one (decisions ORD-09, ORD-10). */
export function characterCount(text: string): number {
  // Beyond every limit: nobody has to know how far.
  if (text.length > TEXT_MAXIMUM) return text.length
  const seen = Array.from(segmenter.segment(text)).length
  return Math.max(seen, Math.ceil(codePointCount(text) / CODE_POINTS_A_CHARACTER))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** True when a text has more code points than so many; a text that is far too long is not gone through. */
export function isLongerThan(text: string, codePoints: number): boolean {
  // A code point takes one or two places of a string.
  if (text.length <= codePoints) return false
  return text.length > 2 * codePoints || codePointCount(text) > codePoints
}

function codePointCount(text: string): number {
  return Array.from(text).length
}
