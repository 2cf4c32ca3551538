import { pick, type Draw, weighted } from './draw.ts'

export type Range = { readonly least: number; readonly most: number }

/** Numbers as they are written: JSON and GraphQL have more of them than a machine. */
const WRITTEN = [
  '0',
  '-0',
  '0.0',
  '1',
  '-1',
  '1.0',
  '1e0',
  '1E+2',
  '0.1',
  '0.5',
  '1.005',
  '99.99999999999999999999',
  '1e-6',
  '9.9e-7',
  '2.2250738585072014e-308',
  '5e-324',
  '1e-400',
  '1e308',
  '1.7976931348623157e308',
  '1e309',
  '1e400',
  '-1e400',
  '2147483646',
  '2147483647',
  '2147483648',
  '-2147483648',
  '-2147483649',
  '4294967295',
  '4294967296',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '18446744073709551616',
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
] as const

/** What looks like a number and is none. */
const NONE = ['-', '+1', '01', '.5', '5.', '1_000', '0x10', '1e', 'NaN', 'Infinity', '-Infinity', '1,5'] as const

const ENDLESS = ['9'.repeat(10_000), `1.${'0'.repeat(10_000)}1`, `1e${'9'.repeat(10_000)}`]

/** A number around the ends of what is allowed, or of what machines know. */
export function hostileNumber(draw: Draw, { least, most }: Range): string {
  return weighted(draw, [
    [10, () => pick(draw, WRITTEN)],
    [8, () => String(pick(draw, [least - 1, least, least + 1, most - 1, most, most + 1, least - 0.5, most + 0.5]))],
    [1, () => pick(draw, NONE)],
    [1, () => pick(draw, ENDLESS)],
  ])
}
