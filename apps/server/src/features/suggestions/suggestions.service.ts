import { cataloguePermission } from '@fust/domain/access'
import { likelyProducts, suggestedOrder, usualKind, type Suggestable, type Suggestion } from '@fust/domain/suggestion'
import type { DeliveryMethod } from '@fust/domain/order'
import { unitOffers } from '@fust/domain/quantity'
import type { ShipToAccess } from '#request/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Article } from '#features/assortment/index.ts'
import { offeredUnits, unitRulesOf } from '#features/cart/index.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import { createSuggestionStore } from './suggestions.store.ts'

const RECOMMENDED_MAXIMUM = 100
const SUGGESTED_MAXIMUM = 30

/** For whom, and when. */
type Asked = { access: ShipToAccess; brewery: BreweryNow }

export type SuggestedItem = Suggestion & { article: Article }

export function createSuggestions({ db }: { db: Queries }) {
  const store = createSuggestionStore(db)

  const readKnown = ({ access, brewery }: Asked, selectedSku: string | null) =>
    store.read({
      companyId: access.companyId,
      shipToId: access.shipToId,
      now: brewery.instant,
      timeZone: brewery.market.timeZone,
      selectedSku,
    })

  return {
    /** SKUs by priority: what goes with the selected product, what the ship-to is likely to order, what the brewery recommends. */
    readRecommended: async (
      asked: Asked,
      { selectedSku, withoutSkus }: { selectedSku: string | null; withoutSkus: readonly string[] },
    ): Promise<string[]> => {
      const { past, related, recommended } = await readKnown(asked, selectedSku)
      const likely = likelyProducts(past, asked.brewery.now.today).map(({ sku }) => sku)
      const places = new Map(likely.map((sku, place) => [sku, place]))
      const placeOf = (sku: string) => places.get(sku) ?? likely.length
      const goesWith = related.toSorted((a, b) => placeOf(a) - placeOf(b))
      const leftOut = new Set([...withoutSkus, ...(selectedSku === null ? [] : [selectedSku])])
      const inOrder = new Set([...goesWith, ...likely, ...recommended])
      return [...inOrder].filter((sku) => !leftOut.has(sku)).slice(0, RECOMMENDED_MAXIMUM)
    },

    /** The next order of a ship-to as its history proposes it, with the articles that are for sale there. */
    readSuggested: async (
      asked: Asked,
      { method, withoutSkus }: { method: DeliveryMethod | null; withoutSkus: readonly string[] },
      forSaleOf: (skus: readonly string[]) => Promise<readonly Article[]>,
    ): Promise<SuggestedItem[]> => {
      const { access, brewery } = asked
      const { past } = await readKnown(asked, null)
      const allowed = past.filter(({ kind }) => access.permissions.has(cataloguePermission(kind)))
      const kind = usualKind(allowed)
      const orders = allowed.filter((order) => order.kind === kind)
      const skus = new Set(orders.flatMap(({ lines }) => lines.map(({ sku }) => sku)))
      const articles = await forSaleOf([...skus])
      const facts = { customerType: access.customerType, offeredUnits: offeredUnits(brewery), method }
      // What is chosen of a set or a version is chosen on its page.
      const products = new Map(
        articles.filter(({ type }) => type === 'simple').map((own) => [own.sku, suggestableOf(own, facts)]),
      )
      const known = new Map(articles.map((own) => [own.sku, own]))
      const leftOut = new Set(withoutSkus)
      return suggestedOrder(orders, products, brewery.now.today)
        .filter(({ sku }) => !leftOut.has(sku))
        .slice(0, SUGGESTED_MAXIMUM)
        .flatMap((own) => {
          const article = known.get(own.sku)
          return article ? [{ ...own, article }] : []
        })
    },
  }
}

export type Suggestions = ReturnType<typeof createSuggestions>

function suggestableOf(article: Article, facts: Parameters<typeof unitOffers>[1]): Suggestable {
  const { sku, kind, pack, stock, offer } = article
  const offers = unitOffers({ kind, ...unitRulesOf(article) }, facts)
  const units = offers.flatMap(({ unit, refusal }) => (refusal ? [] : [unit]))
  return { sku, kind, pack, units, stockCases: stock, maximumCases: offer?.maxCases ?? null }
}
