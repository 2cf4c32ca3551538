import { cataloguePermission } from '@fust/domain/access'
import { pageOffset, reviewPage, reviewPageExists, type Page, type PageRefusal } from '@fust/contract/wire'
import { MATERIAL_TYPES, ORDER_KINDS, orderKindOf, type OrderKind } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import type { Queries } from '#platform/database.ts'
import { untilOneMark, type MarkedMemory } from '#platform/marked-memory.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { Asker, BreweryNow } from '#features/portal/index.ts'
import { LIST_PRICE_GROUP, type Article, type Buyer } from './articles/article.ts'
import { createArticlePartsStore } from './articles/article-parts.store.ts'
import type { Articles } from './articles/articles.ts'
import type { AskedProducts } from './listing/asked-products.ts'
import { productCounts, withDescendants, type CategoryTree } from './categories/category-tree.ts'
import { createCategoryTrees } from './categories/category-trees.ts'
import { createCategoryStore } from './categories/category.store.ts'
import { createListings } from './listing/listings.ts'
import { everything, type ListingQuestion } from './listing/listing-question.ts'
import { createListingStore, type Listing } from './listing/listing.store.ts'
import { createRecommendationStore } from './recommendations/recommendations.store.ts'
import { createViewerStore } from './articles/viewer.store.ts'

export type { RelationKind } from './articles/article-parts.store.ts'

export type AssortmentRefusal = AccessRefusal | { code: 'area-without-permission' } | PageRefusal

/** Who asks, in which language, and whether for empties alone. */
export type AssortmentAsker = Asker & { language: string; onlyEmpties: boolean }

export type ProductPage = {
  listing: Listing
  articles: Article[]
  page: Page
  tree: CategoryTree
  reader: Reader
}

/** In whose words and by whose clock products are shown. */
export type Reader = { language: string; timeZone: string }

/** Who looks, and what they may do at the ship-to they look from. */
type ShopAt = { actor: Actor; access: ShipToAccess }

/** The SKUs a person keeps as favourites. */
export type Favourites = (actor: Actor) => Promise<readonly string[]>

export function createAssortment({
  db,
  memory,
  articles,
  authorise,
  favourites = async () => [],
  sizeOf = async () => null,
}: {
  db: Queries
  memory: MarkedMemory
  articles: Articles
  authorise: Authorise
  favourites?: Favourites
  /** Bytes of a document; null when it is not there. */
  sizeOf?: (file: string) => Promise<number | null>
}) {
  const listingStore = createListingStore(db)
  const listings = createListings(listingStore, memory)
  const trees = createCategoryTrees(db, memory)

  /** The ship-to of the request, if its holder may see any of the catalogue; null for a visitor of an open one. */
  function ask({ actor, brewery }: Asker, operation: OperationName): Outcome<ShopAt | null, AssortmentRefusal> {
    if (!actor && isOpenToVisitors(brewery)) return accept(null)
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    if (!actor?.shipTo) return refuse({ code: 'unauthorized' })
    return accept({ actor, access: actor.shipTo })
  }

  function buyerOf({ actor, brewery }: Asker): Buyer {
    return { priceGroup: actor?.shipTo?.priceGroup ?? LIST_PRICE_GROUP, today: brewery.now.today }
  }

  function readerOf({ brewery, language }: AssortmentAsker): Reader {
    return { language, timeZone: brewery.market.timeZone }
  }

  /** What the question is for this ship-to: its kinds, its tank brands, its empties. */
  async function questionFor(
    shop: ShopAt | null,
    asker: AssortmentAsker,
    asked: AskedProducts,
    tree: CategoryTree,
  ): Promise<Outcome<ListingQuestion, AssortmentRefusal>> {
    const kinds = kindsSeenBy(asker).filter((kind) => askedKinds(asked).includes(kind))
    if (kinds.length === 0) return refuse({ code: 'area-without-permission' })
    const tankBrands =
      shop && kinds.includes('tank')
        ? await createViewerStore(db).tankBrands(shop.access.companyId, shop.access.shipToId)
        : []
    const { categories: named, favourites: onlyFavourites, ...plain } = asked
    const own = onlyFavourites === null || !shop ? [] : await favourites(shop.actor)
    const askedSkus = plain.skus && new Set(plain.skus)
    return accept({
      ...everything({ ...buyerOf(asker), language: asker.language, kinds, tankBrands }),
      ...plain,
      onlyEmpties: asker.onlyEmpties,
      categoryIds: categoryIdsOf(named, tree),
      skus: onlyFavourites ? own.filter((sku) => askedSkus?.has(sku) ?? true) : (plain.skus ?? null),
      withoutSkus: onlyFavourites === false ? own : [],
    })
  }

  /** The articles of a page, if they are asked for, with the mark that the catalogue has now; null when it changes meanwhile. */
  async function readPage(asker: AssortmentAsker, ids: readonly number[], withProducts: boolean) {
    if (withProducts && ids.length > 0) return articles.page(db, ids, buyerOf(asker))
    return { mark: await listingStore.mark(), articles: [] }
  }

  async function list(
    asker: AssortmentAsker,
    operation: OperationName,
    { asked, page, withProducts = true }: { asked: AskedProducts; page: Page; withProducts?: boolean },
  ): Promise<Outcome<ProductPage, AssortmentRefusal>> {
    const seen = ask(asker, operation)
    if (!seen.ok) return seen
    const wrongPage = reviewPage(page)
    if (wrongPage) return refuse(wrongPage)
    let mark = memory.mark()
    return untilOneMark(async () => {
      const { tree, mark: ofTree } = await trees.read(asker.language, mark)
      const question = await questionFor(seen.value, asker, asked, tree)
      if (!question.ok) return question
      const listing = await listings.read(question.value, ofTree)
      const refusal = reviewPageExists(page, listing.ids.length)
      const ids = refusal ? [] : listing.ids.slice(pageOffset(page), pageOffset(page) + page.pageSize)
      const read = await readPage(asker, ids, withProducts)
      mark = read?.mark ?? memory.mark()
      if (!read || listing.mark !== mark || ofTree !== mark) return null
      return refusal
        ? refuse(refusal)
        : accept({ listing, articles: read.articles, page, tree, reader: readerOf(asker) })
    })
  }

  /** The tree with the number of products that this ship-to finds in each category. */
  async function categoriesWithCounts(
    asker: AssortmentAsker,
    operation: OperationName,
  ): Promise<Outcome<{ tree: CategoryTree; counts: ReadonlyMap<number, number> }, AssortmentRefusal>> {
    const found = await list(asker, operation, {
      asked: NOTHING_IN_PARTICULAR,
      page: { pageSize: 1, currentPage: 1 },
      withProducts: false,
    })
    if (!found.ok) return found
    const { tree, listing } = found.value
    return accept({ tree, counts: productCounts(tree, listing.categories) })
  }

  return {
    list,
    /** Why this caller may not ask, if so. */
    refusal: (asker: AssortmentAsker, operation: OperationName): AssortmentRefusal | null => {
      const asked = ask(asker, operation)
      return asked.ok ? null : asked.refusal
    },
    /** The same for a ship-to that the call names. */
    refusalAt: (access: ShipToAccess, actor: Actor, operation: OperationName): AccessRefusal | null =>
      authorise(actor, operation, access),
    recommendations: createRecommendationStore(db),
    categories: categoriesWithCounts,
    readerOf,
    /** Articles by SKU as this ship-to sees them, also those that are no longer for sale. */
    articlesBySku: (skus: readonly string[], asker: Asker) => articles.bySku(db, skus, buyerOf(asker)),
    partsOf: (shown: readonly Article[]) => articles.partsOf(db, shown),
    heldInCart: createArticlePartsStore(db).heldInCart,
    treeIn: async (language: string) => (await trees.read(language, await listingStore.mark())).tree,
    categoryIdsOfProducts: createCategoryStore(db).ofProducts,
    favouritesOf: favourites,
    sizeOf,
  }
}

export type Assortment = ReturnType<typeof createAssortment>

/** Everything this ship-to may see. */
export const NOTHING_IN_PARTICULAR: AskedProducts = {
  categories: { ids: null, uids: null, urlPaths: null },
  favourites: null,
  sorts: [{ field: 'position', direction: 'ASC' }],
}

/** What a visitor sees of an open catalogue; tank beer is for those who agreed on it. */
const KINDS_FOR_VISITORS: readonly OrderKind[] = ['beer', 'posm']

/** The kinds of products that this request may see. */
export function kindsSeenBy({ actor, brewery }: Asker): readonly OrderKind[] {
  if (!actor && isOpenToVisitors(brewery)) return KINDS_FOR_VISITORS
  return ORDER_KINDS.filter((kind) => actor?.shipTo?.permissions.has(cataloguePermission(kind)))
}

/** The catalogue is closed without a session, unless the market opens it (graphql.md §1.3). */
function isOpenToVisitors({ settings }: BreweryNow): boolean {
  return settings.portal.public_catalogue
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
