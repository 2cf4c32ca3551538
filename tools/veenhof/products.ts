import { BEERS, TANK_BEERS } from './beers.ts'
import type { Beer, BeerPack } from './beers.ts'
import { BUNDLES } from './bundles.ts'
import { CATEGORY } from './categories.ts'
import type { CategoryId } from './categories.ts'
import type { Row } from './csv.ts'
import type { BrandCode } from './brands.ts'
import type { Drawing } from './drawings/packs.ts'
import { EMPTIES } from './empties.ts'
import { PACK_FORMATS } from './pack-formats.ts'
import { POSM_ITEMS } from './posm.ts'
import type { PosmItem, PosmVariant } from './posm.ts'
import { HIGH_VAT_BP, LOW_VAT_BP } from './units.ts'
import type { CalendarDate, Cents, Text } from './units.ts'

/** One product of the range; what is absent is the table's default. */
export type Product = {
  sku: string
  type: 'simple' | 'configurable' | 'bundle'
  materialType: 'FERT' | 'ZBTL'
  parentSku?: string
  brand: BrandCode
  subBrand?: string
  beerType?: string
  packFormat: string
  packMaterial?: string
  packaging?: string
  volume?: string
  picture: Drawing
  tag: string
  name: Text
  subtitle: Text
  description: Text
  sapName: string
  variantAttributes?: string
  hasEan?: boolean
  alcoholPermille?: number
  items?: number
  casesPerLayer?: number
  layersPerPallet?: number
  netGrams?: number
  grossGrams: number
  millilitres?: number
  shelfLifeDays?: number
  vatRateBp: number
  posmPriceCents?: Cents
  packagingTaxCents?: Cents
  sortingChargeCents?: Cents
  flags?: Row
  lowStockBelow?: number
  newUntil?: CalendarDate
  rotationDays?: number
  categories: CategoryId[]
  stock?: number
}

const NEW_UNTIL = '2027-03-31'

export const beerSku = (beer: Beer, pack: BeerPack) => `${beer.code}-${pack.code}`

/** Alcohol as it stands on a card, '5,0%': figures follow the market, in every language. */
const strength = (permille: number): string => `${(permille / 10).toFixed(1).replace('.', ',')}%`

/** Beer is about one per cent heavier than water. */
const beerGrams = (millilitres: number) => Math.round(millilitres * 1.01)

const packagedBeer = (beer: Beer, pack: BeerPack): Product => {
  const format = PACK_FORMATS[pack.format]
  const percentage = strength(beer.alcoholPermille)
  const isAlcoholFree = beer.alcoholPermille <= 5
  const categories: CategoryId[] = [format.category]
  if (isAlcoholFree) categories.push(CATEGORY.alcoholFree)
  if (beer.isRadler) categories.push(CATEGORY.radler)
  if (beer.season) categories.push(CATEGORY.seasonal)
  return {
    sku: beerSku(beer, pack),
    type: 'simple',
    materialType: 'FERT',
    brand: beer.brand,
    subBrand: beer.subBrand,
    beerType: beer.beerType,
    packFormat: format.packFormat,
    packMaterial: format.packMaterial,
    packaging: format.packaging.nl,
    volume: format.volume,
    picture: pack.picture ?? format.picture,
    tag: pack.tag,
    name: beer.name,
    subtitle: {
      nl: `${format.packaging.nl} · ${percentage}`,
      en: `${format.packaging.en} · ${percentage}`,
    },
    description: beer.story,
    sapName: `${beer.name.nl.toUpperCase()} ${format.sapName}`,
    hasEan: true,
    alcoholPermille: beer.alcoholPermille,
    items: format.items,
    casesPerLayer: format.casesPerLayer,
    layersPerPallet: format.layersPerPallet,
    netGrams: beerGrams(format.caseMillilitres),
    grossGrams: pack.grossGrams ?? format.grossGrams,
    millilitres: format.caseMillilitres,
    shelfLifeDays: format.shelfLifeDays,
    vatRateBp: isAlcoholFree ? LOW_VAT_BP : HIGH_VAT_BP,
    packagingTaxCents: format.packagingTaxCents,
    sortingChargeCents: format.sortingChargeCents,
    flags: {
      is_returnable: format.isReturnable,
      is_last: pack.isLast ?? false,
      is_new: pack.isNew ?? false,
      is_sale: pack.isSale ?? false,
      is_recommended: pack.isRecommended ?? false,
      is_promotional: pack.isPromotional ?? false,
      is_high_margin: pack.isHighMargin ?? false,
      no_layer_ordering: pack.noLayers ?? false,
      no_pallet_ordering: pack.noPallets ?? false,
      truck_single_cases: pack.truckSingleCases ?? true,
    },
    lowStockBelow: format.casesPerLayer * format.layersPerPallet,
    ...(pack.isNew ? { newUntil: NEW_UNTIL } : {}),
    rotationDays: beer.season ? 21 : 14,
    categories,
  }
}

const tankBeer = ({ sku, beer: code, tag }: (typeof TANK_BEERS)[number]): Product => {
  const beer = BEERS.find((candidate) => candidate.code === code)
  if (!beer) throw new Error(`no beer ${code} for the tank`)
  const percentage = strength(beer.alcoholPermille)
  return {
    sku,
    type: 'simple',
    materialType: 'FERT',
    brand: beer.brand,
    subBrand: beer.subBrand,
    beerType: beer.beerType,
    packFormat: 'BULK',
    packMaterial: 'STEEL',
    packaging: 'Tankbier',
    volume: '1 l',
    picture: 'tank',
    tag,
    name: beer.name,
    subtitle: { nl: `Tankbier per liter · ${percentage}`, en: `Tank beer by the litre · ${percentage}` },
    description: beer.story,
    sapName: `${beer.name.nl.toUpperCase()} TANK`,
    hasEan: true,
    alcoholPermille: beer.alcoholPermille,
    netGrams: beerGrams(1000),
    grossGrams: beerGrams(1000),
    millilitres: 1000,
    shelfLifeDays: 21,
    vatRateBp: HIGH_VAT_BP,
    flags: { no_layer_ordering: true, no_pallet_ordering: true },
    categories: beer.season ? [CATEGORY.tank, CATEGORY.seasonal] : [CATEGORY.tank],
  }
}

const POSM_FLAGS: Row = { no_layer_ordering: true, no_pallet_ordering: true }

const posm = (item: PosmItem): Product => ({
  sku: item.sku,
  type: item.variants ? 'configurable' : 'simple',
  materialType: 'ZBTL',
  brand: item.brand,
  packFormat: item.items > 1 ? 'BOX' : 'PIECE',
  picture: item.picture,
  tag: item.tag,
  name: item.name,
  subtitle: item.subtitle,
  description: item.description,
  sapName: item.name.nl.toUpperCase(),
  hasEan: !item.variants,
  items: item.items,
  grossGrams: item.grossGrams,
  vatRateBp: HIGH_VAT_BP,
  ...(item.variants ? {} : { posmPriceCents: item.priceCents, stock: item.stock }),
  flags: { ...POSM_FLAGS, is_new: item.isNew ?? false, is_last: item.isLast ?? false },
  ...(item.isNew ? { newUntil: NEW_UNTIL } : {}),
  lowStockBelow: 15,
  categories: [item.category],
})

const posmVariant = (item: PosmItem, variant: PosmVariant): Product => ({
  ...posm(item),
  sku: `${item.sku}-${variant.code}`,
  type: 'simple',
  parentSku: item.sku,
  tag: variant.tag,
  name: { nl: `${item.name.nl}, ${variant.label.nl}`, en: `${item.name.en}, ${variant.label.en}` },
  sapName: `${item.name.nl.toUpperCase()} ${variant.attribute.toUpperCase()}`,
  variantAttributes: `size=${variant.attribute}`,
  hasEan: true,
  grossGrams: variant.grossGrams,
  posmPriceCents: variant.priceCents,
  stock: variant.stock,
})

const bundle = (set: (typeof BUNDLES)[number]): Product => ({
  sku: set.sku,
  type: 'bundle',
  materialType: 'ZBTL',
  brand: set.brand,
  packFormat: 'SET',
  picture: set.picture,
  tag: set.tag,
  name: set.name,
  subtitle: set.subtitle,
  description: set.description,
  sapName: set.name.nl.toUpperCase(),
  grossGrams: 0,
  vatRateBp: HIGH_VAT_BP,
  flags: POSM_FLAGS,
  categories: [CATEGORY.sets],
})

const empty = (item: (typeof EMPTIES)[number]): Product => ({
  sku: item.sku,
  type: 'simple',
  materialType: 'FERT',
  brand: 'veenhof-pils',
  packFormat: item.packFormat,
  packaging: item.name.nl,
  picture: item.picture,
  tag: item.tag,
  name: item.name,
  subtitle: item.subtitle,
  description: {
    nl: 'Retour naar de brouwerij. Het statiegeld wordt bij aflevering gecrediteerd.',
    en: 'Back to the brewery. The deposit is credited on delivery.',
  },
  sapName: `LEEG ${item.name.nl.toUpperCase()}`,
  ...(item.items ? { items: item.items } : {}),
  casesPerLayer: item.casesPerLayer,
  layersPerPallet: item.layersPerPallet,
  grossGrams: item.grossGrams,
  vatRateBp: HIGH_VAT_BP,
  flags: { is_returnable: true, is_empties: true },
  categories: [CATEGORY.empties],
})

const simplePosm = POSM_ITEMS.flatMap((item) => [
  posm(item),
  ...(item.variants ?? []).map((variant) => posmVariant(item, variant)),
])

/** What a bundle costs with its default choices. */
const bundlePriceCents = (set: (typeof BUNDLES)[number]) =>
  set.options
    .flatMap((option) => option.choices.filter((choice) => choice.isDefault))
    .reduce((sum, { sku, quantity }) => {
      const part = simplePosm.find((product) => product.sku === sku)
      if (part?.posmPriceCents === undefined) throw new Error(`${set.sku} holds ${sku}, which has no price`)
      return sum + quantity * part.posmPriceCents
    }, 0)

export const PRODUCTS: Product[] = [
  ...BEERS.flatMap((beer) => beer.packs.map((pack) => packagedBeer(beer, pack))),
  ...TANK_BEERS.map(tankBeer),
  ...simplePosm,
  ...BUNDLES.map((set) => ({ ...bundle(set), posmPriceCents: bundlePriceCents(set) })),
  ...EMPTIES.map(empty),
]
