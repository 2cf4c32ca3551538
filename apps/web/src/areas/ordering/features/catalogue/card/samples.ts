import type { CountedUnit } from '../../../../../load/index.ts'
import { samplePack, sampleSign } from '../../../../../load/samples.ts'
import type { UnitCounter } from '../../../../../product/index.ts'
import type { CardProduct } from './product-card.tsx'

type Counts = readonly [packages: number, layers: number, pallets: number]
type Pack = {
  word: CardProduct['packageWord']
  perLayer: number
  layers: number
  weighsGrams: number
  millilitres: number
}

const CRATE: Pack = { word: 'crate', perLayer: 8, layers: 5, weighsGrams: 20_400, millilitres: 7200 }
const KEG: Pack = { word: 'keg', perLayer: 6, layers: 3, weighsGrams: 62_500, millilitres: 50_000 }
const TRAY: Pack = { word: 'tray', perLayer: 12, layers: 9, weighsGrams: 8700, millilitres: 7920 }

const BRANDS = {
  pils: { colour: '#1E6B45', tint: '#DDE6D3', motif: sampleSign('veenhof-pils') },
  witte: { colour: '#6C9DB8', tint: '#DCE7EA', motif: sampleSign('witte-wieven') },
  turf: { colour: '#6A3B22', tint: '#EADBCB', motif: sampleSign('turfsteker') },
  kraan: { colour: '#E0683A', tint: '#F4DCCB', motif: sampleSign('kraanvogel') },
  hoog: { colour: '#DFA02C', tint: '#F3E5C0', motif: sampleSign('hoogveen') },
  klaar: { colour: '#E8CB3C', tint: '#F2ECC4', motif: sampleSign('klaarlicht') },
  herfst: { colour: '#8E2438', tint: '#ECD3D2', motif: sampleSign('herfstvuur') },
  driest: { colour: '#3B4A8C', tint: '#DDE0EE', motif: sampleSign('driest') },
}

const WHITE = '#fff'
const DARK = '#16211C'

function countersOf(pack: Pack, [packages, layers, pallets]: Counts): UnitCounter[] {
  return [
    { unit: 'packages', value: packages, max: 999, weighsGrams: pack.weighsGrams },
    { unit: 'layers', value: layers, max: 99, holds: pack.perLayer },
    { unit: 'pallets', value: pallets, max: 99, holds: pack.perLayer * pack.layers },
  ]
}

function lineOf(pack: Pack, [packages, layers, pallets]: Counts, priceCents: number): CardProduct['line'] {
  const all = packages + layers * pack.perLayer + pallets * pack.perLayer * pack.layers
  return all ? { packages: all, millilitres: all * pack.millilitres, totalCents: all * priceCents } : null
}

/** The card after one of its counters moved, as a page would answer. */
export function withQuantity(product: CardProduct, unit: CountedUnit, value: number): CardProduct {
  const counters = product.counters.map((counter) => (counter.unit === unit ? { ...counter, value } : counter))
  const [packages = 0, layers = 0, pallets = 0] = counters.map((counter) => counter.value)
  const counts: Counts = [packages, layers, pallets]
  return { ...product, counters, line: lineOf(packOf(product), counts, product.priceCents) }
}

const packOf = ({ packageWord }: CardProduct): Pack =>
  packageWord === 'keg' ? KEG : packageWord === 'tray' ? TRAY : CRATE

type Sample = Pick<CardProduct, 'sku' | 'name' | 'subtitle' | 'picture' | 'priceCents' | 'depositCents'> & {
  brand: keyof typeof BRANDS
  tag: string
  ink?: string
  pack: Pack
  counts: Counts
  more?: Partial<CardProduct>
}

function sample({ brand, tag, ink = WHITE, pack, counts, more, ...words }: Sample): CardProduct {
  return {
    ...words,
    brand: BRANDS[brand],
    tag: { tag, tagInk: ink },
    packageWord: pack.word,
    layersPerPallet: pack.layers,
    counters: countersOf(pack, counts),
    flags: [],
    line: lineOf(pack, counts, words.priceCents),
    ...more,
  }
}

/** One product for each state that a card can be in. */
export const SAMPLE_PRODUCTS: CardProduct[] = [
  sample({
    sku: '110001',
    name: 'Veenhof Pils',
    subtitle: 'Krat 24 × 30 cl · 5,0%',
    picture: samplePack('crate/veenhof-pils'),
    priceCents: 1785,
    depositCents: 390,
    brand: 'pils',
    tag: 'VP',
    pack: CRATE,
    counts: [0, 0, 8],
  }),
  sample({
    sku: '110002',
    name: 'Veenhof Pils',
    subtitle: 'Fust 50 l · 5,0%',
    picture: samplePack('keg50/veenhof-pils'),
    priceCents: 14_250,
    depositCents: 3000,
    brand: 'pils',
    tag: 'VF',
    pack: KEG,
    counts: [0, 0, 4],
  }),
  sample({
    sku: '110003',
    name: 'Witte Wieven',
    subtitle: 'Krat 24 × 30 cl · 4,8%',
    picture: samplePack('crate-longneck/witte-wieven'),
    priceCents: 2460,
    depositCents: 390,
    brand: 'witte',
    tag: 'WW',
    ink: DARK,
    pack: CRATE,
    counts: [0, 2, 3],
    more: { flags: [{ kind: 'low-stock' }] },
  }),
  sample({
    sku: '110004',
    name: 'Kraanvogel IPA',
    subtitle: 'Tray 24 × 33 cl blik · 6,2%',
    picture: samplePack('tray-can33/kraanvogel'),
    priceCents: 2646,
    depositCents: 360,
    brand: 'kraan',
    tag: 'KV',
    ink: DARK,
    pack: TRAY,
    counts: [0, 3, 2],
    more: { flags: [{ kind: 'offer' }], wasPriceCents: 2940 },
  }),
  sample({
    sku: '110005',
    name: 'Turfsteker Dubbel',
    subtitle: 'Krat 24 × 33 cl · 7,2%',
    picture: samplePack('crate-longneck/turfsteker'),
    priceCents: 3315,
    depositCents: 390,
    brand: 'turf',
    tag: 'TS',
    pack: CRATE,
    counts: [0, 1, 0],
    more: { counters: withRefusal(countersOf(CRATE, [0, 1, 0])) },
  }),
  sample({
    sku: '110006',
    name: 'Herfstvuur Bok',
    subtitle: 'Fust 20 l · 6,9%',
    picture: samplePack('keg20/herfstvuur'),
    priceCents: 7140,
    depositCents: 3000,
    brand: 'herfst',
    tag: 'HB',
    pack: KEG,
    counts: [0, 0, 0],
    more: { flags: [{ kind: 'until', date: '2026-12-31' }] },
  }),
  sample({
    sku: '110007',
    name: 'Hoogveen Blond',
    subtitle: 'Krat 16 × 45 cl beugel · 6,5%',
    picture: samplePack('crate-swingtop/hoogveen'),
    priceCents: 2890,
    depositCents: 470,
    brand: 'hoog',
    tag: 'HV',
    ink: DARK,
    pack: CRATE,
    counts: [0, 0, 0],
    more: {
      flags: [{ kind: 'out-of-stock' }],
      counters: countersOf(CRATE, [0, 0, 0]).map((counter) => ({ ...counter, refusal: 'out-of-stock' })),
    },
  }),
  sample({
    sku: '110008',
    name: 'Klaarlicht Radler',
    subtitle: 'Tray 24 × 33 cl blik · 0,0%',
    picture: samplePack('tray-can33/klaarlicht'),
    priceCents: 1920,
    depositCents: 360,
    brand: 'klaar',
    tag: 'KL',
    ink: DARK,
    pack: TRAY,
    counts: [0, 0, 0],
    more: { flags: [{ kind: 'new' }], refusal: 'PRODUCT NOT AVAILABLE ON THE SELECTED DATE' },
  }),
  sample({
    sku: '900001',
    name: 'Veenhof Pils glazen',
    subtitle: 'Doos 24 × 25 cl',
    picture: samplePack('beerGlass/veenhof-pils'),
    priceCents: 4200,
    depositCents: 0,
    brand: 'driest',
    tag: 'GL',
    pack: { ...CRATE, word: 'box' },
    counts: [2, 0, 0],
    more: { counters: [{ unit: 'packages', value: 2, max: 12 }], layersPerPallet: null },
  }),
]

function withRefusal(counters: UnitCounter[]): UnitCounter[] {
  return counters.map((counter) =>
    counter.unit === 'packages'
      ? { ...counter, refusal: 'single-cases-not-on-full-truck' }
      : counter.unit === 'pallets'
        ? { ...counter, refusal: 'pallets-disabled' }
        : counter,
  )
}
