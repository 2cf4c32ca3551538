import type { CalendarDate } from '@fust/domain/calendar'
import type { MaterialType, OrderKind } from '@fust/domain/order'
import type { PackFigures } from '@fust/domain/quantity'
import type { Picture } from '../pictures/picture-url.ts'

/** A text by language. */
export type Texts = Record<string, string>

/** A product as one buyer sees it on one day: what it is, and what it costs them. */
export type Article = {
  /** Of the catalogue when it was read. */
  mark: string
  id: number
  sku: string
  type: 'simple' | 'configurable' | 'bundle'
  materialType: MaterialType
  /** What a line of it is counted in, and what its cart may hold beside it. */
  kind: OrderKind
  parentSku: string | null
  brand: Brand
  subBrand: string | null
  beerType: string | null
  packFormat: string
  packMaterial: string | null
  packaging: string | null
  volume: string | null
  picture: Picture | null
  tag: string
  urlKey: string
  name: Texts
  subtitle: Texts
  /** HTML. */
  description: Texts
  sapName: string
  variantAttributes: Record<string, string>
  eanCase: string | null
  eanUnit: string | null
  countryOfOrigin: string
  alcoholPermille: number
  itemsPerCase: number
  /** Without layers and pallets for what does not stand on any. */
  pack: PackFigures
  netWeightGrams: number
  shelfLifeDays: number | null
  vatRateBp: number
  posmPriceCents: number | null
  packagingTaxCents: number
  sortingChargeCents: number
  isActive: boolean
  isReturnable: boolean
  isLast: boolean
  isNew: boolean
  newUntil: CalendarDate | null
  isSale: boolean
  isRecommended: boolean
  isPromotional: boolean
  isHighMargin: boolean
  isFreeBeer: boolean
  isReturnItem: boolean
  noLayerOrdering: boolean
  noPalletOrdering: boolean
  truckSingleCases: boolean
  lowStockBelow: number
  rotationDays: number | null
  updatedAt: Date
  /** Packages; for a bundle whole bundles, for what has variants all of them together. Read anew for whoever is told it. */
  stock: number
  /** The price of the group, the smallest quantity first; empty for POS material and for what this group cannot buy. */
  tiers: { minCases: number; priceCents: number }[]
  listPriceCents: number | null
  /** What the variants that are sold cost; null for what has none. */
  variants: { minimumCents: number | null; maximumCents: number | null } | null
  deposits: ArticleDeposit[]
  offer: SpecialOffer | null
}

export type Brand = {
  code: string
  name: string
  labelColour: string
  deepColour: string
  accentColour: string
  tintColour: string
  /** Its mark, for the ground behind its packs. */
  motif: Picture | null
}

export type ArticleDeposit = {
  kind: string
  name: Texts
  per: 'case' | 'pallet'
  quantity: number
  priceCents: number
}

/** An offer that is valid today. */
export type SpecialOffer = {
  maxCases: number | null
  validFrom: CalendarDate
  validTo: CalendarDate
  deliverableFrom: CalendarDate | null
  deliverableTo: CalendarDate | null
  priceCents: number | null
}

/** For whom articles are read, and for when: whose prices, which day's offers. */
export type Buyer = { priceGroup: string; today: CalendarDate }

/** The group whose prices everybody may see; an offer's price is for the others. */
export const LIST_PRICE_GROUP = 'LIST'
