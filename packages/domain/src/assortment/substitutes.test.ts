import { expect, test } from 'vitest'
import { substitutesFor, SUBSTITUTES_MAXIMUM, type Comparable } from './substitutes.ts'

const CRATE: Comparable = {
  sku: 'PILS-CRATE',
  kind: 'beer',
  type: 'simple',
  materialType: 'FERT',
  brand: { code: 'veenhof' },
  beerType: 'pils',
  packFormat: 'CRATE',
  volume: '24 x 30 cl',
  isActive: true,
  isPromotional: false,
  isReturnItem: false,
  posmPriceCents: null,
  tiers: [{ minCases: 1, priceCents: 1000 }],
  offer: null,
  variants: null,
  stock: 40,
}
const GONE: Comparable = { ...CRATE, isActive: false, stock: 0 }
const DAY = '2026-11-26'
const other = (sku: string, own: Partial<Comparable> = {}): Comparable => ({ ...CRATE, sku, ...own })

const found = (others: readonly Comparable[], missing = GONE) =>
  substitutesFor(missing, others, DAY).map(({ sku }) => sku)

test('[ERR-12] the same brand in the same pack comes first, then its other packs, then such a beer of another brand', () => {
  const tray = other('PILS-TRAY', { packFormat: 'TRAY', volume: '24 x 33 cl' })
  const foreign = other('WIT-CRATE', { brand: { code: 'wieven' } })
  expect(found([foreign, tray, other('LENTE-CRATE')])).toEqual(['LENTE-CRATE', 'PILS-TRAY', 'WIT-CRATE'])
})

test('as near as another the order of the catalogue decides, and some are enough', () => {
  const skus = ['A', 'B', 'C', 'D']
  expect(found(skus.map((sku) => other(sku)))).toEqual(skus.slice(0, SUBSTITUTES_MAXIMUM))
})

test.each<[why: string, own: Partial<Comparable>]>([
  ['another kind of beer of another brand', { brand: { code: 'wieven' }, beerType: 'wit' }],
  ['another pack of another brand', { brand: { code: 'wieven' }, packFormat: 'TRAY' }],
  ['not sold any more', { isActive: false }],
  ['without a price for this buyer', { tiers: [] }],
  ['out of stock', { stock: 0 }],
  ['POS material', { kind: 'posm', materialType: 'ZBTL', posmPriceCents: 500 }],
  ['empties', { isReturnItem: true }],
  ['a bundle, whose parts would have to be chosen', { type: 'bundle' }],
  ['an offer that cannot come that day', { offer: offer('2026-11-27', null) }],
  ['an offer that came until the day before', { offer: offer(null, '2026-11-25') }],
])('%s stands in for nothing', (_why, own) => {
  expect(found([other('OTHER', own)])).toEqual([])
})

test('while no day is chosen an offer for other days is no worse', () => {
  const later = other('OTHER', { offer: offer('2026-11-27', null) })
  expect(substitutesFor(GONE, [later], null)).toEqual([later])
})

test('nothing stands in for itself, for tank beer, which is agreed upon, or for empties', () => {
  expect(found([CRATE])).toEqual([])
  expect(found([other('OTHER', { kind: 'tank' })], { ...GONE, kind: 'tank' })).toEqual([])
  expect(found([other('OTHER')], { ...GONE, isReturnItem: true })).toEqual([])
})

function offer(from: string | null, to: string | null): NonNullable<Comparable['offer']> {
  return { priceCents: null, deliverableFrom: from, deliverableTo: to }
}
