import type { Queries } from '#platform/database/database.ts'
import type { Carts, CartView } from '#features/cart/index.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import { asCart } from './saved-cart.ts'
import { createSavedOrderStore, type StoredSavedOrder } from './saved-orders.store.ts'

/** A saved order with what it would cost now. */
export type SavedOrderView = { order: StoredSavedOrder; view: CartView }

type Reading = { db: Queries; carts: Carts }

/** Orders of one ship-to with what they would cost now, in as many statements for one as for a page of them. */
export async function readSavedOrderViews(
  { db, carts }: Reading,
  shipTo: { companyId: string; shipToId: string },
  orders: readonly StoredSavedOrder[],
  brewery: BreweryNow,
): Promise<SavedOrderView[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const byOrder = Map.groupBy(
    await createSavedOrderStore(db).readLines(shipTo.companyId, ids),
    ({ savedOrderId }) => savedOrderId,
  )
  const asCarts = orders.map((order) => ({ cart: asCart(order), lines: byOrder.get(order.id) ?? [] }))
  const views = await carts.viewsOf(db, shipTo, asCarts, brewery)
  return orders.flatMap((order, index) => {
    const view = views[index]
    return view ? [{ order, view }] : []
  })
}

/** One order with what it would cost now. */
export async function readSavedOrderView(
  reading: Reading,
  order: StoredSavedOrder,
  brewery: BreweryNow,
): Promise<SavedOrderView> {
  const [only] = await readSavedOrderViews(reading, order, [order], brewery)
  if (!only) throw new Error(`Saved order ${order.id} was not looked at.`)
  return only
}
