import type { CalendarDate } from '@fust/domain/calendar'
import type { MaterialType } from '@fust/domain/order'
import type { PackFigures } from '@fust/domain/quantity'
import { statement, type Queries } from '#platform/database.ts'

/** A bundle's chosen part: so many of `sku` in each bundle. */
export type ChosenOption = { optionId: number; selectionId: number; sku: string; quantity: number }

export type CartProduct = {
  sku: string
  id: number
  type: 'simple' | 'configurable' | 'bundle'
  materialType: MaterialType
  parentSku: string | null
  packFormat: string
  brandCode: string
  tag: string
  name: Record<string, string>
  subtitle: Record<string, string>
  isActive: boolean
  isEmpties: boolean
  pack: PackFigures
  vatRateBp: number
  posmPriceCents: number | null
  packagingTaxCents: number
  sortingChargeCents: number
  noLayerOrdering: boolean
  noPalletOrdering: boolean
  truckSingleCases: boolean
  stock: number
  tiers: { minCases: number; priceCents: number }[]
  deposits: {
    kind: string
    name: Record<string, string>
    per: 'case' | 'pallet'
    quantity: number
    priceCents: number
  }[]
  offer: {
    maxCases: number | null
    deliverableFrom: CalendarDate | null
    deliverableTo: CalendarDate | null
    priceCents: number | null
  } | null
}

/** For whom and when: what stands there in a statement. */
type Given = { priceGroup: string; day: string }

/** What a product `p` is, as one object; how many there are of it is another matter. */
const productFacts = ({ priceGroup, day }: Given) => `
  json_build_object(
    'sku', p.sku, 'id', p.id, 'type', p.type, 'materialType', p.material_type, 'parentSku', p.parent_sku,
    'packFormat', p.pack_format, 'brandCode', p.brand_code, 'tag', p.tag, 'name', p.name, 'subtitle', p.subtitle,
    'isActive', p.is_active, 'isEmpties', p.is_empties, 'vatRateBp', p.vat_rate_bp,
    'posmPriceCents', p.posm_price_cents, 'packagingTaxCents', p.packaging_tax_cents,
    'sortingChargeCents', p.sorting_charge_cents, 'noLayerOrdering', p.no_layer_ordering,
    'noPalletOrdering', p.no_pallet_ordering, 'truckSingleCases', p.truck_single_cases,
    'pack', json_build_object('casesPerLayer', coalesce(p.cases_per_layer, 0),
      'layersPerPallet', coalesce(p.layers_per_pallet, 0),
      'grossWeightPerCaseGrams', p.gross_weight_per_case_grams,
      'emptyPalletWeightGrams', p.empty_pallet_weight_grams, 'volumePerCaseMl', p.volume_per_case_ml),
    'tiers', coalesce((select json_agg(json_build_object('minCases', min_cases, 'priceCents', price_cents)
      order by min_cases) from price where price_group = ${priceGroup} and price.sku = p.sku), '[]'),
    'deposits', coalesce((select json_agg(json_build_object('kind', kind, 'name', name, 'per', per,
      'quantity', quantity, 'priceCents', price_cents) order by kind) from product_deposit d where d.sku = p.sku), '[]'),
    'offer', (select json_build_object('maxCases', max_cases, 'deliverableFrom', deliverable_from,
      'deliverableTo', deliverable_to, 'priceCents', price_cents) from special_offer o
      where o.sku = p.sku and ${day}::date between valid_from and valid_to)
  )`

const given = { priceGroup: '$1', day: '$2' }
const stockOf = `coalesce((select quantity from stock where stock.sku = p.sku), 0)`

/** All of a product but its stock: the same for as long as the catalogue has the same mark. */
export type ProductFacts = Omit<CartProduct, 'stock'>

const products = statement<{ facts: ProductFacts; stock: number; mark: string }>(
  'cart.products',
  `select ${productFacts(given)} as facts, ${stockOf} as stock, (select mark from catalogue_mark) as mark
   from product p where p.sku = any($3)`,
)

/** A variant with what sets it apart. */
type VariantRow = { facts: ProductFacts; stock: number; variantAttributes: Record<string, string> }
export type CartVariant = { product: CartProduct; variantAttributes: Record<string, string> }

// In the order in which the catalogue counts their values.
const variants = statement<VariantRow>(
  'cart.variants',
  `select ${productFacts(given)} as facts, ${stockOf} as stock, p.variant_attributes as "variantAttributes" from product p
   where p.parent_sku = any($3) and p.is_active order by p.parent_sku, p.position, p.sku`,
)

const bundleSelections = statement<
  ChosenOption & {
    bundleSku: string
    isDefault: boolean
    canChangeQuantity: boolean
    isRequired: boolean
    takesSeveral: boolean
  }
>(
  'cart.bundle-selections',
  `select o.sku as "bundleSku", o.id as "optionId", s.id as "selectionId", s.sku, s.quantity,
     s.is_default as "isDefault", s.can_change_quantity as "canChangeQuantity", o.is_required as "isRequired",
     o.input in ('checkbox', 'multi') as "takesSeveral"
   from bundle_option o join bundle_selection s on s.option_id = o.id
   where o.sku = any($1) order by o.position, s.position`,
)

/** What the stock holds of a part, and whether it is sold here: its bundle has the price, but beer needs one in the group. */
export type StoredPart = { sku: string; quantity: number; isForSale: boolean }

const parts = statement<StoredPart>(
  'cart.parts',
  `select p.sku, coalesce(s.quantity, 0) as quantity,
     p.is_active and (p.material_type = 'ZBTL'
       or exists (select from price where price_group = $2 and price.sku = p.sku)) as "isForSale"
   from product p left join stock s on s.sku = p.sku where p.sku = any($1)`,
)

/** What carts are asked about their products. */
export function createCartProductStore(db: Queries) {
  return {
    products: async (skus: readonly string[], priceGroup: string, day: CalendarDate) =>
      (await db.rows(products, [priceGroup, day, skus])).map(({ facts, stock }): CartProduct => ({ ...facts, stock })),
    /** Without their stock, and with the mark of the catalogue they are from. */
    facts: (skus: readonly string[], priceGroup: string, day: CalendarDate) =>
      db.rows(products, [priceGroup, day, skus]),
    variants: async (parentSkus: readonly string[], priceGroup: string, day: CalendarDate): Promise<CartVariant[]> =>
      (await db.rows(variants, [priceGroup, day, parentSkus])).map(({ facts, stock, variantAttributes }) => ({
        product: { ...facts, stock },
        variantAttributes,
      })),
    bundleSelections: (skus: readonly string[]) => db.rows(bundleSelections, [skus]),
    /** The parts of bundles, by SKU. */
    parts: async (skus: readonly string[], priceGroup: string): Promise<Parts> =>
      new Map(skus.length === 0 ? [] : (await db.rows(parts, [skus, priceGroup])).map((part) => [part.sku, part])),
  }
}

export type Parts = ReadonlyMap<string, StoredPart>
export type CartProductStore = ReturnType<typeof createCartProductStore>
