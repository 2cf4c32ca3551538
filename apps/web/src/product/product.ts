import { MATERIAL_TYPES, orderKindOf, type OrderKind } from '@fust/domain/order'
import type { PackFigures, UnitRules } from '@fust/domain/quantity'
import type { ProductFactsFragment } from '../gql/graphql.ts'
import { centsOf } from '../lib/market/cents.ts'
import { formatNumber } from '../i18n/format.ts'
import { insideSentence } from '../i18n/inside-sentence.ts'
import { attributesOf, productLook, type ProductLook, type WireLook } from './product-look.ts'

/** What a product is called, and how it is drawn. */
export type ProductLabel = {
  sku: string
  name: string
  /** Pack and strength, as 'Krat 24 × 30 cl · 5,0%'. */
  subtitle: string
  kind: OrderKind
  look: ProductLook
}

const BEHIND_THE_PACK = ' · '

/** Name and pack, as 'Veenhof Pils, crate 24 × 30 cl': ten packs of one beer share a name. */
export function fullName({ name, subtitle }: Pick<ProductLabel, 'name' | 'subtitle'>): string {
  const [pack = ''] = subtitle.split(BEHIND_THE_PACK)
  return pack === '' ? name : `${name}, ${insideSentence(pack)}`
}

/** A product as this ship-to sees it, in the words of the rules. */
export type Product = ProductLabel & {
  /** What its line in the cart is known by: the SKU, and of a bundle also what it was put together from. */
  key: string
  /** What was chosen for a bundle, as `selected_options` name it; empty for anything else. */
  chosen: readonly string[]
  brand: string
  type: 'simple' | 'configurable' | 'bundle'
  /** It goes back to the brewery, which credits its deposit. */
  isReturnItem: boolean
  pack: PackFigures
  rules: UnitRules
  priceCents: number
  /** The price before the offer. */
  wasPriceCents: number | null
  depositCents: number
  /** Cases, pieces or whole bundles; not counted for tank beer. */
  stock: number
  isNew: boolean
  isOffer: boolean
  /** Sold as long as it lasts. */
  isLast: boolean
  isPromotional: boolean
  isLowStock: boolean
  isOutOfStock: boolean
  /** Null where it was not asked. */
  isFavourite: boolean | null
  offer: {
    maximumCases: number | null
    lastDay: string | null
    deliverableFrom: string | null
    deliverableTo: string | null
  }
}

/** Reads what a product is called off the wire. */
function productLabelOf(wire: WireLabel): ProductLabel {
  const kind = orderKindOf(materialTypeOf(wire.material_type), wire.pack_format ?? null)
  return {
    sku: wire.sku ?? '',
    name: wire.name ?? '',
    subtitle: plainText(wire.short_description?.html),
    kind,
    look: productLook(wire, kind),
  }
}

/** Reads a product off the wire. */
export function productOf(wire: ProductFactsFragment & { favourites?: number | null }): Product {
  const label = productLabelOf(wire)
  const { kind } = label
  const { regular_price, final_price } = wire.price_range.minimum_price
  const priceCents = centsOf(final_price.value)
  const isOffer = isSet(wire.product_sale)
  const isReturnItem = attributesOf(wire).get('is_empties') === '1'
  return {
    ...label,
    key: keyOf(label.sku),
    chosen: [],
    brand: wire.brand ?? '',
    type: typeOf(wire.type_id),
    isReturnItem,
    pack: packOf(wire),
    rules: rulesOf(wire, kind),
    priceCents,
    wasPriceCents: isOffer && centsOf(regular_price.value) > priceCents ? centsOf(regular_price.value) : null,
    depositCents: (wire.multi_deposit ?? []).reduce((sum, deposit) => sum + centsOf(deposit?.total), 0),
    stock: wire.stock_quantity ?? 0,
    isNew: isSet(wire.product_new),
    isOffer,
    isLast: isSet(wire.product_last),
    isPromotional: isSet(wire.promotional),
    // Nobody has a stock of what comes back.
    isLowStock: !isReturnItem && (wire.low_stock?.is_lowstock ?? false),
    isOutOfStock: kind !== 'tank' && !isReturnItem && (wire.low_stock?.out_of_stock ?? false),
    isFavourite: wire.favourites == null ? null : isSet(wire.favourites),
    offer: {
      maximumCases: wire.special_offer_details?.max_purchasable_qty ?? null,
      lastDay: wire.special_offer_details?.valid_to ?? null,
      deliverableFrom: wire.special_offer_details?.deliverable_from ?? null,
      deliverableTo: wire.special_offer_details?.deliverable_to ?? null,
    },
  }
}

/** What one of it adds to a cart: its price, or of a return item the deposit that is credited. */
export const unitCentsOf = ({ isReturnItem, priceCents, depositCents }: Product): number =>
  isReturnItem ? -depositCents : priceCents

/** A part that was chosen for a bundle, by its `uid`, and how many pieces of it are in each. */
export type PartOfBundle = { uid: string; label: string; quantity: number }

/** The bundle as it was put together: a line of its own, which says what is in it. */
export function putTogether(bundle: Product, parts: readonly PartOfBundle[]): Product {
  const chosen = parts.map(({ uid }) => uid)
  const contents = parts.map(({ quantity, label }) => `${formatNumber(quantity)} × ${label}`).join(', ')
  return { ...bundle, key: keyOf(bundle.sku, chosen), chosen, subtitle: contents || bundle.subtitle }
}

/** What the line of a product is known by, of a bundle with what was chosen for it. */
export function keyOf(sku: string, chosen: readonly string[] = []): string {
  return [sku, ...chosen.toSorted()].join(' ')
}

type WireLabel = WireLook & Pick<ProductFactsFragment, 'sku' | 'material_type' | 'short_description'>

const MILLILITRES_PER_HECTOLITRE = 100_000

function packOf(wire: ProductFactsFragment): PackFigures {
  return {
    casesPerLayer: wire.number_of_products_on_layer ?? 0,
    layersPerPallet: wire.number_of_layers_per_pallet ?? 0,
    grossWeightPerCaseGrams: grams(wire.gross_weight_per_case),
    emptyPalletWeightGrams: grams(Number(attributesOf(wire).get('empty_pallet_weight') ?? 0)),
    volumePerCaseMl: Math.round((wire.hectolitres_per_case ?? 0) * MILLILITRES_PER_HECTOLITRE),
  }
}

function rulesOf(wire: ProductFactsFragment, kind: OrderKind): UnitRules {
  return {
    kind,
    isLayerOrderingDisabled: isSet(wire.disable_for_layer_ordering) || isSet(wire.disable_for_layer_ordering_fe),
    isPalletOrderingDisabled: isSet(wire.disable_for_pallet_ordering) || isSet(wire.disable_for_pallet_ordering_fe),
    isTruckPackageOrderingAllowed: isSet(wire.isavailable_truck_package_ordering),
  }
}

function materialTypeOf(text: string | null | undefined) {
  return MATERIAL_TYPES.find((type) => type === text) ?? 'FERT'
}

function typeOf(text: string | null | undefined): Product['type'] {
  return text === 'bundle' || text === 'configurable' ? text : 'simple'
}

const isSet = (flag: number | null | undefined): boolean => flag === 1
const grams = (kilograms: number | null | undefined): number => Math.round((kilograms ?? 0) * 1000)

const plainText = (html: string | null | undefined): string =>
  (html ?? '')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
