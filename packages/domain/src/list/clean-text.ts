// Byte-order marks, zero-width blanks, soft hyphens and direction marks come along when people copy from mails and web pages.
const FORMAT_CHARACTERS = /[\p{Cf}\p{Cs}\0]/gu
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu
const DASHES = /[\p{Pd}\u2212]/gu
const BLANKS = /\p{Zs}+/gu

/** The text of a list: LF as line end, no format characters, each kind of blank as a plain one. */
export function cleanText(text: string): string {
  return text
    .replaceAll(FORMAT_CHARACTERS, '')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(/(?!\n)\s/g, plainBlank)
}

const plainBlank = (blank: string): string => (blank === '\t' ? blank : ' ')

/** A cell as one line of text, which every server takes. */
export function cleanCell(text: string): string {
  return text
    .replaceAll(FORMAT_CHARACTERS, '')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(BLANKS, ' ')
    .replaceAll(DASHES, '-')
    .trim()
}

/** A text for comparison: small letters without accents. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
