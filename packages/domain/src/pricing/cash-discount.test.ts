import { expect, test } from 'vitest'
import { cashDiscountFor } from './cash-discount.ts'

const terms = { fromCents: 250_000, basisPoints: 100 }

test.each([
  ['below the amount', 249_999, terms, null],
  ['at the amount', 250_000, terms, { kind: 'rate', basisPoints: 100 }],
  ['where the brewery gives none', 900_000, null, null],
  ['at no percentage', 900_000, { ...terms, basisPoints: 0 }, null],
])('[CRT-60] the cash discount %s', (_case, goodsCents, own, expected) => {
  expect(cashDiscountFor(goodsCents, own)).toEqual(expected)
})
