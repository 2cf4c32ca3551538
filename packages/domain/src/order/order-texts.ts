export const TITLE_MAXIMUM_CHARACTERS = 40
export const NOTE_MAXIMUM_CHARACTERS = 70

/** Characters as people see them: a flag or an accented letter counts as one (decisions ORD-09, ORD-10). */
export function characterCount(text: string): number {
  return Array.from(segmenter.segment(text)).length
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
