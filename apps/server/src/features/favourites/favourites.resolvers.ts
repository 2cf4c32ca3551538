import type { Resolvers, Wire } from '@fust/contract/resolvers'
import {
  askedPage,
  pageInfo,
  pageOffset,
  pageRefusalText,
  reviewPage,
  reviewPageExists,
  wireDateTime,
  type Page,
} from '@fust/contract/wire'
import type { Outcome } from '@fust/domain/outcome'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError, inputError, merged, noSuchEntity, parameterMissing } from '#platform/graphql/index.ts'
import { wording } from '#words/words.ts'
import { ordering, type OperationName, type PolicyTable } from '#request/policy.ts'
import type { Catalogue } from '#features/assortment/index.ts'
import { cartError, NO_AMOUNTS, type Carts, type LineToAdd } from '#features/cart/index.ts'
import type { Changed, Favourites, StoredFavourite, WishList, WishListRefusal } from './favourites.service.ts'
import {
  wireFavourite,
  wireLineRefusal,
  wireOlderFavourite,
  wireShortage,
  wireUnknownFavourite,
  type ShortFavourite,
  type ShownFavourite,
} from './favourites.wire.ts'

export const favouritesPolicy: PolicyTable = {
  'Query.wishlist': ordering,
  'Mutation.addProductsToWishlist': ordering,
  'Mutation.removeProductsFromWishlist': ordering,
  'Mutation.updateProductsInWishlist': ordering,
  'Mutation.createWishlist': ordering,
  'Mutation.addWishlistItemsToCart': ordering,
}

const PAGE_SIZE = 20
/** The lists without pages end at the largest page there is. */
const LATEST: Page = { pageSize: 500, currentPage: 1 }

/** Adobe's wish list: one for each person and company, which holds favourites. */
export function favouritesResolvers(
  favourites: Favourites,
  catalogue: Catalogue,
  carts: Pick<Carts, 'active' | 'addLines'>,
): Resolvers<GraphqlContext> {
  async function shown(list: WishList, page: Page, context: GraphqlContext): Promise<ShownFavourite[]> {
    const stored = await favourites.readPage(list, { limit: page.pageSize, offset: pageOffset(page) })
    const skus = stored.map(({ sku }) => sku)
    const products = await catalogue.seen(skus, context)
    return stored.map((own, place) => ({ ...own, product: products[place] ?? null }))
  }

  async function older(list: WishList, context: GraphqlContext): Promise<Wire<'WishlistItem'>[]> {
    const own = await shown(list, LATEST, context)
    return own.map((favourite) => wireOlderFavourite(favourite, timeZoneOf(context)))
  }

  const own = async (context: GraphqlContext) =>
    wireList(accepted(await favourites.read({ ...context, operation: 'Query.wishlist' })), context)

  /** Answers what of them is not in the cart then, and why. */
  async function addToCart(
    chosen: readonly StoredFavourite[],
    operation: OperationName,
    context: GraphqlContext,
  ): Promise<ShortFavourite[]> {
    const cart = await carts.active(context, operation)
    if (!cart.ok) throw cartError(cart.refusal)
    const added = await carts.addLines(context, operation, cart.value.id, chosen.map(lineOf))
    if (!added.ok) throw cartError(added.refusal)
    return added.value.shortages.flatMap(({ position, error }) => {
      const favourite = chosen[position]
      return favourite ? [{ favourite, error }] : []
    })
  }

  const named = (id: string, operation: OperationName, { actor, brewery }: GraphqlContext) => ({
    actor,
    brewery,
    operation,
    id,
  })

  return {
    Query: {
      wishlist: async (_parent, _args, context) => {
        const list = accepted(await favourites.read({ ...context, operation: 'Query.wishlist' }))
        const { items_count, name, sharing_code, updated_at } = wireList(list, context)
        return { items_count, name, sharing_code, updated_at, items: await older(list, context) }
      },
    },

    Customer: {
      wishlist: (_parent, _args, context) => own(context),
      wishlists: async (_parent, args, context) => {
        const page = reviewed(askedPage(args, PAGE_SIZE), 1)
        return page.currentPage === 1 ? [await own(context)] : []
      },
      wishlist_v2: async (_parent, { id }, context) =>
        wireList(accepted(await favourites.readNamed(named(id, 'Query.wishlist', context))), context),
    },

    Wishlist: {
      items: ({ list }, _args, context) => older(list, context),
      items_v2: async ({ list }, args, context) => {
        const page = reviewed(askedPage(args, PAGE_SIZE), list.count)
        const items = await shown(list, page, context)
        return {
          items: items.map((favourite) => wireFavourite(favourite, timeZoneOf(context))),
          page_info: pageInfo(page, list.count),
        }
      },
      shipto_item_count: (_parent, _args, context) => catalogue.countFavourites(context),
    },

    Mutation: {
      addProductsToWishlist: async (_parent, args, context) => {
        const id = wishListIdOf(args)
        const one = args.sku == null ? [] : [{ sku: args.sku, quantity: args.quantity ?? 1 }]
        const wanted = [...(args.wishlistItems ?? []), ...one].map(({ sku, quantity }) => ({ sku, quantity }))
        if (wanted.length === 0) throw parameterMissing('wishlistItems')
        const asked = named(id, 'Mutation.addProductsToWishlist', context)
        const added = await favourites.add(asked, wanted, (skus) => catalogue.orderable(skus, context))
        return wireChanged(accepted(added), context)
      },

      removeProductsFromWishlist: async (_parent, args, context) => {
        const id = wishListIdOf(args)
        const ids = [...(args.wishlistItemsIds ?? []), ...(args.item_id == null ? [] : [args.item_id])]
        const sku = args.sku ?? null
        if (ids.length === 0 && sku === null) throw parameterMissing('wishlistItemsIds')
        const asked = named(id, 'Mutation.removeProductsFromWishlist', context)
        return wireChanged(accepted(await favourites.remove(asked, { ids, sku })), context)
      },

      updateProductsInWishlist: async (_parent, { wishlistId, wishlistItems }, context) => {
        const asked = named(wishlistId, 'Mutation.updateProductsInWishlist', context)
        const wanted = wishlistItems.map(({ wishlist_item_id, quantity, description }) => ({
          id: wishlist_item_id,
          quantity: quantity ?? null,
          note: description ?? null,
        }))
        return wireChanged(accepted(await favourites.change(asked, wanted)), context)
      },

      // There is one list for each person and company: it is answered, as it is.
      createWishlist: async (_parent, _args, context) => {
        const list = accepted(await favourites.read({ ...context, operation: 'Mutation.createWishlist' }))
        return { wishlist: wireList(list, context) }
      },

      addWishlistItemsToCart: async (_parent, { wishlistId, wishlistItemIds }, context) => {
        const operation = 'Mutation.addWishlistItemsToCart'
        const asked = named(wishlistId, operation, context)
        const ids = wishlistItemIds == null ? null : [...new Set(wishlistItemIds)]
        const { list, chosen, unknown } = accepted(await favourites.readChosen(asked, ids, LATEST.pageSize))
        const shortages = chosen.length === 0 ? [] : await addToCart(chosen, operation, context)
        const errors = [
          ...unknown.map((id) => wireUnknownFavourite(list.id, id, context.language)),
          ...shortages.map((shortage) => wireShortage(list.id, shortage, context.language)),
        ]
        return {
          status: errors.length === 0,
          wishlist: wireList(list, context),
          add_wishlist_items_to_cart_user_errors: errors,
        }
      },
    },
  }
}

function wireList(list: WishList, context: GraphqlContext) {
  return {
    list,
    id: list.id,
    name: null,
    items_count: list.count,
    sharing_code: null,
    updated_at: list.latest && wireDateTime(list.latest, timeZoneOf(context)),
    visibility: 'PRIVATE' as const,
  }
}

function wireChanged({ list, refusals }: Changed, context: GraphqlContext) {
  return {
    wishlist: wireList(list, context),
    user_errors: refusals.map((refusal) => wireLineRefusal(refusal, context.language)),
  }
}

/** The product itself: a favourite of a bundle has no chosen parts, and is refused as one without. */
function lineOf({ sku, quantity }: StoredFavourite): LineToAdd {
  const amounts = { ...NO_AMOUNTS, packages: quantity }
  return { sku, parentSku: null, selectedOptions: [], amounts, clamps: false }
}

const timeZoneOf = ({ brewery }: GraphqlContext): string => brewery.market.timeZone

/** The page, where it is one of so many. */
function reviewed(page: Page, count: number): Page {
  const refusal = reviewPage(page) ?? reviewPageExists(page, count)
  if (refusal) throw inputError(pageRefusalText(refusal), refusal.code)
  return page
}

type Given = string | null | undefined

function wishListIdOf({ wishlistId, wishlist_id }: { wishlistId?: Given; wishlist_id?: Given }): string {
  const { id } = merged<{ id: string }>({ id: wishlistId }, { id: wishlist_id })
  if (id == null) throw parameterMissing('wishlistId')
  return id
}

function accepted<T>(outcome: Outcome<T, WishListRefusal>): T {
  if (outcome.ok) return outcome.value
  throw outcome.refusal.code === 'wish-list-not-found'
    ? noSuchEntity(wording('favourite.list-unknown'))
    : authorizationError()
}
