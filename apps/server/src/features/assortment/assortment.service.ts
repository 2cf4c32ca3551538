import { pageOffset, reviewPage, reviewPageExists, type Page, type PageRefusal } from '@fust/contract/wire'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import { untilOneMark, type MarkedMemory } from '#platform/database/marked-memory.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { Asker } from '#features/portal/index.ts'
import type { Article } from './articles/article.ts'
import type { Articles } from './articles/articles.ts'
import { NOTHING_IN_PARTICULAR, type AskedProducts } from './listing/asked-products.ts'
import { productCounts, type CategoryTree } from './categories/category-tree.ts'
import { createCategoryTrees } from './categories/category-trees.ts'
import { createCategoryStore } from './categories/category.store.ts'
import { createHabitStore } from './listing/habits.store.ts'
import { withHabits } from './listing/listing-order.ts'
import { createListings } from './listing/listings.ts'
import { createListingStore, type Listing } from './listing/listing.store.ts'
import { createComparableStore } from './product/comparable.store.ts'
import { createHeldInCartStore } from './product/held-in-cart.store.ts'
import { questionFor, type Favourites, type ShopAt } from './listing/question-for.ts'
import { buyerOf, isOpenToVisitors, readerOf, type AssortmentAsker, type Reader } from './who-looks.ts'

export type { RelationKind } from './articles/article-extras.store.ts'

export type AssortmentRefusal = AccessRefusal | { code: 'area-without-permission' } | PageRefusal

export type ProductPage = {
  listing: Listing
  articles: Article[]
  page: Page
  tree: CategoryTree
  reader: Reader
}

export function createAssortment({
  db,
  memory,
  articles,
  authorise,
  favourites = NO_FAVOURITES,
  readSize = async () => null,
}: {
  db: Queries
  memory: MarkedMemory
  articles: Articles
  authorise: Authorise
  favourites?: Favourites
  /** Bytes of a document; null when it is not there. */
  readSize?: (file: string) => Promise<number | null>
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

  /** What the ship-to orders most, where a list is sorted by that first: read each time, as orders change no catalogue. */
  async function readHabits({ brewery }: AssortmentAsker, shop: ShopAt | null, { sorts }: AskedProducts) {
    if (!shop || sorts?.[0]?.field !== 'habit') return []
    const { companyId, shipToId } = shop.access
    return createHabitStore(db).read({ companyId, shipToId, now: brewery.instant })
  }

  /** The articles of a page, if they are asked for, with the mark that the catalogue has now; null when it changes meanwhile. */
  async function readArticles(asker: AssortmentAsker, ids: readonly number[], withProducts: boolean) {
    if (withProducts && ids.length > 0) return articles.readPage(db, ids, buyerOf(asker))
    return { mark: await listingStore.readMark(), articles: [] }
  }

  async function readPage(
    asker: AssortmentAsker,
    operation: OperationName,
    { asked, page, withProducts = true }: { asked: AskedProducts; page: Page; withProducts?: boolean },
  ): Promise<Outcome<ProductPage, AssortmentRefusal>> {
    const seen = ask(asker, operation)
    if (!seen.ok) return seen
    const wrongPage = reviewPage(page)
    if (wrongPage) return refuse(wrongPage)
    const habits = withProducts ? await readHabits(asker, seen.value, asked) : []
    let mark = memory.mark()
    return untilOneMark(async () => {
      const { tree, mark: ofTree } = await trees.read(asker.language, mark)
      const question = await questionFor({ db, favourites }, { shop: seen.value, asker, asked, tree })
      if (!question.ok) return question
      const listing = await listings.read(question.value, ofTree)
      const refusal = reviewPageExists(page, listing.ids.length)
      const ordered = withHabits(question.value.sorts, listing.ids, habits)
      const ids = refusal ? [] : ordered.slice(pageOffset(page), pageOffset(page) + page.pageSize)
      const read = await readArticles(asker, ids, withProducts)
      mark = read?.mark ?? memory.mark()
      if (!read || listing.mark !== mark || ofTree !== mark) return null
      return refusal
        ? refuse(refusal)
        : accept({ listing, articles: read.articles, page, tree, reader: readerOf(asker) })
    })
  }

  /** The tree with the number of products that this ship-to finds in each category. */
  async function readCategories(
    asker: AssortmentAsker,
    operation: OperationName,
  ): Promise<Outcome<{ tree: CategoryTree; counts: ReadonlyMap<number, number> }, AssortmentRefusal>> {
    const found = await readPage(asker, operation, {
      asked: NOTHING_IN_PARTICULAR,
      page: { pageSize: 1, currentPage: 1 },
      withProducts: false,
    })
    if (!found.ok) return found
    const { tree, listing } = found.value
    return accept({ tree, counts: productCounts(tree, listing.categories) })
  }

  return {
    readPage,
    /** Why this caller may not ask, if so. */
    refusal: (asker: AssortmentAsker, operation: OperationName): AssortmentRefusal | null => {
      const asked = ask(asker, operation)
      return asked.ok ? null : asked.refusal
    },
    readCategories,
    /** Articles by SKU as this ship-to sees them, also those that are no longer for sale. */
    readArticles: (skus: readonly string[], asker: Asker) => articles.readBySku(db, skus, buyerOf(asker)),
    readExtras: (shown: readonly Article[]) => articles.readExtras(db, shown),
    readComparable: createComparableStore(db).read,
    readHeldInCart: createHeldInCartStore(db).read,
    readTree: async (language: string) => (await trees.read(language, await listingStore.readMark())).tree,
    readCategoryIds: createCategoryStore(db).readOfProducts,
    favouritesAmong: favourites.readAmong,
    readSize,
  }
}

const NO_FAVOURITES: Favourites = { readSkus: async () => [], readAmong: async () => [] }

export type Assortment = ReturnType<typeof createAssortment>
