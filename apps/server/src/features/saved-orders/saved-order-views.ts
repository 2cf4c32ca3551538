import type { Queries } from '#platform/database.ts'
import type { Articles } from '#features/assortment/index.ts'
import { cartView, createCartFactsStore, partsOf, type CartView } from '#features/cart/index.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import { asCart } from './saved-cart.ts'
import { createSavedOrderStore, type StoredSavedOrder } from './saved-orders.store.ts'

/** A saved order with what it would cost now. */
export type SavedOrderView = { order: StoredSavedOrder; view: CartView }

type Reading = { db: Queries; articles: Articles }

/** Orders of one ship-to with what they would cost now, in as many statements for one as for a page of them. */
export async function savedOrderViews(
  { db, articles }: Reading,
  { companyId, shipToId }: { companyId: string; shipToId: string },
  orders: readonly StoredSavedOrder[],
  brewery: BreweryNow,
): Promise<SavedOrderView[]> {
  if (orders.length === 0) return []
  const { today } = brewery.now
  const facts = await createCartFactsStore(db).find({ companyId, shipToId }, today)
  if (!facts) throw new Error(`Ship-to ${shipToId} has a role entry but no row.`)
  const ids = orders.map(({ id }) => id)
  const saved = await createSavedOrderStore(db).lines(companyId, ids)
  const buyer = { priceGroup: facts.terms.shipTo.priceGroup, today }
  const skus = [...new Set(saved.map(({ sku }) => sku))]
  const products = new Map((await articles.bySku(db, skus, buyer)).map((own) => [own.sku, own]))
  const parts = await partsOf(articles, db, saved, buyer)
  const byOrder = Map.groupBy(saved, (line) => line.savedOrderId)
  return orders.map((order) => {
    const lines = (byOrder.get(order.id) ?? []).flatMap((line) => {
      const product = products.get(line.sku)
      return product ? [{ ...line, product }] : []
    })
    return { order, view: cartView(asCart(order), lines, { ...facts, parts, coupon: null, brewery }) }
  })
}

/** One order with what it would cost now. */
export async function savedOrderView(
  reading: Reading,
  order: StoredSavedOrder,
  brewery: BreweryNow,
): Promise<SavedOrderView> {
  const [only] = await savedOrderViews(reading, order, [order], brewery)
  if (!only) throw new Error(`Saved order ${order.id} was not looked at.`)
  return only
}
