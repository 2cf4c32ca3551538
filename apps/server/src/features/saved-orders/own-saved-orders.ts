import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo } from '#request/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { allowedHere, type AccessRefusal, type Authorise, type OperationName } from '#request/policy.ts'
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

/** Reads orders put aside, one by one, for whoever may see them. */
export function createOwnSavedOrders({ db, authorise }: { db: Queries; authorise: Authorise }) {
  const store = createSavedOrderStore(db)

  /** The order, when it is of the company acted for and this person may do so at its ship-to. */
  async function read(asked: Asked, id: string): Promise<Outcome<StoredSavedOrder, SavedOrderRefusal>> {
    const asker = allowedHere(authorise, asked.actor, asked.operation)
    if (!asker.ok) return asker
    const { actor, access } = asker.value
    const order = isNumber(id) ? await store.read(access.companyId, Number(id), asked.kind) : null
    const there = order && accessTo(actor, order.shipToId)
    return order && there && authorise(actor, asked.operation, there) === null
      ? accept(order)
      : refuse({ code: 'saved-order-not-found', id })
  }

  return { read }
}

export type OwnSavedOrders = ReturnType<typeof createOwnSavedOrders>

/** The order title as it is kept: null where nothing is written. */
export function titleOf(text: string): string | null {
  return text.trim() || null
}

/** Numbers of the database; anything else names no order. */
function isNumber(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id)
}
