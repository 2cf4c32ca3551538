import { MATERIAL_TYPES, ORDER_KINDS, orderKindOf, type OrderKind } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { withDescendants, type CategoryTree } from '../categories/category-tree.ts'
import { buyerOf, goodsSeenBy, type AssortmentAsker } from '../who-looks.ts'
import type { AskedProducts } from './asked-products.ts'
import { everything, type ListingQuestion } from './listing-question.ts'
import { createTankBrandsStore } from './tank-brands.store.ts'

/** Who looks, and what they may do at the ship-to they look from. */
export type ShopAt = { actor: Actor; access: ShipToAccess }

/** The SKUs that a person keeps as favourites: all of them, or those among some. */
export type Favourites = {
  readSkus: (actor: Actor) => Promise<readonly string[]>
  readAmong: (actor: Actor, skus: readonly string[]) => Promise<readonly string[]>
}

/** What the question is for this ship-to: its goods, its tank brands, its empties. */
export async function questionFor(
  { db, favourites }: { db: Queries; favourites: Favourites },
  {
    shop,
    asker,
    asked,
    tree,
  }: { shop: ShopAt | null; asker: AssortmentAsker; asked: AskedProducts; tree: CategoryTree },
): Promise<Outcome<ListingQuestion, { code: 'area-without-permission' }>> {
  const kinds = askedKinds(asked)
  const goods = goodsSeenBy(asker).filter((own) => kinds.includes(own === 'empties' ? 'beer' : own))
  // Empties are listed by themselves; what is asked for by its SKU is found among all.
  if (!goods.some((own) => asked.skus != null || (own === 'empties') === asker.onlyEmpties))
    return refuse({ code: 'area-without-permission' })
  const tankBrands =
    shop && goods.includes('tank')
      ? await createTankBrandsStore(db).read(shop.access.companyId, shop.access.shipToId)
      : []
  const { categories: named, favourites: wanted, ...plain } = asked
  // The header says what a filter leaves open (CAT-34).
  const onlyFavourites = wanted ?? (asker.onlyFavourites || null)
  const own = onlyFavourites === null || !shop ? [] : await favourites.readSkus(shop.actor)
  const askedSkus = plain.skus && new Set(plain.skus)
  return accept({
    ...everything({ ...buyerOf(asker), language: asker.language, goods, tankBrands }),
    ...plain,
    onlyEmpties: asker.onlyEmpties,
    categoryIds: categoryIdsOf(named, tree),
    skus: onlyFavourites ? own.filter((sku) => askedSkus?.has(sku) ?? true) : (plain.skus ?? null),
    withoutSkus: onlyFavourites === false ? own : [],
  })
}

/** The kinds that a question is about, by the material types and pack formats it names. */
function askedKinds({ materialTypes, packFormats }: AskedProducts): OrderKind[] {
  // Only beer comes in bulk.
  const isBulkOnly = packFormats?.every((format) => format === 'BULK') ?? false
  const named = materialTypes ?? (isBulkOnly ? ['FERT'] : MATERIAL_TYPES)
  const types = MATERIAL_TYPES.filter((type) => named.includes(type))
  // Nobody is kept from a list that is empty for everybody.
  if (types.length === 0) return [...ORDER_KINDS]
  const formats = packFormats ?? ['BULK', 'CRATE']
  const kinds = types.flatMap((type) => formats.map((format) => orderKindOf(type, format)))
  return ORDER_KINDS.filter((kind) => kinds.includes(kind))
}

function categoryIdsOf({ ids, uids, urlPaths }: AskedProducts['categories'], tree: CategoryTree): number[] | null {
  const paths = urlPaths && new Set(urlPaths)
  const byPath = paths && [...tree.byId.values()].filter((category) => paths.has(category.urlPath))
  const named = [ids, uids, byPath?.map((category) => category.id)].filter((list) => list != null)
  const [first, ...others] = named.map((list) => withDescendants(tree, list))
  return first ? [...first].filter((id) => others.every((other) => other.has(id))) : null
}
