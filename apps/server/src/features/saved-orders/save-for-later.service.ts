import { TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { characterCount } from '@fust/domain/text'
import { accessTo } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Authorise } from '#request/policy.ts'
import { createCartLineStore, createCartStore, leaveDelivery, meansCart } from '#features/cart/index.ts'
import type { Asked, Lookup, SavedOrderRefusal } from './find-saved-order.ts'
import { createSavedOrderStore } from './saved-orders.store.ts'

type Parts = { db: Database; clock: Clock; authorise: Authorise; lookup: Lookup }

/** Moves what the cart holds into a saved order; the transport stays chosen for what is ordered next. */
export function createSaveForLater({ db, clock, authorise, lookup }: Parts) {
  return async function saveForLater(
    asked: Asked,
    cartId: string,
    title: string | undefined,
  ): Promise<Outcome<{ id: number; cartId: string }, SavedOrderRefusal>> {
    const allowed = lookup.allowed(asked)
    if (!allowed.ok) return allowed
    if (characterCount(title ?? '') > TITLE_MAXIMUM_CHARACTERS) return refuse({ code: 'title-too-long' })
    const { actor } = allowed.value
    const companyIds = [...new Set(actor.shipTos.map((access) => access.companyId))]
    return db.transaction(async (tx): Promise<Outcome<{ id: number; cartId: string }, SavedOrderRefusal>> => {
      const ofCarts = createCartStore(tx)
      const cart = await ofCarts.lock(actor.userId, companyIds, cartId)
      const access = cart && accessTo(actor, cart.shipToId)
      if (!cart || cart.state !== 'active' || !access) return refuse({ code: 'cart-not-found', cartId })
      const refusedHere = authorise(actor, asked.operation, access)
      if (refusedHere) return refuse(refusedHere)
      if (!meansCart(actor, cart)) return refuse({ code: 'cart-of-another-ship-to' })
      const savedAt = clock.now()
      const ofLines = createCartLineStore(tx)
      if (!(await ofLines.hasAny(cart))) return refuse({ code: 'cart-empty' })
      const id = await createSavedOrderStore(tx).saveCart(cart, {
        kind: asked.kind,
        title: title ?? cart.customerOrderNumber,
        savedAt,
      })
      ofLines.deleteAll(cart, savedAt)
      leaveDelivery(tx, { ...cart, customerOrderNumber: null, noteForDriver: null }, savedAt)
      return accept({ id, cartId })
    })
  }
}
