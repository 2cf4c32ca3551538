import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { confirmedAmounts, confirmedTotals, type LineAmounts } from './index.ts'

const NOTHING: LineAmounts = {
  rowTotalCents: 0,
  discountCents: 0,
  couponDiscountCents: 0,
  packagingDiscountCents: 0,
  cashDiscountCents: 0,
  packagingTaxCents: 0,
  sortingChargeCents: 0,
  vatCents: 0,
  depositCents: 0,
}
const line: LineAmounts = {
  ...NOTHING,
  rowTotalCents: 10_000,
  discountCents: 1_000,
  vatCents: 1_890,
  depositCents: 1_950,
}

describe('[ORD-35] the amounts of a confirmed quantity', () => {
  test.each([
    [5, 5, line],
    [0, 5, NOTHING],
    [2, 5, { ...NOTHING, rowTotalCents: 4_000, discountCents: 400, vatCents: 756, depositCents: 780 }],
    [1, 3, { ...NOTHING, rowTotalCents: 3_333, discountCents: 333, vatCents: 630, depositCents: 650 }],
  ])('%i of %i have their share, rounded half up to the cent', (confirmed, ordered, expected) => {
    expect(confirmedAmounts(line, confirmed, ordered)).toEqual(expected)
  })

  test('the deposit of return items is credited by share, too', () => {
    expect(confirmedAmounts({ ...NOTHING, depositCents: -390 }, 1, 2).depositCents).toBe(-195)
  })
})

describe('[ORD-35] the totals of what is confirmed', () => {
  const order = {
    goodsCents: 20_000,
    discountCents: 2_000,
    packagingTaxCents: 0,
    sortingChargeCents: 0,
    vatCents: 3_780,
    depositCents: 3_900,
    details: {
      fixedDiscountCents: 600,
      promotionalDiscountCents: 400,
      couponDiscountCents: 1_000,
      cashDiscountCents: 0,
      packagingDiscounts: [],
      vatByRate: [{ basisPoints: 2_100, baseCents: 18_000, vatCents: 3_780 }],
    },
  }
  const own = { vatBasisPoints: 2_100, ordered: { ...line, couponDiscountCents: 500 } }

  test('a rejected line takes its goods, discounts, VAT and deposit with it', () => {
    const totals = confirmedTotals(order, [
      { ...own, confirmed: own.ordered },
      { ...own, confirmed: NOTHING },
    ])
    expect(totals).toMatchObject({
      goodsCents: 10_000,
      netCents: 9_000,
      couponDiscountCents: 500,
      fixedDiscountCents: 300,
      promotionalDiscountCents: 200,
      vatCents: 1_890,
      vatByRate: [{ basisPoints: 2_100, baseCents: 9_000, vatCents: 1_890 }],
      depositCents: 1_950,
      grandTotalExVatCents: 10_950,
      grandTotalCents: 12_840,
    })
  })

  test('an order that keeps sums of its own loses what its lines lose', () => {
    const brought = { ...order, goodsCents: 99_999, details: {} }
    expect(confirmedTotals(brought, [{ ...own, confirmed: NOTHING }]).goodsCents).toBe(89_999)
  })

  test('parts add up to the total, whatever is confirmed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 2, maxLength: 2 }), (quantities) => {
        const lines = quantities.map((quantity) => ({ ...own, confirmed: confirmedAmounts(own.ordered, quantity, 7) }))
        const totals = confirmedTotals(order, lines)
        const discounts =
          totals.fixedDiscountCents +
          totals.promotionalDiscountCents +
          totals.couponDiscountCents +
          totals.cashDiscountCents
        expect(totals.goodsCents - discounts).toBe(totals.netCents)
        expect(totals.vatByRate.reduce((sum, row) => sum + row.vatCents, 0)).toBe(totals.vatCents)
        expect(totals.grandTotalCents).toBe(totals.netCents + totals.depositCents + totals.vatCents)
        expect(totals.goodsCents).toBe(lines.reduce((sum, { confirmed }) => sum + confirmed.rowTotalCents, 0))
      }),
    )
  })
})
