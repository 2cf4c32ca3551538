import type { CalendarDate } from '@fust/domain/calendar'
import type { Queries } from '#platform/database.ts'
import { createMarkedMemory, untilOneMark } from '#platform/marked-memory.ts'
import {
  createCartFactsStore,
  type AskedBeside,
  type CartFacts,
  type CountedLine,
  type CountedProduct,
  type OwnCart,
} from './cart-facts.store.ts'
import type { StoredCartLine } from './cart-line.store.ts'
import { createCartProductStore, type CartProduct, type ProductFacts } from './cart-product.store.ts'

/** Products kept for all carts of this process, some 2 KB each. */
const KEPT_PRODUCTS = 8_000

type At = { mark: string; priceGroup: string; day: CalendarDate }

/** What was read of a cart and its ship-to; `mark` is that of the catalogue. */
type Read = CartFacts & { lines: readonly CountedLine[]; mark: string }

/**
 * Reads what decides about carts. What a product is is remembered for as long as the catalogue has the same mark,
 * which is read with the lines, their stock and the terms of the ship-to, in one statement.
 */
export function createKnownProducts() {
  const memory = createMarkedMemory<ProductFacts>(KEPT_PRODUCTS)

  /** What these products are at this mark; null when the catalogue is another by now. */
  async function factsOf(queries: Queries, skus: readonly string[], at: At): Promise<Map<string, ProductFacts> | null> {
    const found = new Map<string, ProductFacts>()
    for (const sku of skus) {
      const known = memory.get(at.mark, keyOf(sku, at))
      if (known) found.set(sku, known)
    }
    const missing = skus.filter((sku) => !found.has(sku))
    if (missing.length === 0) return found
    const read = await createCartProductStore(queries).facts(missing, at.priceGroup, at.day)
    if (!read.every((row) => row.mark === at.mark)) return null
    for (const { facts } of read) {
      found.set(facts.sku, facts)
      memory.keep(at.mark, keyOf(facts.sku, at), facts)
    }
    return found
  }

  /** The lines that were read and the products of `asked` with what they are; null when the catalogue is another by now. */
  async function complete<Row extends Read>(
    queries: Queries,
    row: Row,
    asked: readonly CountedProduct[],
    day: CalendarDate,
  ) {
    const skus = [...row.lines, ...asked].map(({ sku }) => sku)
    const facts = await factsOf(queries, skus, { mark: row.mark, priceGroup: row.terms.shipTo.priceGroup, day })
    if (!facts) return null
    const product = ({ sku, stock }: CountedProduct): CartProduct[] => {
      const known = facts.get(sku)
      return known ? [{ ...known, stock }] : []
    }
    const lines = row.lines.flatMap(({ stock, ...line }) =>
      product({ sku: line.sku, stock }).map((own): StoredCartLine => ({ ...line, product: own })),
    )
    return { ...row, lines, named: asked.flatMap(product) }
  }

  return {
    /** The lines of a cart and the products of these SKUs, at its ship-to or at the one it is about to move to. */
    ofCart: (queries: Queries, own: OwnCart, day: CalendarDate, beside: AskedBeside = {}) =>
      untilOneMark(async () => {
        const row = await createCartFactsStore(queries).ofCart(own, day, beside)
        return row && complete(queries, row, row.named, day)
      }),
    /** The lines of a cart, and what the calendar of its ship-to holds. */
    toPlace: (queries: Queries, own: OwnCart, day: CalendarDate) =>
      untilOneMark(async () => {
        const row = await createCartFactsStore(queries).toPlace(own, day)
        return row && complete(queries, row, [], day)
      }),
  }
}

export type KnownProducts = ReturnType<typeof createKnownProducts>

function keyOf(sku: string, { priceGroup, day }: At): string {
  return `${priceGroup} ${day} ${sku}`
}
