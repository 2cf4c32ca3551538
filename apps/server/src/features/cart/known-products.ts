import type { CalendarDate } from '@fust/domain/calendar'
import type { Queries } from '#platform/database.ts'
import { createCartFactsStore, type CountedProduct, type OwnCart } from './cart-facts.store.ts'
import type { StoredCartLine } from './cart-line.store.ts'
import { createCartProductStore, type CartProduct, type ProductFacts } from './cart-product.store.ts'

/** Products kept for all carts of this process, some 2 KB each. */
const KEPT_PRODUCTS = 8_000

type At = { version: number; priceGroup: string; day: CalendarDate }

/**
 * Reads what decides about carts. What a product is is remembered for as long as the catalogue is of the same version,
 * which is read with the lines and their stock, in one statement.
 */
export function createKnownProducts() {
  let kept = { version: 0, products: new Map<string, ProductFacts>() }

  /** What these products are at this version; null when the catalogue is another by now. */
  async function factsOf(queries: Queries, skus: readonly string[], at: At): Promise<Map<string, ProductFacts> | null> {
    if (kept.version < at.version) kept = { version: at.version, products: new Map() }
    const { version, products } = kept
    const found = new Map<string, ProductFacts>()
    for (const sku of skus) {
      const known = version === at.version ? products.get(keyOf(sku, at)) : undefined
      if (known) found.set(sku, known)
    }
    const missing = skus.filter((sku) => !found.has(sku))
    if (missing.length === 0) return found
    const read = await createCartProductStore(queries).facts(missing, at.priceGroup, at.day)
    if (!read.every((row) => row.version === at.version)) return null
    for (const { facts } of read) {
      found.set(facts.sku, facts)
      if (version === at.version) products.set(keyOf(facts.sku, at), facts)
    }
    forgetOldest(products)
    return found
  }

  /** Reads until what was read and what is remembered are of one version. */
  async function complete<
    Read extends { lines: readonly (CountedProduct & Omit<StoredCartLine, 'product'>)[]; version: number },
  >(
    queries: Queries,
    read: () => Promise<(Read & { terms: { shipTo: { priceGroup: string } } }) | undefined>,
    named: (row: Read) => readonly CountedProduct[],
    day: CalendarDate,
  ) {
    for (;;) {
      const row = await read()
      if (!row) return undefined
      const asked = named(row)
      const at = { version: row.version, priceGroup: row.terms.shipTo.priceGroup, day }
      const facts = await factsOf(
        queries,
        [...row.lines, ...asked].map(({ sku }) => sku),
        at,
      )
      if (!facts) continue
      const product = ({ sku, stock }: CountedProduct): CartProduct[] => {
        const known = facts.get(sku)
        return known ? [{ ...known, stock }] : []
      }
      const lines = row.lines.flatMap(({ stock, ...line }) =>
        product({ sku: line.sku, stock }).map((own): StoredCartLine => ({ ...line, product: own })),
      )
      return { ...row, lines, named: asked.flatMap(product) }
    }
  }

  return {
    /** The lines of a cart and the products of these SKUs, at its ship-to or at the one it is about to move to. */
    ofCart: (
      queries: Queries,
      own: OwnCart,
      day: CalendarDate,
      asked: { skus?: readonly string[]; newShipToId?: string | undefined } = {},
    ) =>
      complete(
        queries,
        () => createCartFactsStore(queries).ofCart(own, day, asked),
        (row) => row.named,
        day,
      ),
    /** The lines of a cart, and what the calendar of its ship-to holds. */
    toPlace: (queries: Queries, own: OwnCart, day: CalendarDate) =>
      complete(
        queries,
        () => createCartFactsStore(queries).toPlace(own, day),
        () => [],
        day,
      ),
  }
}

export type KnownProducts = ReturnType<typeof createKnownProducts>

function forgetOldest(products: Map<string, ProductFacts>): void {
  for (const oldest of products.keys()) {
    if (products.size <= KEPT_PRODUCTS) return
    products.delete(oldest)
  }
}

function keyOf(sku: string, { priceGroup, day }: At): string {
  return `${priceGroup} ${day} ${sku}`
}
