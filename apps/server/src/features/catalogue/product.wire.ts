import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal, flag, uidOf, wireDateTime } from '@fust/contract/wire'
import { UNITS_MAXIMUM } from '@fust/domain/quantity'
import { escapeHtml } from '#platform/escape-html.ts'
import { textIn } from '#platform/language.ts'
import { packPictureUrl } from '#features/pictures/index.ts'
import type { Reader } from './catalogue.service.ts'
import { unitPriceCents, wirePriceRange, wirePriceTiers, withVatCents } from './product-prices.ts'
import type { Product } from './product.store.ts'

export type WireProduct = Wire<'SimpleProduct'> | Wire<'ConfigurableProduct'> | Wire<'BundleProduct'>

const shown = new WeakMap<WireProduct, Product>()

/** A product in the words of the contract; what needs another look into the database has a resolver of its own. */
export const wireProduct = writtenOnce(ofItsType)

/** A product shown inside another one: it does not lead on to further products. */
export const wireNestedProduct = writtenOnce((product, reader) => ({
  ...wireProduct(product, reader),
  related_products: [],
  upsell_products: [],
  crosssell_products: [],
  product_links: [],
  available_packaging: [],
}))

/** A product that is shown again, unchanged, is not written again. */
function writtenOnce(write: (product: Product, reader: Reader) => WireProduct) {
  const made = new WeakMap<Product, Reader & { wire: WireProduct }>()
  return (product: Product, { language, timeZone }: Reader): WireProduct => {
    const known = made.get(product)
    if (known && known.language === language && known.timeZone === timeZone) return known.wire
    const wire = write(product, { language, timeZone })
    shown.set(wire, product)
    made.set(product, { language, timeZone, wire })
    return wire
  }
}

/** The product that a resolver is asked about. */
export function productBehind(wire: WireProduct): Product {
  const product = shown.get(wire)
  if (!product) throw new Error(`${wire.sku} is shown without its product.`)
  return product
}

function ofItsType(product: Product, reader: Reader): WireProduct {
  if (product.type === 'simple') return commonFields('SimpleProduct', product, reader)
  if (product.type === 'configurable') return commonFields('ConfigurableProduct', product, reader)
  return {
    ...commonFields('BundleProduct', product, reader),
    dynamic_price: false,
    dynamic_sku: false,
    dynamic_weight: false,
    price_view: 'PRICE_RANGE',
    ship_bundle_items: 'TOGETHER',
  }
}

function commonFields<Type extends string>(type: Type, product: Product, { language, timeZone }: Reader) {
  const { sku, name } = product
  const image = wireImage(product)
  return {
    __typename: type,
    id: product.id,
    uid: uidOf(product.id),
    sku,
    name,
    type_id: product.type,
    attribute_set_id: null,
    description: { html: product.description },
    short_description: { html: escapeHtml(product.subtitle) },
    image,
    small_image: image,
    thumbnail: image,
    images: [image],
    media_gallery: [image],
    swatch_image: product.brand.labelColour,
    meta_title: name,
    meta_keyword: null,
    meta_description: product.subtitle,
    price_range: wirePriceRange(product),
    price_tiers: wirePriceTiers(product),
    new_from_date: null,
    new_to_date: product.isNew ? product.newUntil : null,
    created_at: null,
    updated_at: wireDateTime(product.updatedAt, timeZone),
    country_of_manufacture: product.countryOfOrigin,
    country_of_origin: product.countryOfOrigin,
    options: null,
    options_container: null,
    gift_message_available: false,
    is_returnable: null,
    staged: false,
    product_name_sap: product.sapName,
    catalog_product_name: name,
    ean: product.eanCase,
    ean_ea: product.eanUnit,
    material_type: product.materialType,
    brand: product.brand.name,
    sub_brand: product.subBrand,
    beer_type: product.beerType,
    pack_format: product.packFormat,
    pack_material: product.packMaterial,
    packaging: product.packaging,
    volume: product.volume,
    // Last: what stands before a spread is laid out at once.
    ...wireAddress(product),
    ...wirePortalPrices(product, language),
    ...wireOffer(product),
    ...wireStock(product),
    ...NO_REVIEWS,
    ...wireLogistic(product, language),
    ...wireFlags(product),
  }
}

const NO_REVIEWS = {
  rating_summary: 0,
  review_count: 0,
  reviews: { items: [], page_info: { page_size: 20, current_page: 1, total_pages: 0 } },
}

function wireAddress({ sku, materialType, urlKey }: Product) {
  return {
    url_key: urlKey,
    url_path: urlKey,
    url_suffix: null,
    canonical_url: `catalog/${sku}?material=${materialType}`,
    url_rewrites: [],
    relative_url: urlKey,
    redirect_code: 0,
    type: 'PRODUCT' as const,
  }
}

function wireImage({ picture, brand, name, subtitle }: Product) {
  return {
    __typename: 'ProductImage' as const,
    url: packPictureUrl(picture, brand),
    label: `${name}, ${subtitle}`,
    position: 0,
    disabled: false,
  }
}

/** The picture under its older name. */
export function wireGalleryEntries(product: Product): Wire<'MediaGalleryEntry'>[] {
  const { url, label } = wireImage(product)
  return [
    {
      id: product.id,
      uid: uidOf(product.id),
      file: url,
      label,
      media_type: 'image',
      position: 0,
      disabled: false,
      types: ['image', 'small_image', 'thumbnail'],
    },
  ]
}

function wirePortalPrices(product: Product, language: string) {
  const cents = unitPriceCents(product)
  const price = cents === null ? null : centsToDecimal(cents)
  const priceWithVat = cents === null ? null : centsToDecimal(withVatCents(cents, product))
  const isPosm = product.materialType === 'ZBTL'
  return {
    your_price: isPosm ? null : price,
    your_price_tax: isPosm ? null : priceWithVat,
    posm_price: isPosm ? price : null,
    posm_price_vat: isPosm ? priceWithVat : null,
    multi_deposit: product.deposits.map(({ kind, name, per, quantity, priceCents }) => {
      // A pallet is no part of a case: it is told with its price, and with nothing of it in each case.
      const pieces = per === 'case' ? quantity : 0
      return {
        sku: product.sku,
        name: textIn(language, name),
        deposit_type: kind,
        quantity: pieces,
        price: centsToDecimal(priceCents),
        total: centsToDecimal(pieces * priceCents),
      }
    }),
  }
}

function wireOffer({ offer, casesPerLayer }: Product) {
  return {
    special_price: offer?.priceCents == null ? null : centsToDecimal(offer.priceCents),
    special_from_date: offer?.validFrom ?? null,
    special_to_date: offer?.validTo ?? null,
    min_sale_qty: 1,
    max_sale_qty: Math.min(UNITS_MAXIMUM, offer?.maxCases ?? UNITS_MAXIMUM),
    special_offer_details: offer && {
      max_purchasable_qty: offer.maxCases,
      valid_from: offer.validFrom,
      valid_to: offer.validTo,
      deliverable_from: offer.deliverableFrom,
      deliverable_to: offer.deliverableTo,
      deliverable_flag: flag(offer.deliverableFrom !== null || offer.deliverableTo !== null),
      // A whole layer is more than the offer gives.
      layer_error_flag: flag(offer.maxCases !== null && casesPerLayer !== null && casesPerLayer > offer.maxCases),
    },
  }
}

function wireStock({ stock, lowStockBelow, rotationDays }: Product) {
  const isLow = lowStockBelow > 0 && stock < lowStockBelow
  return {
    stock_status: stock > 0 ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const),
    only_x_left_in_stock: isLow ? stock : null,
    quantity: stock,
    stock_quantity: stock,
    product_lowstock: flag(isLow),
    low_stock: { is_lowstock: isLow, out_of_stock: stock === 0, rotation_day: rotationDays, quantity: stock },
  }
}

function wireLogistic(product: Product, language: string) {
  const { casesPerLayer, layersPerPallet } = product
  const casesPerPallet = casesPerLayer === null || layersPerPallet === null ? null : casesPerLayer * layersPerPallet
  const hectolitresPerCase = product.volumePerCaseMl / ML_PER_HECTOLITRE
  const logistic = {
    weight: kilograms(product.netWeightGrams),
    gross_weight_per_case: kilograms(product.grossWeightPerCaseGrams),
    // The full pallet, with the pallet itself.
    pallet_weight:
      casesPerPallet === null
        ? null
        : kilograms(casesPerPallet * product.grossWeightPerCaseGrams + product.emptyPalletWeightGrams),
    number_of_items_in_box: product.itemsPerCase,
    number_of_items_on_pallet: casesPerPallet,
    number_of_products_on_layer: casesPerLayer,
    number_of_layers_per_pallet: layersPerPallet,
    hectolitres_per_case: hectolitresPerCase,
    hectolitres_per_pallet:
      casesPerPallet === null ? null : (casesPerPallet * product.volumePerCaseMl) / ML_PER_HECTOLITRE,
    shelf_life: shelfLife(product.shelfLifeDays, language),
  }
  return {
    ...logistic,
    hectolitres_fe: hectolitresPerCase,
    logistic: { ...logistic, ean: product.eanCase, ean_ea: product.eanUnit },
  }
}

const ML_PER_HECTOLITRE = 100_000
const kilograms = (grams: number) => grams / 1000

const dayFormats = new Map<string, Intl.NumberFormat>()

function shelfLife(days: number | null, language: string): string | null {
  if (days === null) return null
  const known = dayFormats.get(language)
  const format = known ?? new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  if (!known) dayFormats.set(language, format)
  return format.format(days)
}

function wireFlags(product: Product) {
  return {
    returnable_package: flag(product.isReturnable),
    product_last: flag(product.isLast),
    product_new: flag(product.isNew),
    product_sale: flag(product.isSale),
    product_recommended: flag(product.isRecommended),
    promotional: flag(product.isPromotional),
    high_margin: flag(product.isHighMargin),
    free_beer: flag(product.isFreeBeer),
    disable_for_layer_ordering: flag(product.noLayerOrdering),
    disable_for_pallet_ordering: flag(product.noPalletOrdering),
    disable_for_layer_ordering_fe: flag(product.noLayerOrdering),
    disable_for_pallet_ordering_fe: flag(product.noPalletOrdering),
    isavailable_truck_package_ordering: flag(product.truckSingleCases),
  }
}
