const LEFT_ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const PARITIES = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']
const GUARD = '101'
const MIDDLE = '01010'

/** The 95 modules of an EAN-13 code, 1 for a bar; null for digits that are not such a code. */
export function ean13Modules(digits: string): string | null {
  if (!/^\d{13}$/.test(digits) || !hasRightCheckDigit(digits)) return null
  const numbers = Array.from(digits).map(Number)
  const parity = PARITIES[numbers[0] ?? 0] ?? ''
  const left = numbers.slice(1, 7).map((digit, at) => (parity[at] === 'O' ? odd(digit) : even(digit)))
  const right = numbers.slice(7).map((digit) => inverted(odd(digit)))
  return GUARD + left.join('') + MIDDLE + right.join('') + GUARD
}

const odd = (digit: number): string => LEFT_ODD[digit] ?? ''
const inverted = (modules: string): string =>
  Array.from(modules)
    .map((module) => (module === '1' ? '0' : '1'))
    .join('')
// An even digit is the right-hand one, read backwards.
const even = (digit: number): string =>
  Array.from(inverted(odd(digit)))
    .toReversed()
    .join('')

function hasRightCheckDigit(digits: string): boolean {
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
