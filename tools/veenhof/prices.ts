import { BEERS, TANK_BEERS } from './beers.ts'
import { euros, texts } from './csv.ts'
import type { Row } from './csv.ts'
import { EMPTIES } from './empties.ts'
import { PACK_FORMATS } from './pack-formats.ts'
import { beerSku } from './products.ts'
import type { Cents, Text } from './units.ts'

export type PriceGroup =
  | 'DISTRIBUTOR'
  | 'TRADE'
  | 'AGREEMENT'
  | 'RETAIL'
  | 'ONTRADE'
  | 'TANK'
  | 'RESELLER'
  | 'STAFF'
  | 'LIST'

type Tier = { from: 'layer' | 'pallet' | 'five pallets'; offBp: number }

/** What a group pays on top of the distributor's price, and what it gains by quantity. */
const GROUPS: Record<PriceGroup, { name: Text; onTopBp: number; tiers: Tier[] }> = {
  DISTRIBUTOR: { name: { nl: 'Groothandel', en: 'Distributor' }, onTopBp: 0, tiers: [] },
  TRADE: {
    name: { nl: 'Handel', en: 'Trade' },
    onTopBp: 250,
    tiers: [
      { from: 'pallet', offBp: 100 },
      { from: 'five pallets', offBp: 180 },
    ],
  },
  AGREEMENT: { name: { nl: 'Contract', en: 'Agreement' }, onTopBp: 600, tiers: [{ from: 'pallet', offBp: 150 }] },
  RETAIL: {
    name: { nl: 'Winkel', en: 'Retail' },
    onTopBp: 800,
    tiers: [
      { from: 'layer', offBp: 100 },
      { from: 'pallet', offBp: 220 },
    ],
  },
  ONTRADE: { name: { nl: 'Horeca', en: 'On-trade' }, onTopBp: 1400, tiers: [{ from: 'layer', offBp: 150 }] },
  TANK: { name: { nl: 'Horeca tankbier', en: 'On-trade tank' }, onTopBp: 1400, tiers: [{ from: 'layer', offBp: 150 }] },
  RESELLER: { name: { nl: 'Wederverkoper', en: 'Reseller' }, onTopBp: 1000, tiers: [] },
  STAFF: { name: { nl: 'Intern', en: 'Internal' }, onTopBp: 0, tiers: [] },
  LIST: { name: { nl: 'Lijstprijs', en: 'List price' }, onTopBp: 1600, tiers: [{ from: 'pallet', offBp: 100 }] },
}
const PRICE_GROUPS = Object.entries(GROUPS).map(([code, group]) => ({ code, ...group }))

// Distributors have negotiated one price for what they move by the truck; slower beers earn a pallet price.
const SLOW_BRANDS = new Set(['driest', 'klaarlicht'])
const SLOW_TIERS: Tier[] = [
  { from: 'pallet', offBp: 120 },
  { from: 'five pallets', offBp: 200 },
]

const toFiveCents = (cents: number) => Math.round(cents / 5) * 5

type Price = { group: string; sku: string; minCases: number; priceCents: Cents }

const beerPrices: Price[] = PRICE_GROUPS.flatMap(({ code: group, onTopBp, tiers }) =>
  BEERS.flatMap((beer) =>
    beer.packs.flatMap((pack): Price[] => {
      const sku = beerSku(beer, pack)
      const format = PACK_FORMATS[pack.format]
      const pallet = format.casesPerLayer * format.layersPerPallet
      const cases = { layer: format.casesPerLayer, pallet, 'five pallets': 5 * pallet }
      const single = toFiveCents((pack.priceCents * (10_000 + onTopBp)) / 10_000)
      const steps = group === 'DISTRIBUTOR' && SLOW_BRANDS.has(beer.brand) ? SLOW_TIERS : tiers
      return [
        { group, sku, minCases: 1, priceCents: single },
        ...steps.map(({ from, offBp }) => ({
          group,
          sku,
          minCases: cases[from],
          priceCents: toFiveCents((single * (10_000 - offBp)) / 10_000),
        })),
      ]
    }),
  ),
)

const TANK_GROUPS = ['TANK', 'STAFF', 'LIST']

const tankPrices: Price[] = TANK_GROUPS.flatMap((group) =>
  TANK_BEERS.flatMap(({ sku, litreCents }): Price[] => [
    { group, sku, minCases: 1, priceCents: litreCents },
    { group, sku, minCases: 2000, priceCents: litreCents - 4 },
  ]),
)

// Empties cost nothing: only their deposit is credited.
const emptiesPrices: Price[] = PRICE_GROUPS.flatMap(({ code: group }) =>
  EMPTIES.map(({ sku }) => ({ group, sku, minCases: 1, priceCents: 0 })),
)

const PRICES: Price[] = [...beerPrices, ...tankPrices, ...emptiesPrices]

const pricesOf = Map.groupBy(PRICES, ({ group, sku }) => `${group} ${sku}`)

/** The price of a case (or liter) in a group when so many are ordered; undefined when the group cannot buy it. */
export const priceFor = (group: PriceGroup, sku: string, cases: number): Cents | undefined =>
  pricesOf.get(`${group} ${sku}`)?.findLast(({ minCases }) => minCases <= cases)?.priceCents

export const priceGroupRows = (): Row[] => PRICE_GROUPS.map(({ code, name }) => ({ code, ...texts('name', name) }))

export const priceRows = (): Row[] =>
  PRICES.map(({ group, sku, minCases, priceCents }) => ({
    price_group: group,
    sku,
    min_cases: minCases,
    price: euros(priceCents),
  }))
