import { expect, test } from 'vitest'
import { isForSale, isOrderable, isSoldAsPart, isUnpriced, listedPrice, type Sold } from './is-for-sale.ts'

const BEER: Sold = {
  type: 'simple',
  materialType: 'FERT',
  isActive: true,
  isPromotional: false,
  isReturnItem: false,
  posmPriceCents: null,
  tiers: [{ minCases: 1, priceCents: 1000 }],
  offer: null,
  variants: null,
}
const UNPRICED: Sold = { ...BEER, tiers: [] }
const POSM: Sold = { ...UNPRICED, materialType: 'ZBTL', posmPriceCents: 1500 }
const SIZES: Sold = { ...POSM, type: 'configurable', posmPriceCents: null, variants: { minimumCents: 700 } }

test.each<[string, Sold, { price: number | null; sold: boolean; ordered: boolean; part: boolean }]>([
  ['beer with a price is sold', BEER, { price: 1000, sold: true, ordered: true, part: true }],
  ['beer without a price is not', UNPRICED, { price: null, sold: false, ordered: false, part: false }],
  [
    'beer that has only an offer is sold at its price',
    { ...UNPRICED, offer: { priceCents: 800 } },
    { price: 800, sold: true, ordered: true, part: true },
  ],
  [
    'what is not active is not sold',
    { ...BEER, isActive: false },
    { price: 1000, sold: false, ordered: false, part: false },
  ],
  [
    'empties need no price',
    { ...UNPRICED, isReturnItem: true },
    { price: null, sold: true, ordered: true, part: false },
  ],
  ['POS material with a price is sold', POSM, { price: 1500, sold: true, ordered: true, part: true }],
  [
    'POS material without a price is a part at most',
    { ...POSM, posmPriceCents: null },
    { price: null, sold: false, ordered: false, part: true },
  ],
  ['of what has variants one has to be chosen', SIZES, { price: 700, sold: true, ordered: false, part: true }],
  [
    'a promotional product waits for the prices of its variants',
    { ...SIZES, isPromotional: true, variants: { minimumCents: null } },
    { price: null, sold: true, ordered: false, part: true },
  ],
  [
    'a promotional product without price and variants is not sold',
    { ...SIZES, isPromotional: true, variants: null },
    { price: null, sold: false, ordered: false, part: true },
  ],
])('%s', (_what, own, expected) => {
  expect({
    price: listedPrice(own),
    sold: isForSale(own),
    ordered: isOrderable(own),
    part: isSoldAsPart(own),
  }).toEqual(expected)
})

test.each<[string, Sold, boolean]>([
  ['beer without a price', UNPRICED, true],
  ['POS material without a price', { ...POSM, posmPriceCents: null }, true],
  ['beer that is not active and has no price', { ...UNPRICED, isActive: false }, true],
  ['beer with a price', BEER, false],
  ['beer with a price that is sold no more', { ...BEER, isActive: false }, false],
  ['empties, which need none', { ...UNPRICED, isReturnItem: true }, false],
  ['what has its price by its variants', SIZES, false],
])('of %s it is told whether it is unpriced', (_what, own, unpriced) => {
  expect(isUnpriced(own)).toBe(unpriced)
})
