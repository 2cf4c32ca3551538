import { cataloguePermission } from '@fust/domain/access'
import { pageOffset, reviewPage, reviewPageExists, type Page, type PageRefusal } from '@fust/contract/wire'
import { MATERIAL_TYPES, ORDER_KINDS, orderKindOf, type OrderKind } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import type { Queries } from '#platform/database.ts'
import { untilOneMark } from '#platform/marked-memory.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { Asker, BreweryNow } from '#features/portal/index.ts'
import type { AskedProducts } from './asked-products.ts'
import { productCounts, withDescendants, type CategoryTree } from './category-tree.ts'
import { createCategoryTrees } from './category-trees.ts'
import { createCategoryStore } from './category.store.ts'
import { createFoundListings } from './found-listings.ts'
import { createListings } from './listings.ts'
import { everything, type ListingQuestion } from './listing-question.ts'
import { createListingStore, type Listing } from './listing.store.ts'
import { createProductPartsStore } from './product-parts.store.ts'
import { createProductStore, LIST_PRICE_GROUP, type Product, type Viewer } from './product.store.ts'
import { createRecommendationStore } from './recommendations.store.ts'
import { createRememberedProducts } from './remembered-products.ts'
import { createSearchStore } from './search.store.ts'
import { createViewerStore } from './viewer.store.ts'

export type { RelationKind } from './product-parts.store.ts'

export type CatalogueRefusal = AccessRefusal | { code: 'area-without-permission' } | PageRefusal

/** Who asks, in which language, and whether for empties alone. */
export type CatalogueAsker = Asker & { language: string; onlyEmpties: boolean }

export type ProductPage = {
  listing: Listing
  products: Product[]
  /** Other products that were read with them. */
  beside: Product[]
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

export function createCatalogue({
  db,
  authorise,
  favourites = async () => [],
  sizeOf = async () => null,
}: {
  db: Queries
  authorise: Authorise
  favourites?: Favourites
  /** Bytes of a document; null when it is not there. */
  sizeOf?: (file: string) => Promise<number | null>
}) {
  const listingStore = createListingStore(db)
  const listings = createListings(listingStore, createFoundListings(listingStore, createSearchStore(db)))
  const parts = createProductPartsStore(db)
  const remembered = createRememberedProducts(createProductStore(db), parts)
  const categories = createCategoryStore(db)
  const trees = createCategoryTrees(categories)

  /** The ship-to of the request, if its holder may see any of the catalogue; null for a visitor of an open one. */
  function ask({ actor, brewery }: Asker, operation: OperationName): Outcome<ShopAt | null, CatalogueRefusal> {
    if (!actor && isOpenToVisitors(brewery)) return accept(null)
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    if (!actor?.shipTo) return refuse({ code: 'unauthorized' })
    return accept({ actor, access: actor.shipTo })
  }

  function viewerOf({ actor, brewery, language }: CatalogueAsker): Viewer & { timeZone: string } {
    const { now, market } = brewery
    const priceGroup = actor?.shipTo?.priceGroup ?? LIST_PRICE_GROUP
    return { priceGroup, language, today: now.today, timeZone: market.timeZone }
  }

  /** What the question is for this ship-to: its kinds, its tank brands, its empties. */
  async function questionFor(
    shop: ShopAt | null,
    asker: CatalogueAsker,
    { viewer, asked, tree }: { viewer: Viewer; asked: AskedProducts; tree: CategoryTree },
  ): Promise<Outcome<ListingQuestion, CatalogueRefusal>> {
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
      ...everything({ ...viewer, kinds, tankBrands }),
      ...plain,
      onlyEmpties: asker.onlyEmpties,
      categoryIds: categoryIdsOf(named, tree),
      skus: onlyFavourites ? own.filter((sku) => askedSkus?.has(sku) ?? true) : (plain.skus ?? null),
      withoutSkus: onlyFavourites === false ? own : [],
    })
  }

  /** The products of a page, with the mark of the catalogue that they and their number are from. */
  async function readPage(question: ListingQuestion, page: Page, withProducts: boolean) {
    const viewer: Viewer = question
    let stale: string | undefined
    return untilOneMark(async () => {
      const listing = await listings.read(question, stale)
      const refusal = reviewPageExists(page, listing.ids.length)
      const ids = refusal ? [] : listing.ids.slice(pageOffset(page), pageOffset(page) + page.pageSize)
      const read = withProducts && ids.length > 0 ? await remembered.page(ids, viewer) : null
      const mark = read ? read.mark : await listingStore.mark()
      if (mark === listing.mark) return { listing, products: read?.products ?? [], beside: read?.beside ?? [], refusal }
      // The catalogue has changed since the list was made.
      stale = listing.mark
      return null
    })
  }

  async function list(
    asker: CatalogueAsker,
    operation: OperationName,
    { asked, page, withProducts = true }: { asked: AskedProducts; page: Page; withProducts?: boolean },
  ): Promise<Outcome<ProductPage, CatalogueRefusal>> {
    const seen = ask(asker, operation)
    if (!seen.ok) return seen
    const wrongPage = reviewPage(page)
    if (wrongPage) return refuse(wrongPage)
    const { timeZone, ...viewer } = viewerOf(asker)
    const reader = { language: asker.language, timeZone }
    let mark: string | undefined
    return untilOneMark(async () => {
      const known = await trees.read(asker.language, mark)
      const question = await questionFor(seen.value, asker, { viewer, asked, tree: known.tree })
      if (!question.ok) return question
      const { listing, refusal, ...read } = await readPage(question.value, page, withProducts)
      if (known.mark === listing.mark)
        return refusal ? refuse(refusal) : accept({ listing, ...read, page, tree: known.tree, reader })
      mark = listing.mark
      return null
    })
  }

  /** The tree with the number of products that this ship-to finds in each category. */
  async function categoriesWithCounts(
    asker: CatalogueAsker,
    operation: OperationName,
  ): Promise<Outcome<{ tree: CategoryTree; counts: ReadonlyMap<number, number> }, CatalogueRefusal>> {
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
    refusal: (asker: CatalogueAsker, operation: OperationName): CatalogueRefusal | null => {
      const asked = ask(asker, operation)
      return asked.ok ? null : asked.refusal
    },
    /** The same for a ship-to that the call names. */
    refusalAt: (access: ShipToAccess, actor: Actor, operation: OperationName): AccessRefusal | null =>
      authorise(actor, operation, access),
    recommendations: createRecommendationStore(db),
    categories: categoriesWithCounts,
    viewerOf,
    /** Products by SKU as this ship-to sees them, also those that are no longer for sale. */
    productsBySku: remembered.bySku,
    partsOf: remembered.partsOf,
    heldInCart: parts.heldInCart,
    treeIn: async (language: string) => (await trees.read(language, await listingStore.mark())).tree,
    categoryIdsOfProducts: categories.ofProducts,
    favouritesOf: favourites,
    sizeOf,
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>

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
