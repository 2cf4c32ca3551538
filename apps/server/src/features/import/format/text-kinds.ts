import { EMAIL_MAXIMUM } from '@fust/domain/account'
import { checkDigit } from '@fust/domain/product-code'
import { isLongerThan, isOneLine } from '@fust/domain/text'
import { kind, WrongCell, type Kind } from './kind.ts'

/** What nobody reads to its end on a screen, a label or a sheet; an open quote makes such texts. */
export const MOST_CHARACTERS = { text: 1_000, prose: 20_000 } as const

/** One line, as it goes to labels, the ERP and mails. */
export const text = within(
  MOST_CHARACTERS.text,
  kind('text', 'text', { read: (cell) => oneLine(unguard(cell)), write: guard }),
)

/** In as many lines as it takes. */
export const prose = within(
  MOST_CHARACTERS.prose,
  kind('text, also of several lines', 'text', { read: unguard, write: guard }),
)

/** The same, of so many code points at the most. */
export function within(codePoints: number, own: Kind): Kind {
  const tooLong = new WrongCell(`is longer than ${codePoints} characters: make it shorter`)
  return { ...own, read: (cell) => (isLongerThan(cell, codePoints) ? tooLong : own.read(cell)) }
}

function oneLine(cell: string): string | WrongCell {
  return isOneLine(cell) ? cell : new WrongCell('holds a line break or a character that nobody sees: take it away')
}

// A spreadsheet takes a cell that begins like this for a formula; an apostrophe in front keeps it a text.
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

function guard(stored: string): string {
  return FORMULA.test(stored) ? `'${stored}` : stored
}
function unguard(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}

/** A text of a fixed shape, such as a code. */
export function shaped(about: string, shape: RegExp): Kind {
  return kind(about, 'text', { read: (cell) => (shape.test(cell) ? cell : new WrongCell(`is not ${about}`)) })
}

// Codes of customers, brands and orders come from other systems: anything without spaces at the ends.
export const code = kind('code', 'text', {
  read: (cell) =>
    cell === cell.trim() ? oneLine(unguard(cell)) : new WrongCell('has a space before or after it: take it away'),
  write: guard,
})
export const sku = shaped('a SKU of 3 to 20 capitals, digits and dashes', /^[A-Z0-9-]{3,20}$/)
export const tag = shaped('a mark of two capitals or digits', /^[A-Z0-9]{2}$/)
export const colour = shaped('a colour such as `#1E4D2B` in capitals', /^#[0-9A-F]{6}$/)
export const email = within(
  EMAIL_MAXIMUM,
  shaped('an e-mail address in small letters', /^[^\s@A-Z]+@[^\s@A-Z.]+\.[^\s@A-Z]+$/),
)
export const timeOfDay = shaped('a time such as `07:30`', /^([01][0-9]|2[0-3]):[0-5][0-9]$/)
export const country = shaped('a country of two capitals such as `NL`', /^[A-Z]{2}$/)
export const filePath = shaped(
  'a path inside the folder such as `documents/sheet.pdf`',
  // A step may begin with dots, but `.` and `..` are none.
  /^(media|documents)(\/(\.{0,2}[^./\\][^/\\]*|\.{3}[^/\\]*))+$/,
)
const A_PICTURE = 'a picture in the folder such as `media/crate.svg`, in SVG, PNG, JPEG, WebP or AVIF'
const PICTURE_NAME = /^media\/.*\.(svg|png|jpe?g|webp|avif)$/
/** Served to everybody as `/media/…`; `/media/documents/…` is for who signed in. */
export const picturePath = kind(A_PICTURE, 'text', {
  read: (cell) => {
    const isShown = PICTURE_NAME.test(cell) && !cell.startsWith('media/documents/')
    return isShown ? filePath.read(cell) : new WrongCell(`is not ${A_PICTURE}`)
  },
})

/** What PostgreSQL draws for a row that brings none. */
export const NEW_REFERENCE = 'gen_random_uuid()'
export const reference: Kind = {
  ...shaped(
    'a reference such as `6f1f7d3e-0f0c-4c59-9b53-3f0d7a1a2c11`',
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  ),
  sqlType: 'uuid',
}

export const ean13 = kind('EAN-13 with a right check digit', 'text', {
  read: (cell) => {
    if (!/^[0-9]{13}$/.test(cell)) return new WrongCell('is not 13 digits')
    const right = checkDigit(cell.slice(0, -1))
    return cell.endsWith(right) ? cell : new WrongCell(`has a wrong check digit (expected ${right})`)
  },
})

export function oneOf(...choices: readonly string[]): Kind {
  const known = new Set(choices)
  const list = choices.map((choice) => `\`${choice}\``).join(', ')
  return kind(`one of ${list}`, 'text', {
    read: (cell) => (known.has(cell) ? cell : new WrongCell(`is not one of ${choices.join(', ')}`)),
  })
}
