import { samplePack, SAMPLE_TAGS } from '../../load/samples.ts'
import type { UnitCounter } from '../../product/index.ts'
import type { CartTotals } from './cart-totals.ts'
import type { CartLineItem } from './cart-row.tsx'

const countersOf = (
  perLayer: number,
  layers: number,
  weighsGrams: number,
  values: readonly number[],
): UnitCounter[] => [
  { unit: 'packages', value: values[0] ?? 0, max: 999, weighsGrams },
  { unit: 'layers', value: values[1] ?? 0, max: 99, holds: perLayer },
  { unit: 'pallets', value: values[2] ?? 0, max: 99, holds: perLayer * layers },
]

/** The cart of the style guide: 17,9 pallets, with one line cut to the stock. */
export const SAMPLE_CART: CartLineItem[] = [
  {
    id: '1',
    name: 'Veenhof Pils',
    subtitle: 'Krat 24 × 30 cl · 5,0%',
    picture: samplePack('crate/veenhof-pils'),
    tint: '#DDE6D3',
    tag: SAMPLE_TAGS.pils,
    packageWord: 'crate',
    packages: 320,
    millilitres: 2_304_000,
    weightGrams: 6_528_000,
    priceCents: 1785,
    totalCents: 571_200,
    counters: countersOf(8, 5, 20_400, [0, 0, 8]),
  },
  {
    id: '2',
    name: 'Veenhof Pils',
    subtitle: 'Fust 50 l · 5,0%',
    picture: samplePack('keg50/veenhof-pils'),
    tint: '#DDE6D3',
    tag: SAMPLE_TAGS.pilsKeg,
    packageWord: 'keg',
    packages: 72,
    millilitres: 3_600_000,
    weightGrams: 4_500_000,
    priceCents: 14_250,
    totalCents: 1_026_000,
    counters: countersOf(6, 3, 62_500, [0, 0, 4]),
  },
  {
    id: '3',
    name: 'Witte Wieven',
    subtitle: 'Krat 24 × 30 cl · 4,8%',
    picture: samplePack('crate-longneck/witte-wieven'),
    tint: '#DCE7EA',
    tag: SAMPLE_TAGS.witte,
    packageWord: 'crate',
    packages: 136,
    millilitres: 979_200,
    weightGrams: 2_802_000,
    priceCents: 2460,
    totalCents: 334_560,
    counters: countersOf(8, 5, 20_600, [0, 2, 3]),
    notice: 'Your card has been updated to reflect the current stock availability.',
  },
  {
    id: '4',
    name: 'Veenhof Pils',
    subtitle: 'Tank · 5,0%',
    picture: samplePack('keg20/herfstvuur'),
    tint: '#DDE6D3',
    tag: SAMPLE_TAGS.pils,
    packageWord: 'piece',
    packages: 0,
    millilitres: 700_000,
    weightGrams: 0,
    priceCents: 218,
    totalCents: 152_600,
    counters: [{ unit: 'litres', value: 700, max: 750, step: 50 }],
  },
]

export const SAMPLE_TOTALS: CartTotals = {
  goodsCents: 2_699_160,
  goods: 'Goods, 788 units',
  discounts: [
    {
      label: 'Packaging discount, full pallets',
      condition: '0,25% on cases that stand on full pallets; checked each month',
      cents: 6319,
    },
  ],
  charges: [],
  vat: [
    { rateBasisPoints: 2100, cents: 552_100 },
    { rateBasisPoints: 900, cents: 13_397 },
  ],
  depositCents: 487_680,
  netCents: 2_692_841,
  totalLabel: 'Total incl. VAT and deposit',
  totalHolds: 'incl. VAT and deposit',
  totalCents: 3_746_018,
}
