import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal, flag, uidOf, wireDateTime } from '@fust/contract/wire'
import { unitPrice } from '@fust/domain/pricing'
import { UNITS_MAXIMUM } from '@fust/domain/quantity'
import { escapeHtml } from '#platform/http/escape-html.ts'
import type { FieldsOf } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { LOGISTIC_FIELDS, wireLogistic, type ToldProduct } from './product-logistic.wire.ts'
import { wirePriceRange, wirePriceTiers, withVatCents } from './product-prices.ts'
import type { Article } from '../articles/article.ts'
import { pictureUrl } from '../pictures/picture-url.ts'

type Fields = Partial<FieldsOf<Wire<'SimpleProduct'>, ToldProduct>>

const nameOf = ({ product, reader }: ToldProduct) => textIn(reader.language, product.name)
const subtitleOf = ({ product, reader }: ToldProduct) => textIn(reader.language, product.subtitle)
const urlKeyOf = ({ product }: ToldProduct) => product.urlKey

const ADDRESS_FIELDS = {
  url_key: urlKeyOf,
  url_path: urlKeyOf,
  url_suffix: () => null,
  canonical_url: ({ product: { sku, materialType } }) => `catalog/${sku}?material=${materialType}`,
  url_rewrites: () => [],
  relative_url: urlKeyOf,
  redirect_code: () => 0,
  type: () => 'PRODUCT' as const,
} satisfies Fields

const IMAGE_FIELDS = {
  image: wireImage,
  small_image: wireImage,
  thumbnail: wireImage,
  images: wireImages,
  media_gallery: wireImages,
  swatch_image: ({ product }) => product.brand.labelColour,
} satisfies Fields

const priceOf = ({ product }: ToldProduct) => {
  const cents = unitPrice(product)
  return cents === null ? null : centsToDecimal(cents)
}
const priceWithVatOf = ({ product }: ToldProduct) => {
  const cents = unitPrice(product)
  return cents === null ? null : centsToDecimal(withVatCents(cents, product))
}
const isPosm = ({ product }: ToldProduct) => product.materialType === 'ZBTL'

const PRICE_FIELDS = {
  price_range: ({ product }) => wirePriceRange(product),
  price_tiers: ({ product }) => wirePriceTiers(product),
  your_price: (told) => (isPosm(told) ? null : priceOf(told)),
  your_price_tax: (told) => (isPosm(told) ? null : priceWithVatOf(told)),
  posm_price: (told) => (isPosm(told) ? priceOf(told) : null),
  posm_price_vat: (told) => (isPosm(told) ? priceWithVatOf(told) : null),
  multi_deposit: ({ product, reader }) => wireDeposits(product, reader.language),
  special_price: ({ product: { offer } }) => (offer?.priceCents == null ? null : centsToDecimal(offer.priceCents)),
  special_from_date: ({ product: { offer } }) => offer?.validFrom ?? null,
  special_to_date: ({ product: { offer } }) => offer?.validTo ?? null,
  min_sale_qty: () => 1,
  max_sale_qty: ({ product: { offer } }) => Math.min(UNITS_MAXIMUM, offer?.maxCases ?? UNITS_MAXIMUM),
  special_offer_details: ({ product }) => wireOffer(product),
} satisfies Fields

const isLow = ({ stock, lowStockBelow }: Article) => lowStockBelow > 0 && stock < lowStockBelow

const STOCK_FIELDS = {
  stock_status: ({ product }) => (product.stock > 0 ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const)),
  only_x_left_in_stock: ({ product }) => (isLow(product) ? product.stock : null),
  quantity: ({ product }) => product.stock,
  stock_quantity: ({ product }) => product.stock,
  product_lowstock: ({ product }) => flag(isLow(product)),
  low_stock: ({ product }) => ({
    is_lowstock: isLow(product),
    out_of_stock: product.stock === 0,
    rotation_day: product.rotationDays,
    quantity: product.stock,
  }),
} satisfies Fields

const FLAG_FIELDS = {
  returnable_package: ({ product }) => flag(product.isReturnable),
  product_last: ({ product }) => flag(product.isLast),
  product_new: ({ product }) => flag(product.isNew),
  product_sale: ({ product }) => flag(product.isSale),
  product_recommended: ({ product }) => flag(product.isRecommended),
  promotional: ({ product }) => flag(product.isPromotional),
  high_margin: ({ product }) => flag(product.isHighMargin),
  free_beer: ({ product }) => flag(product.isFreeBeer),
  disable_for_layer_ordering: ({ product }) => flag(product.noLayerOrdering),
  disable_for_pallet_ordering: ({ product }) => flag(product.noPalletOrdering),
  disable_for_layer_ordering_fe: ({ product }) => flag(product.noLayerOrdering),
  disable_for_pallet_ordering_fe: ({ product }) => flag(product.noPalletOrdering),
  isavailable_truck_package_ordering: ({ product }) => flag(product.truckSingleCases),
} satisfies Fields

const NO_REVIEWS = { items: [], page_info: { page_size: 20, current_page: 1, total_pages: 0 } }

/** What every product tells, each from its own row; what needs another look into the database has a resolver of its own. */
export const COMMON_FIELDS = {
  id: ({ product }) => product.id,
  uid: ({ product }) => uidOf(product.id),
  sku: ({ product }) => product.sku,
  name: nameOf,
  type_id: ({ product }) => product.type,
  attribute_set_id: () => null,
  description: ({ product, reader }) => ({ html: textIn(reader.language, product.description) }),
  short_description: (told) => ({ html: escapeHtml(subtitleOf(told)) }),
  meta_title: nameOf,
  meta_keyword: () => null,
  meta_description: subtitleOf,
  new_from_date: () => null,
  new_to_date: ({ product }) => (product.isNew ? product.newUntil : null),
  created_at: () => null,
  updated_at: ({ product, reader }) => wireDateTime(product.updatedAt, reader.timeZone),
  country_of_manufacture: ({ product }) => product.countryOfOrigin,
  country_of_origin: ({ product }) => product.countryOfOrigin,
  options: () => null,
  options_container: () => null,
  gift_message_available: () => false,
  gift_wrapping_available: () => false,
  is_returnable: () => null,
  staged: () => false,
  product_name_sap: ({ product }) => product.sapName,
  catalog_product_name: nameOf,
  ean: ({ product }) => product.eanCase,
  ean_ea: ({ product }) => product.eanUnit,
  material_type: ({ product }) => product.materialType,
  brand: ({ product }) => product.brand.name,
  sub_brand: ({ product }) => product.subBrand,
  beer_type: ({ product }) => product.beerType,
  pack_format: ({ product }) => product.packFormat,
  pack_material: ({ product }) => product.packMaterial,
  packaging: ({ product }) => product.packaging,
  volume: ({ product }) => product.volume,
  rating_summary: () => 0,
  review_count: () => 0,
  reviews: () => NO_REVIEWS,
  ...ADDRESS_FIELDS,
  ...IMAGE_FIELDS,
  ...PRICE_FIELDS,
  ...STOCK_FIELDS,
  ...FLAG_FIELDS,
  ...LOGISTIC_FIELDS,
  logistic: wireLogistic,
} satisfies Fields

/** Null where the brewery has no picture of it. */
function wireImage(told: ToldProduct) {
  const { picture } = told.product
  const { mediaUrl } = told.reader
  return (
    picture && {
      __typename: 'ProductImage' as const,
      url: pictureUrl(picture, mediaUrl),
      label: `${nameOf(told)}, ${subtitleOf(told)}`,
      position: 0,
      disabled: false,
    }
  )
}

function wireImages(told: ToldProduct) {
  const image = wireImage(told)
  return image ? [image] : []
}

/** The picture under its older name. */
export function wireGalleryEntries(told: ToldProduct): Wire<'MediaGalleryEntry'>[] {
  const { product } = told
  return wireImages(told).map(({ url, label, position, disabled }) => ({
    id: product.id,
    uid: uidOf(product.id),
    file: url,
    label,
    media_type: 'image',
    position,
    disabled,
    types: ['image', 'small_image', 'thumbnail'],
  }))
}

function wireDeposits({ sku, deposits }: Article, language: string) {
  return deposits.map(({ kind, name, per, quantity, priceCents }) => {
    // A pallet is no part of a case: it is told with its price, and with nothing of it in each case.
    const pieces = per === 'case' ? quantity : 0
    return {
      sku,
      name: textIn(language, name),
      deposit_type: kind,
      quantity: pieces,
      price: centsToDecimal(priceCents),
      total: centsToDecimal(pieces * priceCents),
    }
  })
}

function wireOffer({ offer, pack }: Article) {
  return (
    offer && {
      max_purchasable_qty: offer.maxCases,
      valid_from: offer.validFrom,
      valid_to: offer.validTo,
      deliverable_from: offer.deliverableFrom,
      deliverable_to: offer.deliverableTo,
      deliverable_flag: flag(offer.deliverableFrom !== null || offer.deliverableTo !== null),
      // A whole layer is more than the offer gives.
      layer_error_flag: flag(offer.maxCases !== null && pack.casesPerLayer > offer.maxCases),
    }
  )
}
