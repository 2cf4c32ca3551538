import { expect, test } from 'vitest'
import { recommendedRetailPrice, RETAIL_PRICE_STEP_CENTS } from './index.ts'

test.each([
  [100, 3000, 2100, 160, '1.573 goes up to the next five cents'],
  [100, 0, 0, 100, 'a price on the step stays'],
  [101, 0, 0, 105, 'a cent over goes up'],
  [0, 5000, 2100, 0, 'nothing costs nothing'],
])(
  '[CNT-25] %i cents with %i and %i basis points is %i: %s',
  (purchasePriceCents, marginBasisPoints, vatBasisPoints, retail) => {
    const stepCents = RETAIL_PRICE_STEP_CENTS
    expect(recommendedRetailPrice({ purchasePriceCents, marginBasisPoints, vatBasisPoints, stepCents })).toBe(retail)
  },
)
