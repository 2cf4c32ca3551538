import { asOneLine } from '@fust/domain/text'

/** What is read of a reason, and what of it is shown. */
export const READ_ERROR_LENGTH = 2_000
const SHOWN_ERROR_LENGTH = 500

/** A reason as it is shown to staff: one line, cut, and without addresses of people or sign-ins inside of addresses. */
export function shownError(error: string): string {
  const words = asOneLine(error).split(' ').filter(Boolean)
  const line = words.map((word) => (word.includes('@') ? '…@…' : word)).join(' ')
  const letters = Array.from(line)
  return letters.length > SHOWN_ERROR_LENGTH ? `${letters.slice(0, SHOWN_ERROR_LENGTH).join('')}…` : line
}
