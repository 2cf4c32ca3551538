import type { CalendarDate } from '@fust/domain/calendar'
import { isCouponValid } from '@fust/domain/pricing'
import type { Queries } from '#platform/database/database.ts'
import { untilOneMark } from '#platform/database/marked-memory.ts'
import type { Article, Articles, SkuStock } from '#features/assortment/index.ts'
import { createLedgers } from '#features/ledgers/index.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import {
  createCartFactsStore,
  type AskedBeside,
  type CartFacts,
  type LineWithStock,
  type OwnCart,
} from './cart-facts.store.ts'
import { cartLineOf, type ArticleLine } from './lines/cart-line.ts'
import type { StoredLine } from './lines/cart-line.store.ts'
import { whoseUse, type StoredCart } from './cart.store.ts'
import { cartView, type CartView } from './cart-view.ts'
import { NOTHING, readParts, withHeld, type Held } from './lines/line-parts.ts'

/** What was read of a cart and its ship-to; `mark` is that of the catalogue. */
type Read = CartFacts & { lines: readonly LineWithStock[]; replacedId: number | null; mark: string }

/** Reads what decides about carts: lines with their stock and the terms of the ship-to, in one statement, and what their articles are. */
export function createCartReader(articles: Articles) {
  /** The lines that were read and the products of `asked` with what they are; null when the catalogue is another by now. */
  async function complete<Row extends Read>(
    queries: Queries,
    row: Row,
    asked: readonly SkuStock[],
    today: CalendarDate,
  ) {
    const buyer = { priceGroup: row.terms.shipTo.priceGroup, today }
    const [read, held] = await Promise.all([
      articles.readWithStock(queries, { mark: row.mark, stock: [...row.lines, ...asked] }, buyer),
      row.replacedId === null ? NOTHING : createLedgers(queries).stock.held(row.replacedId),
    ])
    if (!read) return null
    const bySku = new Map(read.map((article) => [article.sku, withHeld(article, held)]))
    const lines = row.lines.flatMap((line) => lineWith(bySku.get(line.sku), line))
    return { ...row, lines, held, named: asked.flatMap(({ sku }) => bySku.get(sku) ?? []) }
  }

  return {
    /** The lines of a cart and the products of these SKUs, at its ship-to or at the one it is about to move to. */
    read: (queries: Queries, own: OwnCart, today: CalendarDate, beside: AskedBeside = {}) =>
      untilOneMark(async () => {
        const row = await createCartFactsStore(queries).readOfCart(own, today, beside)
        return row && complete(queries, row, row.named, today)
      }),
    /** The lines of a cart, and what the calendar of its ship-to holds. */
    readToPlace: (queries: Queries, own: OwnCart, today: CalendarDate) =>
      untilOneMark(async () => {
        const row = await createCartFactsStore(queries).readToPlace(own, today)
        return row && complete(queries, row, [], today)
      }),
    /** What carts that stand nowhere would be at this ship-to, in as many statements for one as for many. */
    viewsOf: async (
      queries: Queries,
      shipTo: { companyId: string; shipToId: string },
      supposed: readonly SupposedCart[],
      brewery: BreweryNow,
    ): Promise<CartView[]> => {
      const { today } = brewery.now
      const facts = await createCartFactsStore(queries).read(shipTo, today)
      if (!facts) throw new Error(`Ship-to ${shipTo.shipToId} has a role entry but no row.`)
      const buyer = { priceGroup: facts.terms.shipTo.priceGroup, today }
      const all = supposed.flatMap(({ lines }) => lines)
      const skus = [...new Set(all.map(({ sku }) => sku))]
      const products = new Map((await articles.readBySku(queries, skus, buyer)).map((own) => [own.sku, own]))
      const parts = await readParts(articles, queries, all, buyer)
      return supposed.map(({ cart, lines }) => {
        const known = lines.flatMap((line) => lineWith(products.get(line.sku), line))
        return cartView(cart, known, { ...facts, parts, coupon: null, brewery })
      })
    },
    /** What follows from lines, which may stand in the cart or not yet. */
    viewOf: async (
      queries: Queries,
      cart: StoredCart,
      stored: readonly ArticleLine[],
      { held = NOTHING, ...facts }: CartFacts & { brewery: BreweryNow; held?: Held },
    ): Promise<CartView> => {
      const { today } = facts.brewery.now
      const buyer = { priceGroup: facts.terms.shipTo.priceGroup, today }
      const parts = await readParts(articles, queries, stored, { ...buyer, held })
      const found =
        cart.couponCode === null ? null : await createLedgers(queries).coupon.left(cart.couponCode, whoseUse(cart))
      const coupon = found && isCouponValid(found, today) ? found : null
      return cartView(cart, stored, { ...facts, parts, coupon })
    },
  }
}

export type CartReader = ReturnType<typeof createCartReader>

/** A cart as it would be, with the lines that it would have. */
type SupposedCart = { cart: StoredCart; lines: readonly StoredLine[] }

/** Nothing of an article that is gone. */
function lineWith(product: Article | undefined, line: StoredLine): ArticleLine[] {
  return product ? [cartLineOf({ ...line, product }, line.amounts)] : []
}
