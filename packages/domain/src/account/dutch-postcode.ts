export type PostcodeFault = 'digits-only' | 'four-digits' | 'letters-only' | 'two-letters'

const DIGITS = 4
const LETTERS = 2

/** What is wrong with a Dutch postcode, or null: four digits, then two letters, with or without a space (IDN-40, IDN-41). */
export function reviewDutchPostcode(written: string): PostcodeFault | null {
  const plain = plainPostcode(written)
  const digits = /^\d*/.exec(plain)?.[0].length ?? 0
  if (digits < DIGITS) return /\d/.test(plain.slice(digits)) ? 'digits-only' : 'four-digits'
  const letters = plain.slice(DIGITS)
  if (/[^a-z]/i.test(letters)) return 'letters-only'
  return letters.length === LETTERS ? null : 'two-letters'
}

/** As it is written on a label: '7511 GA'. */
export function dutchPostcode(written: string): string {
  const plain = plainPostcode(written)
  return `${plain.slice(0, DIGITS)} ${plain.slice(DIGITS)}`
}

/** Without spaces, in capitals: '7511GA'. */
export function plainPostcode(written: string): string {
  return written.replaceAll(/\s/g, '').toUpperCase()
}

export type DutchHouseNumber = { readonly number: number; readonly addition: string }

const MOST = 99_999

/** A house number with what stands behind it, as '12 bis' or '12-A'; null for what is none. */
export function dutchHouseNumber(written: string): DutchHouseNumber | null {
  const text = written.trim()
  const digits = /^\d{1,5}/.exec(text)?.[0] ?? ''
  const number = Number(digits)
  const addition = text.slice(digits.length)
  if (number < 1 || number > MOST || /^\d/.test(addition)) return null
  return { number, addition: addition.replace(/^[\s\-/]+/, '').trim() }
}
