import { expect, test } from 'vitest'
import { suggestedRetailPrice } from './suggested-retail-price.ts'

test.each([
  // package, pieces, margin, VAT, step, price, because
  [1785, 24, 4_000, 2_100, 5, 130, '€ 17,85 of 24 with 40 % and 21 % is € 1,2599…'],
  [2400, 24, 0, 0, 5, 100, 'what is a multiple already stays'],
  [2401, 24, 0, 0, 5, 105, 'a part of a cent more is the next step'],
  [1, 1, 0, 0, 5, 5, 'nothing is sold for less than a step'],
  [0, 24, 4_000, 2_100, 5, 0, 'what costs nothing is free'],
  [1785, 24, 4_000, 900, 10, 120, 'beer without alcohol has another rate, and a card may round to ten'],
  [999_999, 1, 30_000, 2_500, 1, 4_999_995, 'large amounts are exact'],
])(
  '[CNT-25] %i cents for %i pieces, %i + %i bp in steps of %i is %i: %s',
  (purchaseCents, pieces, marginBp, vatRateBp, stepCents, expected) => {
    expect(suggestedRetailPrice({ purchaseCents, pieces, marginBp, vatRateBp, stepCents })).toBe(expected)
  },
)
