import { accept, type Outcome } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import type { Carts, CartView, LineShortage } from '#features/cart/index.ts'
import type { Asked, OwnSavedOrders, SavedOrderRefusal } from './own-saved-orders.ts'
import { lineToAdd } from './saved-cart.ts'
import { readSavedOrderView } from './saved-order-views.ts'
import { createSavedOrderStore } from './saved-orders.store.ts'

/** The cart as it is then, and what could not be put into it. */
export type Restored = { view: CartView; failed: (LineShortage & { name: Record<string, string> })[] }

type Parts = { db: Queries; carts: Carts; own: OwnSavedOrders }

/** Puts what can still be ordered into the active cart and names the rest; the saved order stays. */
export function createRestoreSavedOrder({ db, carts, own }: Parts) {
  async function restore(asked: Asked, id: string, language: string): Promise<Outcome<Restored, SavedOrderRefusal>> {
    const found = await own.read(asked, id)
    if (!found.ok) return found
    const order = found.value
    const { operation } = asked
    const active = await carts.active(asked, operation)
    if (!active.ok) return active
    const cartId = active.value.id
    const before = await carts.read(asked, operation, cartId)
    if (!before.ok) return before
    // An order in progress keeps its own delivery; an empty cart takes over that of the saved order.
    if (before.value.lines.length === 0) await carts.deliverAs(asked, operation, cartId, order, language)

    const lines = await createSavedOrderStore(db).readLines(order.companyId, [order.id])
    const added = await carts.addLines(asked, operation, cartId, lines.map(lineToAdd))
    if (!added.ok) return added
    const { view, shortages } = added.value
    if (shortages.length === 0) return accept({ view, failed: [] })
    const saved = await readSavedOrderView({ db, carts }, order, asked.brewery)
    const failed = shortages.map((shortage) => ({
      ...shortage,
      name: saved.view.lines.find(({ sku }) => sku === shortage.sku)?.product.name ?? {},
    }))
    return accept({ view, failed })
  }

  return restore
}
