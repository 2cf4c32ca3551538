/** True for a number that a spreadsheet shows in short, as 8,72E+12: its other digits are lost. */
export function isShortenedNumber(code: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i.test(code)
}
