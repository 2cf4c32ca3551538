import { CATEGORY } from './categories.ts'
import type { CategoryId } from './categories.ts'
import type { Drawing } from './drawings/packs.ts'
import type { Cents, Text } from './units.ts'

export type DepositKind = 'bottle' | 'can' | 'crate' | 'keg' | 'pallet'

/** How a beer is packed: what one case is, how a pallet is built of it, and what comes back. */
export type PackFormat = {
  picture: Drawing
  packFormat: 'CRATE' | 'KEG' | 'TRAY' | 'BOX'
  packMaterial: 'GLASS' | 'ALUMINIUM' | 'STEEL'
  packaging: Text
  sapName: string
  volume: string
  items: number
  casesPerLayer: number
  layersPerPallet: number
  grossGrams: number
  caseMillilitres: number
  shelfLifeDays: number
  category: CategoryId
  deposits: { kind: DepositKind; quantity: number; priceCents: Cents }[]
  packagingTaxCents: Cents
  sortingChargeCents: Cents
  isReturnable: boolean
}

export const EMPTY_PALLET_GRAMS = 26_000
export const PALLET_DEPOSIT_CENTS = 750

export const DEPOSIT_NAMES: Record<DepositKind, Text> = {
  bottle: { nl: 'Statiegeld fles', en: 'Bottle deposit' },
  can: { nl: 'Statiegeld blik', en: 'Can deposit' },
  crate: { nl: 'Statiegeld krat', en: 'Crate deposit' },
  keg: { nl: 'Statiegeld fust', en: 'Keg deposit' },
  pallet: { nl: 'Statiegeld pallet', en: 'Pallet deposit' },
}

export type PackFormatName =
  | 'crate24x30'
  | 'crate24x33'
  | 'crate12x30'
  | 'crate16x45'
  | 'keg20'
  | 'keg30'
  | 'keg50'
  | 'tray24x33'
  | 'tray24x50'
  | 'sixpacks4x30'
  | 'box24x30'
  | 'box12x33'
  | 'box6x75'

const crate = (
  items: number,
  centilitres: number,
  bottleCents: Cents,
  crateCents: Cents,
  pallet: { layer: number; layers: number; grossGrams: number },
): PackFormat => ({
  picture: centilitres === 45 ? 'crate-swingtop' : 'crate-longneck',
  packFormat: 'CRATE',
  packMaterial: 'GLASS',
  packaging: {
    nl: `Krat ${items} × ${centilitres} cl${centilitres === 45 ? ' beugel' : ''}`,
    en: `Crate ${items} × ${centilitres} cl${centilitres === 45 ? ' swing-top' : ''}`,
  },
  sapName: `KR ${items}X${centilitres}CL`,
  volume: `${centilitres} cl`,
  items,
  casesPerLayer: pallet.layer,
  layersPerPallet: pallet.layers,
  grossGrams: pallet.grossGrams,
  caseMillilitres: items * centilitres * 10,
  shelfLifeDays: 270,
  category: CATEGORY.crates,
  deposits: [
    { kind: 'bottle', quantity: items, priceCents: bottleCents },
    { kind: 'crate', quantity: 1, priceCents: crateCents },
  ],
  packagingTaxCents: 0,
  // bottles of another shape than the common one are sorted by hand
  sortingChargeCents: centilitres === 45 ? 12 : 0,
  isReturnable: true,
})

const keg = (litres: 20 | 30 | 50, layer: number, grossGrams: number): PackFormat => ({
  picture: `keg${litres}`,
  packFormat: 'KEG',
  packMaterial: 'STEEL',
  packaging: { nl: `Fust ${litres} l`, en: `Keg ${litres} l` },
  sapName: `FUST ${litres}L`,
  volume: `${litres} l`,
  items: 1,
  casesPerLayer: layer,
  layersPerPallet: 3,
  grossGrams,
  caseMillilitres: litres * 1000,
  shelfLifeDays: 180,
  category: CATEGORY.kegs,
  deposits: [{ kind: 'keg', quantity: 1, priceCents: 3000 }],
  packagingTaxCents: 0,
  sortingChargeCents: 0,
  isReturnable: true,
})

const tray = (
  centilitres: 33 | 50,
  pallet: { layer: number; layers: number; grossGrams: number },
  packagingTaxCents: Cents,
): PackFormat => ({
  picture: `tray-can${centilitres}`,
  packFormat: 'TRAY',
  packMaterial: 'ALUMINIUM',
  packaging: { nl: `Tray 24 × ${centilitres} cl blik`, en: `Tray 24 × ${centilitres} cl cans` },
  sapName: `TRAY 24X${centilitres}CL BLIK`,
  volume: `${centilitres} cl`,
  items: 24,
  casesPerLayer: pallet.layer,
  layersPerPallet: pallet.layers,
  grossGrams: pallet.grossGrams,
  caseMillilitres: 24 * centilitres * 10,
  shelfLifeDays: 365,
  category: CATEGORY.cans,
  deposits: [{ kind: 'can', quantity: 24, priceCents: 15 }],
  packagingTaxCents,
  sortingChargeCents: 0,
  isReturnable: true,
})

const box = (
  items: number,
  centilitres: number,
  pallet: { layer: number; layers: number; grossGrams: number },
  packagingTaxCents: Cents,
): PackFormat => ({
  picture: 'box-bottle',
  packFormat: 'BOX',
  packMaterial: 'GLASS',
  packaging: { nl: `Doos ${items} × ${centilitres} cl`, en: `Box ${items} × ${centilitres} cl` },
  sapName: `DS ${items}X${centilitres}CL`,
  volume: `${centilitres} cl`,
  items,
  casesPerLayer: pallet.layer,
  layersPerPallet: pallet.layers,
  grossGrams: pallet.grossGrams,
  caseMillilitres: items * centilitres * 10,
  shelfLifeDays: 365,
  category: CATEGORY.boxes,
  // one-way glass carries no deposit in the Netherlands, but does carry the packaging levy
  deposits: [],
  packagingTaxCents,
  sortingChargeCents: 0,
  isReturnable: false,
})

export const PACK_FORMATS: Record<PackFormatName, PackFormat> = {
  crate24x30: crate(24, 30, 10, 150, { layer: 8, layers: 5, grossGrams: 20_400 }),
  crate24x33: crate(24, 33, 10, 150, { layer: 8, layers: 5, grossGrams: 20_900 }),
  crate12x30: crate(12, 30, 10, 75, { layer: 16, layers: 5, grossGrams: 10_300 }),
  crate16x45: crate(16, 45, 20, 150, { layer: 8, layers: 4, grossGrams: 18_800 }),
  keg20: keg(20, 12, 27_800),
  keg30: keg(30, 8, 39_600),
  keg50: keg(50, 6, 62_500),
  tray24x33: tray(33, { layer: 12, layers: 9, grossGrams: 8_700 }, 8),
  tray24x50: tray(50, { layer: 9, layers: 8, grossGrams: 12_900 }, 11),
  sixpacks4x30: {
    ...box(24, 30, { layer: 10, layers: 6, grossGrams: 12_600 }, 17),
    picture: 'sixpack',
    packaging: { nl: '4 sixpacks 6 × 30 cl', en: '4 six-packs 6 × 30 cl' },
    sapName: 'DS 4X6X30CL',
  },
  box24x30: box(24, 30, { layer: 10, layers: 6, grossGrams: 12_300 }, 14),
  box12x33: box(12, 33, { layer: 16, layers: 7, grossGrams: 6_900 }, 8),
  box6x75: box(6, 75, { layer: 15, layers: 6, grossGrams: 8_100 }, 10),
}
