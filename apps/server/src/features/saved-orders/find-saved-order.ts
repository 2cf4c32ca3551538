import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo, type Actor, type ShipToAccess } from '#request/actor.ts'
import type { Queries } from '#platform/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { CartRefusal } from '#features/cart/index.ts'
import type { Asker } from '#features/portal/index.ts'
import { createSavedOrderStore, type SavedKind, type StoredSavedOrder } from './saved-orders.store.ts'

export type SavedOrderRefusal =
  | AccessRefusal
  | CartRefusal
  | { code: 'saved-order-not-found'; id: string }
  | { code: 'cart-empty' }

/** What somebody asks about one order put aside: who, by which operation, and which. */
export type Asked = Asker & { operation: OperationName; kind: SavedKind }

/** Who may ask about orders put aside, and about which. */
export function createLookup({ db, authorise }: { db: Queries; authorise: Authorise }) {
  const store = createSavedOrderStore(db)

  /** Who asks, and the ship-to that they ask for, if they may at all. */
  function allowed({ actor, operation }: Asked): Outcome<{ actor: Actor; access: ShipToAccess }, SavedOrderRefusal> {
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    if (!actor) return refuse({ code: 'unauthorized' })
    return actor.shipTo ? accept({ actor, access: actor.shipTo }) : refuse({ code: 'ship-to-not-yours' })
  }

  /** The order, when it is of the company acted for and this person may do so at its ship-to. */
  async function find(asked: Asked, id: string): Promise<Outcome<StoredSavedOrder, SavedOrderRefusal>> {
    const asker = allowed(asked)
    if (!asker.ok) return asker
    const { actor, access } = asker.value
    const order = isNumber(id) ? await store.find(access.companyId, Number(id), asked.kind) : null
    const there = order && accessTo(actor, order.shipToId)
    return order && there && authorise(actor, asked.operation, there) === null
      ? accept(order)
      : refuse({ code: 'saved-order-not-found', id })
  }

  return { allowed, find }
}

export type Lookup = ReturnType<typeof createLookup>

/** Numbers of the database; anything else names no order. */
function isNumber(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id)
}
