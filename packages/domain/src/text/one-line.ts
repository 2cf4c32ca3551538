// Controls (line breaks, tabs, terminal codes), halves of letters, line separators, and marks that turn the direction of what follows.
const NOT_IN_A_LINE = String.raw`\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`

/** What one line of text is, as a JSON Schema says it. */
export const ONE_LINE = `^[^${NOT_IN_A_LINE}]*$`

/** What text of several lines is: breaks and tabs, and of the rest nothing that cannot be seen. */
export const PROSE = String.raw`^[\t\n\r\P{Cc}]*$`

const ONE_LINE_ONLY = new RegExp(ONE_LINE, 'u')
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu
const OTHERS = new RegExp(`[${NOT_IN_A_LINE}]`, 'gu')

/** True when a text shows as it is stored, in one line, wherever it is shown. */
export function isOneLine(text: string): boolean {
  return ONE_LINE_ONLY.test(text)
}

/** A text as a field of one line takes it: its breaks are spaces, what cannot be seen is gone. */
export function asOneLine(text: string): string {
  return text.replaceAll(LINE_BREAKS, ' ').replaceAll(OTHERS, '')
}
