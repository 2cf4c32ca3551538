import type { Drawing } from './drawings/packs.ts'
import type { DepositKind } from './pack-formats.ts'
import type { Cents, Text } from './units.ts'

/** What customers give back; the deposit is what they are credited. */
type Empty = {
  sku: string
  tag: string
  packFormat: 'CRATE' | 'KEG' | 'PALLET' | 'BAG'
  picture: Drawing
  name: Text
  subtitle: Text
  items?: number
  casesPerLayer: number
  layersPerPallet: number
  grossGrams: number
  deposits: { kind: DepositKind; quantity: number; priceCents: Cents }[]
}

export const EMPTIES: Empty[] = [
  {
    sku: 'LG-KR24',
    tag: 'E1',
    packFormat: 'CRATE',
    picture: 'crate',
    name: { nl: 'Krat 24 met lege flessen', en: 'Crate of 24 empty bottles' },
    subtitle: { nl: 'Retour, 24 flessen in krat', en: 'Return, 24 bottles in a crate' },
    items: 24,
    casesPerLayer: 8,
    layersPerPallet: 5,
    grossGrams: 10_900,
    deposits: [
      { kind: 'bottle', quantity: 24, priceCents: 10 },
      { kind: 'crate', quantity: 1, priceCents: 150 },
    ],
  },
  {
    sku: 'LG-KR12',
    tag: 'E2',
    packFormat: 'CRATE',
    picture: 'crate',
    name: { nl: 'Krat 12 met lege flessen', en: 'Crate of 12 empty bottles' },
    subtitle: { nl: 'Retour, 12 flessen in krat', en: 'Return, 12 bottles in a crate' },
    items: 12,
    casesPerLayer: 16,
    layersPerPallet: 5,
    grossGrams: 5_600,
    deposits: [
      { kind: 'bottle', quantity: 12, priceCents: 10 },
      { kind: 'crate', quantity: 1, priceCents: 75 },
    ],
  },
  {
    sku: 'LG-KR16',
    tag: 'E3',
    packFormat: 'CRATE',
    picture: 'crate-swingtop',
    name: { nl: 'Krat 16 met lege beugelflessen', en: 'Crate of 16 empty swing-tops' },
    subtitle: { nl: 'Retour, 16 beugelflessen in krat', en: 'Return, 16 swing-tops in a crate' },
    items: 16,
    casesPerLayer: 8,
    layersPerPallet: 4,
    grossGrams: 11_300,
    deposits: [
      { kind: 'bottle', quantity: 16, priceCents: 20 },
      { kind: 'crate', quantity: 1, priceCents: 150 },
    ],
  },
  {
    sku: 'LG-KRATLEEG',
    tag: 'E4',
    packFormat: 'CRATE',
    picture: 'crate',
    name: { nl: 'Krat zonder flessen', en: 'Crate without bottles' },
    subtitle: { nl: 'Retour, per krat', en: 'Return, each crate' },
    casesPerLayer: 8,
    layersPerPallet: 6,
    grossGrams: 1_900,
    deposits: [{ kind: 'crate', quantity: 1, priceCents: 150 }],
  },
  {
    sku: 'LG-F20',
    tag: 'E5',
    packFormat: 'KEG',
    picture: 'keg20',
    name: { nl: 'Leeg fust 20 l', en: 'Empty keg 20 l' },
    subtitle: { nl: 'Retour, per fust', en: 'Return, each keg' },
    casesPerLayer: 12,
    layersPerPallet: 3,
    grossGrams: 7_600,
    deposits: [{ kind: 'keg', quantity: 1, priceCents: 3000 }],
  },
  {
    sku: 'LG-F30',
    tag: 'E6',
    packFormat: 'KEG',
    picture: 'keg30',
    name: { nl: 'Leeg fust 30 l', en: 'Empty keg 30 l' },
    subtitle: { nl: 'Retour, per fust', en: 'Return, each keg' },
    casesPerLayer: 8,
    layersPerPallet: 3,
    grossGrams: 9_300,
    deposits: [{ kind: 'keg', quantity: 1, priceCents: 3000 }],
  },
  {
    sku: 'LG-F50',
    tag: 'E7',
    packFormat: 'KEG',
    picture: 'keg50',
    name: { nl: 'Leeg fust 50 l', en: 'Empty keg 50 l' },
    subtitle: { nl: 'Retour, per fust', en: 'Return, each keg' },
    casesPerLayer: 6,
    layersPerPallet: 3,
    grossGrams: 12_000,
    deposits: [{ kind: 'keg', quantity: 1, priceCents: 3000 }],
  },
  {
    sku: 'LG-BLIK',
    tag: 'E8',
    packFormat: 'BAG',
    picture: 'canTray',
    name: { nl: 'Zak lege blikken', en: 'Bag of empty cans' },
    subtitle: { nl: 'Retour, 240 blikken in een zak', en: 'Return, 240 cans in a bag' },
    items: 240,
    casesPerLayer: 4,
    layersPerPallet: 3,
    grossGrams: 3_500,
    deposits: [{ kind: 'can', quantity: 240, priceCents: 15 }],
  },
  {
    sku: 'LG-PALLET',
    tag: 'E9',
    packFormat: 'PALLET',
    picture: 'canTray',
    name: { nl: 'Lege pallets', en: 'Empty pallets' },
    subtitle: { nl: 'Retour, stapel van 15', en: 'Return, stack of 15' },
    items: 15,
    casesPerLayer: 1,
    layersPerPallet: 1,
    grossGrams: 390_000,
    deposits: [{ kind: 'pallet', quantity: 15, priceCents: 750 }],
  },
]
