import { kind, WrongCell, type Kind } from './kind.ts'

const LARGEST_INT = 2_147_483_647

export function whole(least = -LARGEST_INT, most = LARGEST_INT): Kind {
  const range = most < LARGEST_INT ? ` from ${least} to ${most}` : least > -LARGEST_INT ? ` of ${least} or more` : ''
  const about = `a whole number${range}`
  return kind(about, 'int', {
    read: (cell) => {
      const value = /^-?[0-9]{1,10}$/.test(cell) ? Number(cell) : Number.NaN
      return value >= least && value <= most ? value : new WrongCell(`is not ${about}`)
    },
  })
}

type Unit = { about: string; digits: number; headerEnd: string; columnEnd: string; sqlType?: string }
type Range = { least?: number; most?: number }

/** A decimal in the file, a whole number of the small unit in the table: 12.5 kg is 12500 grams. */
function scaled({ about, digits, headerEnd, columnEnd, sqlType = 'int' }: Unit, range: Range = {}): Kind {
  const { least = 0, most = Infinity } = range
  const largest = Math.min(most * 10 ** digits, sqlType === 'int' ? LARGEST_INT : Number.MAX_SAFE_INTEGER)
  const upTo = most < Infinity ? ` up to ${most}` : ''
  return kind(about + upTo, sqlType, {
    headerEnd,
    columnEnd,
    read: (cell) => {
      const value = smallUnits(cell, digits)
      if (value === undefined) return DECIMAL_COMMA.test(cell) ? withPoint(cell) : notANumber(about)
      if (Number.isNaN(value)) return new WrongCell(`has more than ${digits} decimals (expected ${about})`)
      if (value < least) return new WrongCell(`is too small (expected ${about})`)
      return value <= largest ? value : new WrongCell(`is too large (expected ${about}${upTo})`)
    },
    write: (stored) => decimal(stored, digits),
  })
}

const notANumber = (about: string) => new WrongCell(`is not a number (expected ${about})`)

const DECIMAL_COMMA = /^-?[0-9]{1,13},[0-9]{1,13}$/
const withPoint = (cell: string) => new WrongCell(`has a decimal comma: write ${cell.replace(',', '.')}`)

// Digits only: binary fractions would turn 17.85 into 1784.9999.
function smallUnits(cell: string, digits: number): number | undefined {
  const match = /^(-?[0-9]{1,13})(?:\.([0-9]+))?$/.exec(cell)
  if (!match) return undefined
  const decimals = withoutEndZeros(match[2] ?? '')
  if (decimals.length > digits) return Number.NaN
  return Number((match[1] ?? '') + decimals.padEnd(digits, '0'))
}

function decimal(stored: string, digits: number): string {
  const negative = stored.startsWith('-')
  const padded = stored.replace('-', '').padStart(digits + 1, '0')
  const decimals = withoutEndZeros(padded.slice(-digits))
  return `${negative ? '-' : ''}${padded.slice(0, -digits)}${decimals && `.${decimals}`}`
}

function withoutEndZeros(decimals: string): string {
  return /^\d*[1-9]/.exec(decimals)?.[0] ?? ''
}

const AMOUNT = { about: 'an amount such as `17.85`', digits: 2, headerEnd: '', columnEnd: '_cents', sqlType: 'bigint' }
const KILOGRAMS = { about: 'kilograms such as `12.5`', digits: 3, headerEnd: '_kg', columnEnd: '_grams' }
const LITRES = { about: 'litres such as `7.2`', digits: 3, headerEnd: '_l', columnEnd: '_ml' }
const PERCENT = { about: 'a percentage such as `21`', digits: 2, headerEnd: '_percent', columnEnd: '_bp' }
const ALCOHOL = { about: 'a percentage such as `5.0`', digits: 1, headerEnd: '_percent', columnEnd: '_permille' }

export const amount = scaled(AMOUNT)
export const amountAboveZero = scaled({ ...AMOUNT, about: 'an amount above 0 such as `10`' }, { least: 1 })
export const amountOrCredit = scaled(
  { ...AMOUNT, about: 'an amount such as `17.85`, or `-3.90` for a credit' },
  { least: -Infinity },
)
export const kilograms = scaled(KILOGRAMS)
export const largeKilograms = scaled({ ...KILOGRAMS, sqlType: 'bigint' })
export const litres = scaled(LITRES)
export const percent = scaled(PERCENT, { most: 100 })
export const percentAboveZero = scaled(
  { ...PERCENT, about: 'a percentage above 0 such as `2.5`' },
  { least: 1, most: 100 },
)
export const alcohol = scaled(ALCOHOL, { most: 100 })

export const degrees = kind('degrees such as `52.157284`, at most 6 decimals', 'numeric', {
  read: (cell) =>
    /^-?[0-9]{1,3}(\.[0-9]{1,6})?$/.test(cell)
      ? cell
      : DECIMAL_COMMA.test(cell)
        ? withPoint(cell)
        : new WrongCell('is not degrees such as 52.157284'),
})
