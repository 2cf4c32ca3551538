import type { CalendarDate } from '@fust/domain/calendar'
import type { MaterialType } from '@fust/domain/order'
import { statement, type Queries } from '#platform/database.ts'

/** A product as one ship-to sees it on one day, in one language. */
export type Product = {
  /** Of the catalogue when the product was read. */
  mark: string
  id: number
  sku: string
  type: 'simple' | 'configurable' | 'bundle'
  materialType: MaterialType
  parentSku: string | null
  brand: ProductBrand
  subBrand: string | null
  beerType: string | null
  packFormat: string
  packMaterial: string | null
  packaging: string | null
  volume: string | null
  picture: string
  tag: string
  urlKey: string
  name: string
  subtitle: string
  /** HTML. */
  description: string
  sapName: string
  variantAttributes: Record<string, string>
  eanCase: string | null
  eanUnit: string | null
  countryOfOrigin: string
  alcoholPermille: number
  itemsPerCase: number
  casesPerLayer: number | null
  layersPerPallet: number | null
  netWeightGrams: number
  grossWeightPerCaseGrams: number
  emptyPalletWeightGrams: number
  volumePerCaseMl: number
  shelfLifeDays: number | null
  vatRateBp: number
  posmPriceCents: number | null
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
  isEmpties: boolean
  noLayerOrdering: boolean
  noPalletOrdering: boolean
  truckSingleCases: boolean
  lowStockBelow: number
  rotationDays: number | null
  updatedAt: Date
  /** Packages; for a bundle whole bundles, for a product with variants all of them together. */
  stock: number
  /** The price of the group, the smallest quantity first; empty for POS material and for what this group cannot buy. */
  tiers: { minCases: number; priceCents: number }[]
  listPriceCents: number | null
  /** What the variants cost, for a product that has them. */
  variantPrices: { minimumCents: number; maximumCents: number } | null
  deposits: ProductDeposit[]
  offer: SpecialOffer | null
}

export type ProductBrand = {
  code: string
  name: string
  labelColour: string
  deepColour: string
  accentColour: string
  tintColour: string
  /** Another one when anything changes that is drawn from the brand. */
  pictureVersion: string
}

export type ProductDeposit = {
  kind: string
  name: Record<string, string>
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

/** For whom products are read: whose prices, on which day, in which words. */
export type Viewer = { priceGroup: string; language: string; today: CalendarDate }

/** The group whose prices everybody may see; an offer's price is for customers. */
export const LIST_PRICE_GROUP = 'LIST'

const inLanguage = (column: string) => `coalesce(p.${column} ->> $4, p.${column} ->> 'en', p.${column} ->> 'nl', '')`

const stockNow = `case p.type
    when 'simple' then coalesce(s.quantity, 0)
    when 'configurable' then (select coalesce(sum(quantity), 0)::int from product v join stock using (sku)
      where v.parent_sku = p.sku and v.is_active)
    -- the option that runs out first decides
    else (select coalesce(min(best), 0)::int from (
      select max(coalesce(stock.quantity, 0) / part.quantity) as best
      from bundle_option choice join bundle_selection part on part.option_id = choice.id
      left join stock on stock.sku = part.sku where choice.sku = p.sku and choice.is_required group by choice.id) parts)
  end`

const columns = `
  (select mark from catalogue_mark) as mark, p.id, p.sku, p.type, p.material_type as "materialType", p.parent_sku as "parentSku",
  json_build_object('code', b.code, 'name', b.name, 'labelColour', b.label_colour, 'deepColour', b.deep_colour,
    'accentColour', b.accent_colour, 'tintColour', b.tint_colour, 'pictureVersion', left(md5(b::text), 8)) as brand,
  p.sub_brand as "subBrand", p.beer_type as "beerType", p.pack_format as "packFormat",
  p.pack_material as "packMaterial", p.packaging, p.volume, p.picture, p.tag, p.url_key as "urlKey",
  ${inLanguage('name')} as name, ${inLanguage('subtitle')} as subtitle, ${inLanguage('description')} as description,
  p.sap_name as "sapName", p.variant_attributes as "variantAttributes", p.ean_case as "eanCase",
  p.ean_unit as "eanUnit", p.country_of_origin as "countryOfOrigin", p.alcohol_permille as "alcoholPermille",
  p.items_per_case as "itemsPerCase", p.cases_per_layer as "casesPerLayer", p.layers_per_pallet as "layersPerPallet",
  p.net_weight_grams as "netWeightGrams", p.gross_weight_per_case_grams as "grossWeightPerCaseGrams",
  p.empty_pallet_weight_grams as "emptyPalletWeightGrams", p.volume_per_case_ml as "volumePerCaseMl",
  p.shelf_life_days as "shelfLifeDays", p.vat_rate_bp as "vatRateBp", p.posm_price_cents as "posmPriceCents",
  p.is_active as "isActive", p.is_returnable as "isReturnable", p.is_last as "isLast",
  p.is_new and (p.new_until is null or p.new_until >= $3) as "isNew", p.new_until as "newUntil",
  p.is_sale or o.sku is not null as "isSale", p.is_recommended as "isRecommended",
  p.is_promotional as "isPromotional", p.is_high_margin as "isHighMargin", p.is_free_beer as "isFreeBeer",
  p.is_empties as "isEmpties", p.no_layer_ordering as "noLayerOrdering", p.no_pallet_ordering as "noPalletOrdering",
  p.truck_single_cases as "truckSingleCases", p.low_stock_below as "lowStockBelow",
  p.rotation_days as "rotationDays", p.updated_at as "updatedAt",
  ${stockNow} as stock,
  coalesce((select json_agg(json_build_object('minCases', min_cases, 'priceCents', price_cents) order by min_cases)
    from price where price_group = $2 and price.sku = p.sku), '[]') as tiers,
  (select price_cents from price where price_group = '${LIST_PRICE_GROUP}' and price.sku = p.sku
    order by min_cases limit 1) as "listPriceCents",
  case when p.type = 'configurable' then (
    select json_build_object('minimumCents', min(cents), 'maximumCents', max(cents)) from (
      select coalesce(v.posm_price_cents, (select price_cents from price where price_group = $2 and price.sku = v.sku
        order by min_cases limit 1)) as cents
      from product v where v.parent_sku = p.sku and v.is_active) prices having min(cents) is not null
  ) end as "variantPrices",
  coalesce((select json_agg(json_build_object('kind', kind, 'name', name, 'per', per, 'quantity', quantity,
    'priceCents', price_cents) order by kind) from product_deposit d where d.sku = p.sku), '[]') as deposits,
  case when o.sku is not null then json_build_object('maxCases', o.max_cases, 'validFrom', o.valid_from,
    'validTo', o.valid_to, 'deliverableFrom', o.deliverable_from, 'deliverableTo', o.deliverable_to,
    'priceCents', case when $2 <> '${LIST_PRICE_GROUP}' then o.price_cents end) end as offer`

const joins = `
  join brand b on b.code = p.brand_code
  left join stock s on s.sku = p.sku
  left join special_offer o on o.sku = p.sku and $3::date between o.valid_from and o.valid_to`

const pageOfProducts = statement<Product>(
  'catalogue.page-of-products',
  `select ${columns}
   from unnest($1::int[]) with ordinality as asked (id, place)
   join product p on p.id = asked.id ${joins}
   order by asked.place`,
)

const stockOfPage = statement<{ id: number; stock: number; mark: string }>(
  'catalogue.stock-of-page',
  `select p.id, ${stockNow} as stock, (select mark from catalogue_mark) as mark
   from unnest($1::int[]) with ordinality as asked (id, place)
   join product p on p.id = asked.id
   left join stock s on s.sku = p.sku
   order by asked.place`,
)

const productsBySku = statement<Product>(
  'catalogue.products-by-sku',
  `select ${columns}
   from unnest($1::text[]) asked (sku) join product p on p.sku = asked.sku ${joins}`,
)

export function createProductStore(db: Queries) {
  return {
    /** In the order of the ids. */
    page: (ids: readonly number[], viewer: Viewer) => db.rows(pageOfProducts, [ids, ...valuesOf(viewer)]),
    /** What the stock holds of them now, in the order of the ids; those that are gone are left out. */
    stockOfPage: (ids: readonly number[]) => db.rows(stockOfPage, [ids]),
    bySku: (skus: readonly string[], viewer: Viewer) => db.rows(productsBySku, [skus, ...valuesOf(viewer)]),
  }
}

export type ProductStore = ReturnType<typeof createProductStore>

function valuesOf({ priceGroup, today, language }: Viewer) {
  return [priceGroup, today, language]
}
