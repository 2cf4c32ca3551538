import { expect, test } from 'vitest'
import { lowerPrices, unitPrice, type Prices } from './unit-price.ts'

const BEER: Prices = {
  materialType: 'FERT',
  posmPriceCents: null,
  tiers: [
    { minCases: 1, priceCents: 1000 },
    { minCases: 50, priceCents: 900 },
  ],
  offer: null,
}
const POSM: Prices = { ...BEER, materialType: 'ZBTL', posmPriceCents: 1500 }

test.each<[string, Prices, number | null, number[]]>([
  ['beer costs what its group pays for the smallest quantity', BEER, 1000, [900]],
  ['an offer with a price takes the place of all others', { ...BEER, offer: { priceCents: 800 } }, 800, []],
  ['an offer may cost nothing', { ...BEER, offer: { priceCents: 0 } }, 0, []],
  ['an offer without a price changes none', { ...BEER, offer: { priceCents: null } }, 1000, [900]],
  ['beer without a price in the group cannot be paid', { ...BEER, tiers: [] }, null, []],
  ['POS material has a price of its own', POSM, 1500, []],
  ['POS material without a price cannot be paid', { ...POSM, posmPriceCents: null }, null, []],
])('%s', (_what, prices, cents, lower) => {
  expect(unitPrice(prices)).toBe(cents)
  expect(lowerPrices(prices).map(({ unitPriceCents }) => unitPriceCents)).toEqual(lower)
})
