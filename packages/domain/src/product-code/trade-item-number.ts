const GTIN_DIGITS = 14
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** Which scanner read it, as scanners put before a code: `]C1`, `]E0`, `]d2`, `]Q3`. */
const SYMBOLOGY = /^\][A-Za-z]\d/
/** Application identifier 01 (trade item) or 02 (content of a pallet), as printed or as scanned. */
const PRINTED_ELEMENT = /\(0[12]\)\s?(\d{14})/
const SCANNED_ELEMENT = /^0[12](\d{14})/
const DIGITAL_LINK = /^https?:\/\/[^\s]{1,150}\/01\/(\d{8,14})(?:[/?#]|$)/i

/** The 14 digits that a code of a trade item stands for: EAN-8, UPC, EAN-13 or GTIN-14, spaced, printed or scanned; undefined for anything else. */
export function tradeItemNumber(code: string): string | undefined {
  const text = code.trim()
  const element = PRINTED_ELEMENT.exec(text)?.[1] ?? DIGITAL_LINK.exec(text)?.[1]
  if (element !== undefined) return checked(element)
  const scanned = text.replace(SYMBOLOGY, '')
  const digits = scanned.replaceAll(/[\s-]/g, '')
  if (/^\d+$/.test(digits) && LENGTHS.has(digits.length)) return checked(digits)
  const read = SCANNED_ELEMENT.exec(scanned)?.[1]
  return read === undefined ? undefined : checked(read)
}

export const isTradeItemNumber = (code: string): boolean => tradeItemNumber(code) !== undefined

/** The digits as a GTIN-14; undefined where the last one does not follow from the others. */
function checked(digits: string): string | undefined {
  const gtin = digits.padStart(GTIN_DIGITS, '0')
  return gtin.endsWith(checkDigit(gtin.slice(0, -1))) ? gtin : undefined
}

/** The last digit of an EAN or GTIN, by the digits before it (GS1: from the right they weigh 3 and 1 in turn). */
export function checkDigit(digits: string): string {
  let sum = 0
  for (const [at, digit] of Array.from(digits).toReversed().entries()) sum += Number(digit) * (at % 2 === 0 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}
