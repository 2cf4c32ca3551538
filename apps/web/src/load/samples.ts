import type { LoadForm, LoadPlace, LoadView, LoadStripe, LoadTag } from './load-view.ts'

/** The products that the style guide shows. */
export const SAMPLE_TAGS = {
  pils: { tag: 'VP', label: 'Veenhof Pils', colour: '#1E6B45', tagInk: '#fff' },
  pilsKeg: { tag: 'VF', label: 'Veenhof Pils', colour: '#1E6B45', tagInk: '#fff' },
  witte: { tag: 'WW', label: 'Witte Wieven', colour: '#6C9DB8', tagInk: '#16211C' },
  ipa: { tag: 'KV', label: 'Kraanvogel IPA', colour: '#E0683A', tagInk: '#16211C' },
  dubbel: { tag: 'TS', label: 'Turfsteker Dubbel', colour: '#6A3B22', tagInk: '#fff' },
  tripel: { tag: 'DR', label: 'Driest Tripel', colour: '#3B4A8C', tagInk: '#fff' },
} as const satisfies Record<string, LoadTag>

/** Where the pictures of the style guide come from. */
export const samplePack = (drawing: string): string => `/media/packs/${drawing}.svg`
export const sampleSign = (brand: string): string => `/media/brands/${brand}/motif.svg`

const pallets = (count: number, tag: LoadTag, form: LoadForm): LoadPlace[] =>
  Array.from({ length: count }, () => ({ kind: 'pallet', form, ...tag }))
const loose = (...stripes: LoadStripe[]): LoadPlace => ({ kind: 'mixed', stripes })

const { pils, pilsKeg, witte, ipa, dubbel, tripel } = SAMPLE_TAGS
const FULL_TRUCK = { maxPlaces: 26, hasMaximum: true, minPlaces: 24, maxWeightKg: 24_000 }
const HALF_TRUCK = { maxPlaces: 16, hasMaximum: true, minPlaces: 10, maxWeightKg: 12_000 }

const main = [
  ...pallets(8, pils, 'crate'),
  ...pallets(4, pilsKeg, 'keg'),
  ...pallets(3, witte, 'crate'),
  ...pallets(2, ipa, 'tray'),
]

export const SAMPLE_LOADS = {
  belowMinimum: {
    ...FULL_TRUCK,
    places: [...main, loose({ ...witte, share: 0.4 }, { ...ipa, share: 0.333 }, { ...dubbel, share: 0.2 })],
    pallets: 17.933,
    weightKg: 16_657,
  },
  fits: {
    ...FULL_TRUCK,
    places: [...main, ...pallets(3, dubbel, 'crate'), ...pallets(4, tripel, 'box'), loose({ ...tripel, share: 0.5 })],
    pallets: 24.5,
    weightKg: 22_310,
  },
  full: {
    ...FULL_TRUCK,
    minPlaces: null,
    places: [...main, ...pallets(5, dubbel, 'crate'), ...pallets(4, tripel, 'box')],
    pallets: 26,
    weightKg: 23_880,
  },
  tooMuch: {
    ...FULL_TRUCK,
    places: [...main, ...pallets(12, pilsKeg, 'keg')],
    pallets: 29,
    weightKg: 27_440,
  },
  halfTruck: {
    ...HALF_TRUCK,
    places: [...pallets(5, pils, 'crate'), ...pallets(2, pilsKeg, 'keg'), loose({ ...witte, share: 0.6 })],
    pallets: 7.6,
    weightKg: 6_904,
  },
  empty: { ...FULL_TRUCK, places: [], pallets: 0, weightKg: 0 },
} satisfies Record<string, LoadView>
