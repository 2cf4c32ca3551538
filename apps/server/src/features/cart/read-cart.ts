import type { CalendarDate } from '@fust/domain/calendar'
import { isCouponValid } from '@fust/domain/pricing'
import type { Queries } from '#platform/database.ts'
import { untilOneMark } from '#platform/marked-memory.ts'
import type { Articles } from '#features/assortment/index.ts'
import { createLedgers } from '#features/ledgers/index.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import {
  createCartFactsStore,
  type AskedBeside,
  type CartFacts,
  type CountedLine,
  type CountedProduct,
  type OwnCart,
} from './cart-facts.store.ts'
import type { StoredCartLine } from './cart-line.store.ts'
import type { StoredCart } from './cart.store.ts'
import { cartView, type CartView } from './cart-view.ts'
import { partsOf } from './line-facts.ts'

/** What was read of a cart and its ship-to; `mark` is that of the catalogue. */
type Read = CartFacts & { lines: readonly CountedLine[]; mark: string }

/** Reads what decides about carts: lines with their stock and the terms of the ship-to, in one statement, and what their articles are. */
export function createReadCart(articles: Articles) {
  /** The lines that were read and the products of `asked` with what they are; null when the catalogue is another by now. */
  async function complete<Row extends Read>(
    queries: Queries,
    row: Row,
    asked: readonly CountedProduct[],
    today: CalendarDate,
  ) {
    const buyer = { priceGroup: row.terms.shipTo.priceGroup, today }
    const read = await articles.ofCounted(queries, { mark: row.mark, articles: [...row.lines, ...asked] }, buyer)
    if (!read) return null
    const bySku = new Map(read.map((article) => [article.sku, article]))
    const lines = row.lines.flatMap((line): StoredCartLine[] => {
      const product = bySku.get(line.sku)
      return product ? [{ ...line, product }] : []
    })
    return { ...row, lines, named: asked.flatMap(({ sku }) => bySku.get(sku) ?? []) }
  }

  return {
    /** The lines of a cart and the products of these SKUs, at its ship-to or at the one it is about to move to. */
    ofCart: (queries: Queries, own: OwnCart, today: CalendarDate, beside: AskedBeside = {}) =>
      untilOneMark(async () => {
        const row = await createCartFactsStore(queries).ofCart(own, today, beside)
        return row && complete(queries, row, row.named, today)
      }),
    /** The lines of a cart, and what the calendar of its ship-to holds. */
    toPlace: (queries: Queries, own: OwnCart, today: CalendarDate) =>
      untilOneMark(async () => {
        const row = await createCartFactsStore(queries).toPlace(own, today)
        return row && complete(queries, row, [], today)
      }),
    /** What follows from lines, which may stand in the cart or not yet. */
    view: async (
      queries: Queries,
      cart: StoredCart,
      stored: readonly StoredCartLine[],
      facts: CartFacts & { brewery: BreweryNow },
    ): Promise<CartView> => {
      const { today } = facts.brewery.now
      const parts = await partsOf(articles, queries, stored, { priceGroup: facts.terms.shipTo.priceGroup, today })
      const coupon = cart.couponCode === null ? null : await createLedgers(queries).coupon.left(cart.couponCode)
      return cartView(cart, stored, { ...facts, parts, coupon: coupon && isCouponValid(coupon, today) ? coupon : null })
    },
  }
}

export type ReadCart = ReturnType<typeof createReadCart>
