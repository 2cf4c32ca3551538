import { expect, test } from 'vitest'
import { bestDiscount, type GivenDiscount } from './best-discount.ts'

const PILS = { sku: 'PILS-CRATE', brandCode: 'pils' }
const given = (rateBp: number, own: Partial<GivenDiscount> = {}): GivenDiscount => ({
  kind: 'fixed',
  sku: null,
  brandCode: null,
  rateBp,
  ...own,
})

test.each<[string, GivenDiscount[], number | null]>([
  ['none is given', [], null],
  ['one on everything holds', [given(500)], 500],
  ['the highest holds alone', [given(500), given(700, { sku: 'PILS-CRATE' })], 700],
  ['one on the brand holds', [given(300, { brandCode: 'pils' })], 300],
  ['one on another product does not', [given(300, { sku: 'WIT-CRATE' })], null],
  ['one on another brand does not', [given(300, { brandCode: 'wit' })], null],
  ['one of the other kind does not', [given(300, { kind: 'promotional' })], null],
])('%s', (_what, discounts, basisPoints) => {
  expect(bestDiscount('fixed', PILS, discounts)).toEqual(basisPoints === null ? null : { kind: 'rate', basisPoints })
})
