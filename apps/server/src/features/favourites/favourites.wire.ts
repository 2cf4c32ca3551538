import type { Wire } from '@fust/contract/resolvers'
import { wireDateTime } from '@fust/contract/wire'
import { textIn } from '#platform/http/language.ts'
import { say } from '#words/words.ts'
import type { WireProduct } from '#features/assortment/index.ts'
import type { LineShortage } from '#features/cart/index.ts'
import type { LineRefusal, StoredFavourite } from './favourites.service.ts'

/** A favourite with what it is; null where its keeper may not see that any more. */
export type ShownFavourite = StoredFavourite & { product: WireProduct | null }

/** As Adobe lists it today. */
export function wireFavourite(own: ShownFavourite, timeZone: string): Wire<'WishlistItemInterface'> {
  const common = {
    id: String(own.id),
    quantity: own.quantity,
    description: own.note || null,
    added_at: wireDateTime(own.addedAt, timeZone),
    product: own.product,
    customizable_options: [],
    material_type: own.product?.material_type ?? null,
  }
  switch (own.product?.__typename) {
    case 'ConfigurableProduct':
      return {
        ...common,
        __typename: 'ConfigurableWishlistItem',
        child_sku: own.sku,
        configured_variant: null,
        configurable_options: [],
      }
    case 'BundleProduct':
      return { ...common, __typename: 'BundleWishlistItem', bundle_options: [] }
    default:
      return { ...common, __typename: 'SimpleWishlistItem' }
  }
}

/** As Adobe listed it before. */
export function wireOlderFavourite(own: ShownFavourite, timeZone: string): Wire<'WishlistItem'> {
  return {
    id: own.id,
    qty: own.quantity,
    quantity: own.quantity,
    description: own.note || null,
    added_at: wireDateTime(own.addedAt, timeZone),
    product: own.product,
    material_type: own.product?.material_type ?? null,
  }
}

/** A line that did not work, in words for whoever sent it. */
export function wireLineRefusal(refusal: LineRefusal, language: string): Wire<'WishListUserInputError'> {
  return {
    code: refusal.code === 'product-not-found' ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED',
    message: wordsOf(refusal, language),
  }
}

function wordsOf(refusal: LineRefusal, language: string): string {
  switch (refusal.code) {
    case 'product-not-found':
      return say(language, 'line.product-unknown', { sku: refusal.sku })
    case 'favourite-not-found':
      return say(language, 'favourite.unknown', { id: refusal.id })
    default:
      return say(language, 'favourite.quantity', { of: refusal.of })
  }
}

/** A favourite of which the cart took less than was meant, or nothing. */
export type ShortFavourite = { favourite: StoredFavourite; error: LineShortage['error'] }

const CART_CODES = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK'] as const

export function wireShortage(
  wishlistId: string,
  { favourite, error }: ShortFavourite,
  language: string,
): Wire<'WishlistCartUserInputError'> {
  const code = CART_CODES.find((own) => own === error.code) ?? 'UNDEFINED'
  return { code, message: textIn(language, error.message), wishlistId, wishlistItemId: String(favourite.id) }
}

export function wireUnknownFavourite(
  wishlistId: string,
  id: string,
  language: string,
): Wire<'WishlistCartUserInputError'> {
  const message = say(language, 'favourite.unknown', { id })
  return { code: 'PRODUCT_NOT_FOUND', message, wishlistId, wishlistItemId: id }
}
