import { priceCart, type PriceLine } from '@fust/domain/pricing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove, ROUNDS } from '../support/prove.ts'
import { pricesOf, type OracleFacts, type OraclePriceLine } from './price-oracle.ts'

const cents = fc.integer({ min: 0, max: 50_000 })
const basisPoints = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 }))

const someLine: fc.Arbitrary<OraclePriceLine> = fc
  .record({
    isBeer: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 5_000 }),
    unitPriceCents: cents,
    tiers: fc.uniqueArray(fc.record({ fromQuantity: fc.integer({ min: 2, max: 4_000 }), unitPriceCents: cents }), {
      selector: (tier) => tier.fromQuantity,
      maxLength: 3,
    }),
    fixedBasisPoints: basisPoints,
    promotionalBasisPoints: basisPoints,
    sortingCents: fc.integer({ min: 0, max: 99 }),
    taxCents: fc.integer({ min: 0, max: 99 }),
    vatBasisPoints: fc.constantFrom(0, 900, 2_100, 2_550),
    depositCents: fc.oneof(fc.constant(0), fc.integer({ min: -100_000, max: 100_000 })),
    casesOnFullPallets: fc.integer({ min: 0, max: 100 }),
  })
  .map((line) => ({ ...line, casesOnFullPallets: Math.floor((line.quantity * line.casesOnFullPallets) / 100) }))

const someFacts: fc.Arbitrary<OracleFacts> = fc.record({
  coupon: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('rate' as const), basisPoints }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 10_000_000 }) }),
  ),
  cashBasisPoints: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 })),
  fillsTruck: fc.boolean(),
  isDepositTaxed: fc.boolean(),
})

const rate = (own: number) => (own === 0 ? null : { kind: 'rate' as const, basisPoints: own })

const priceLine = (line: OraclePriceLine, index: number): PriceLine => ({
  id: String(index),
  kind: line.isBeer ? 'beer' : 'posm',
  quantity: line.quantity,
  pricedUnits: 1,
  unitPriceCents: line.unitPriceCents,
  tiers: line.tiers,
  fixedDiscount: rate(line.fixedBasisPoints),
  promotionalDiscount: rate(line.promotionalBasisPoints),
  sortingChargePerUnitCents: line.sortingCents,
  packagingTaxPerUnitCents: line.taxCents,
  vatBasisPoints: line.vatBasisPoints,
  deposits: [{ kind: 'crate', pieces: 1, centsPerPiece: line.depositCents }],
  casesOnFullPallets: line.casesOnFullPallets,
})

/** What a generated cart has, so that no branch of the rules is left out unnoticed. */
function traitsOf(lines: readonly OraclePriceLine[], facts: OracleFacts): string[] {
  return [
    `coupon ${facts.coupon?.kind ?? 'none'}`,
    `cash discount ${facts.cashBasisPoints > 0}`,
    `truck filled ${facts.fillsTruck}`,
    `deposit taxed ${facts.isDepositTaxed}`,
    ...(lines.length === 1 ? ['one line'] : []),
    ...(lines.length >= 400 ? ['hundreds of lines'] : []),
    ...lines.flatMap((line) => [
      `beer ${line.isBeer}`,
      `tier reached ${line.tiers.some(({ fromQuantity }) => fromQuantity <= line.quantity)}`,
      `fixed ${line.fixedBasisPoints > 0}, promotional ${line.promotionalBasisPoints > 0}`,
      `deposit ${Math.sign(line.depositCents)}`,
      `on full pallets ${line.casesOnFullPallets > 0}`,
    ]),
  ]
}

const TRAITS = 3 + 2 + 2 + 2 + 2 + 2 + 2 + 4 + 3 + 2

test('[CRT-39] prices keep their order, are rounded once a line, and lose no cent, with 1 to 500 lines', async () => {
  const seen = new Set<string>()
  await prove('prices of carts with 1 to 500 lines', 1, async () => {
    const lineCount = fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 20 }), fc.integer({ min: 400, max: 500 }))
    const someLines = lineCount.chain((count) => fc.array(someLine, { minLength: count, maxLength: count }))
    const outcome = fc.check(
      fc.property(someLines, someFacts, (lines, facts) => {
        for (const trait of traitsOf(lines, facts)) seen.add(trait)
        const found = priceCart(lines.map(priceLine), {
          coupon: facts.coupon,
          cashDiscount: rate(facts.cashBasisPoints),
          fillsTruck: facts.fillsTruck,
          isDepositTaxed: facts.isDepositTaxed,
          packagingRates: { fullTruckBasisPoints: 75, fullPalletsBasisPoints: 25 },
        })
        const expected = pricesOf(lines, facts)
        const own = found.lines.map(({ netCents, vatCents, totalCents }) => ({
          net: netCents,
          vat: vatCents,
          total: totalCents,
        }))
        expect(own).toEqual(expected)
        expect(found.totals.grandTotalCents).toBe(expected.reduce((sum, { total }) => sum + total, 0))
        expect(found.totals.vatByRate.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(
          expected.reduce((sum, { vat }) => sum + vat, 0),
        )
      }),
      { numRuns: Math.max(200, ROUNDS * 10), seed: 2026 },
    )
    return outcome.failed ? [fc.defaultReportMessage(outcome) ?? 'a counterexample'] : []
  })
  expect([...seen].toSorted()).toHaveLength(TRAITS)
})
