import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_KINDS } from '../order/order-kind.ts'
import { priceCart, type LineDiscount, type OrderDiscount, type PricedLine } from './index.ts'
import { buildPriceFactsWith, buildPriceLineWith } from './pricing.builders.ts'

const priced = (wish: Parameters<typeof buildPriceLineWith>[0], facts?: Parameters<typeof buildPriceFactsWith>[0]) =>
  priceCart([buildPriceLineWith(wish)], buildPriceFactsWith(facts))

describe('the price of a line', () => {
  const tiers = [
    { fromQuantity: 40, unitPriceCents: 1100 },
    { fromQuantity: 10, unitPriceCents: 1150 },
  ]

  test.each([
    [9, 1200],
    [10, 1150],
    [39, 1150],
    [40, 1100],
  ])('%i cases cost %i cents each by tier', (quantity, unitPriceCents) => {
    const [line] = priced({ quantity, tiers }).lines
    expect(line).toMatchObject({ unitPriceCents, goodsCents: quantity * unitPriceCents })
  })

  test('tank beer is priced per hectolitre', () => {
    const [line] = priced({ kind: 'tank', quantity: 450, pricedUnits: 100, unitPriceCents: 18_055 }).lines
    expect(line?.goodsCents).toBe(81_248)
  })

  test('discounts come one after the other, charges and VAT after them, deposit last', () => {
    const cart = priced(
      {
        fixedDiscount: { kind: 'rate', basisPoints: 1000 },
        promotionalDiscount: { kind: 'amount', centsPerUnit: 80 },
        sortingChargePerUnitCents: 3,
        packagingTaxPerUnitCents: 2,
        deposits: [
          { kind: 'bottle', pieces: 240, centsPerPiece: 10 },
          { kind: 'crate', pieces: 10, centsPerPiece: 150 },
        ],
      },
      {
        coupon: { kind: 'amount', cents: 1000 },
        fillsTruck: true,
        cashDiscount: { kind: 'rate', basisPoints: 200 },
      },
    )
    expect(cart.totals).toEqual({
      goodsCents: 12_000,
      fixedDiscountCents: 1200,
      promotionalDiscountCents: 800,
      couponDiscountCents: 1000,
      packagingDiscounts: [{ discount: 'full-truck', basisPoints: 75, cents: 68 }],
      cashDiscountCents: 179,
      netCents: 8753,
      sortingChargeCents: 30,
      packagingTaxCents: 20,
      vatByRate: [{ basisPoints: 2100, baseCents: 8803, vatCents: 1849 }],
      vatCents: 1849,
      depositCents: 3900,
      grandTotalExVatCents: 12_703,
      grandTotalCents: 14_552,
    })
  })

  test('VAT on deposit is a setting of the market', () => {
    const deposits = [{ kind: 'keg', pieces: 2, centsPerPiece: 3000 }] as const
    expect(priced({ deposits }, { isDepositTaxed: false }).totals.vatCents).toBe(2520)
    expect(priced({ deposits }, { isDepositTaxed: true }).totals.vatCents).toBe(3780)
  })

  test('deposit that is credited makes the total smaller', () => {
    const deposits = [{ kind: 'crate', pieces: 10, centsPerPiece: -390 }] as const
    expect(priced({ unitPriceCents: 0, deposits }).totals.grandTotalCents).toBe(-3900)
  })

  test('VAT is shown per rate, highest first', () => {
    const lines = [buildPriceLineWith({ vatBasisPoints: 900 }), buildPriceLineWith({ vatBasisPoints: 2100 })]
    expect(priceCart(lines, buildPriceFactsWith()).totals.vatByRate).toEqual([
      { basisPoints: 2100, baseCents: 12_000, vatCents: 2520 },
      { basisPoints: 900, baseCents: 12_000, vatCents: 1080 },
    ])
  })
})

describe('packaging discounts', () => {
  const twoPallets = { quantity: 100, casesOnFullPallets: 80 }

  test('[CRT-37] a truck that is exactly full earns 0.75 % on all beer', () => {
    expect(priced(twoPallets, { fillsTruck: true }).totals.packagingDiscounts).toEqual([
      { discount: 'full-truck', basisPoints: 75, cents: 900 },
    ])
  })

  test('[CRT-38] otherwise cases on full pallets of one SKU earn 0.25 %', () => {
    expect(priced(twoPallets).totals.packagingDiscounts).toEqual([
      { discount: 'full-pallets', basisPoints: 25, cents: 240 },
    ])
  })

  test('[CRT-39] their rates are what the brewery settles', () => {
    const packagingRates = { fullTruckBasisPoints: 200, fullPalletsBasisPoints: 50 }
    const rowsOf = (fillsTruck: boolean) => priced(twoPallets, { fillsTruck, packagingRates }).totals.packagingDiscounts
    expect(rowsOf(true)).toEqual([{ discount: 'full-truck', basisPoints: 200, cents: 2_400 }])
    expect(rowsOf(false)).toEqual([{ discount: 'full-pallets', basisPoints: 50, cents: 480 }])
  })

  test('[CRT-39] they are given on what line and coupon discounts leave, without deposit', () => {
    const fixedDiscount = { kind: 'rate', basisPoints: 5000 } as const
    const deposits = [{ kind: 'crate', pieces: 100, centsPerPiece: 390 }] as const
    const facts = { fillsTruck: true, coupon: { kind: 'amount', cents: 20_000 } } as const
    const [row] = priced({ ...twoPallets, fixedDiscount, deposits }, facts).totals.packagingDiscounts
    expect(row?.cents).toBe(300)
  })

  test('[CRT-38] loose cases and other goods earn none', () => {
    expect(priced({ quantity: 30 }).totals.packagingDiscounts).toEqual([])
    expect(priced({ kind: 'posm' }, { fillsTruck: true }).totals.packagingDiscounts).toEqual([])
  })
})

describe('a coupon', () => {
  test('[CRT-40] is spread over the lines and keeps its sum', () => {
    const lines = ['a', 'b', 'c'].map((id) => buildPriceLineWith({ id }))
    const cart = priceCart(lines, buildPriceFactsWith({ coupon: { kind: 'amount', cents: 1000 } }))
    expect(cart.lines.map((line) => line.couponDiscountCents)).toEqual([334, 333, 333])
    expect(cart.totals.couponDiscountCents).toBe(1000)
  })

  test('[CRT-40] never makes an order cheaper than nothing', () => {
    expect(priced({}, { coupon: { kind: 'amount', cents: 99_999 } }).totals.netCents).toBe(0)
  })
})

describe('every priced cart', () => {
  const rate = fc.record({ kind: fc.constant('rate' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) })
  const centsPerUnit = fc.integer({ min: 0, max: 500 })
  const cents = fc.integer({ min: 0, max: 50_000 })
  const lineDiscount = fc.option<LineDiscount>(
    fc.oneof(rate, fc.record({ kind: fc.constant('amount' as const), centsPerUnit })),
  )
  const orderDiscount = fc.option<OrderDiscount>(
    fc.oneof(rate, fc.record({ kind: fc.constant('amount' as const), cents })),
  )
  const anyLine = fc
    .record({
      kind: fc.constantFrom(...ORDER_KINDS),
      quantity: fc.integer({ min: 0, max: 2000 }),
      pricedUnits: fc.constantFrom(1, 100),
      unitPriceCents: fc.integer({ min: 0, max: 100_000 }),
      fixedDiscount: lineDiscount,
      promotionalDiscount: lineDiscount,
      sortingChargePerUnitCents: fc.integer({ min: 0, max: 20 }),
      packagingTaxPerUnitCents: fc.integer({ min: 0, max: 20 }),
      vatBasisPoints: fc.constantFrom(0, 900, 2100),
    })
    .map((wish) => buildPriceLineWith({ ...wish, casesOnFullPallets: wish.quantity - (wish.quantity % 40) }))
  const anyFacts = fc.record({
    coupon: orderDiscount,
    cashDiscount: orderDiscount,
    fillsTruck: fc.boolean(),
    packagingRates: fc.record({
      fullTruckBasisPoints: fc.integer({ min: 0, max: 10_000 }),
      fullPalletsBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    }),
    isDepositTaxed: fc.boolean(),
  })

  test('adds up: lines to totals, VAT rates to VAT, and nothing is discounted below zero', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 15 }), anyFacts, (lines, facts) => {
        const cart = priceCart(lines, facts)
        const total = (amount: (line: PricedLine) => number) => cart.lines.reduce((sum, line) => sum + amount(line), 0)
        const packagingCents = cart.totals.packagingDiscounts.reduce((sum, row) => sum + row.cents, 0)
        const { totals } = cart
        expect(total((line) => line.totalCents)).toBe(totals.grandTotalCents)
        expect(totals.vatByRate.reduce((sum, row) => sum + row.vatCents, 0)).toBe(totals.vatCents)
        expect(totals.grandTotalExVatCents + totals.vatCents).toBe(totals.grandTotalCents)
        expect(
          totals.goodsCents -
            totals.fixedDiscountCents -
            totals.promotionalDiscountCents -
            totals.couponDiscountCents -
            packagingCents -
            totals.cashDiscountCents,
        ).toBe(totals.netCents)
        expect(cart.lines.every((line) => line.netCents >= 0)).toBe(true)
        expect(cart.lines.every((line) => Number.isSafeInteger(line.totalCents))).toBe(true)
      }),
    )
  })
})
