import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo, type Actor, type ShipToAccess } from '#platform/actor.ts'
import type { Database, Queries } from '#platform/database.ts'
import type { Authorise } from '#platform/policy.ts'
import type { Delivery } from '#features/delivery/index.ts'
import type { BreweryNow, Portal } from '#features/portal/index.ts'
import type { CartRefusal } from './cart-refusal.ts'
import { createCartStore, type StoredCart } from './cart.store.ts'
import { viewCart, type CartView } from './cart-view.ts'

/** An active cart of the caller, held against other requests until the work on it is done. */
export type LockedCart = { tx: Queries; actor: Actor; cart: StoredCart; access: ShipToAccess; brewery: BreweryNow }

export type ChangeCart = <T>(
  actor: Actor | null,
  operation: string,
  cartId: string,
  work: (locked: LockedCart) => Promise<Outcome<T, CartRefusal>>,
) => Promise<Outcome<{ view: CartView; result: T }, CartRefusal>>

/** Who asks, and the carts that are theirs: asked by everything that reads or changes a cart. */
export function createCartAccess({
  db,
  portal,
  delivery,
  authorise,
}: {
  db: Database
  portal: Portal
  delivery: Delivery
  authorise: Authorise
}) {
  /** The actor and the ship-to of the request, if the policy lets them. */
  function ask(actor: Actor | null, operation: string): Outcome<{ actor: Actor; access: ShipToAccess }, CartRefusal> {
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    if (!actor) return refuse({ code: 'unauthorized' })
    return actor.shipTo ? accept({ actor, access: actor.shipTo }) : refuse({ code: 'ship-to-not-yours' })
  }

  /** Locks the cart, changes it, and answers it as it is then. */
  const change: ChangeCart = async (actor, operation, cartId, work) => {
    const asked = ask(actor, operation)
    if (!asked.ok) return asked
    const caller = asked.value.actor
    const brewery = await portal.now()
    return db.transaction(async (tx) => {
      const cart = await createCartStore(tx).lock(caller.userId, companiesOf(caller), cartId)
      const access = cart && accessTo(caller, cart.shipToId)
      if (!cart || cart.state !== 'active' || !access) return refuse({ code: 'cart-not-found', cartId })
      const outcome = await work({ tx, actor: caller, cart, access, brewery })
      if (!outcome.ok) return outcome
      return accept({ view: await viewCart(tx, cart, { delivery, brewery }), result: outcome.value })
    })
  }

  return { ask, change }
}

export function companiesOf(actor: Actor): string[] {
  return [...new Set(actor.shipTos.map((access) => access.companyId))]
}
