import { reviewOrder } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo, type Actor } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import {
  brokenConstraint,
  CommitOutcomeUnknown,
  type Database,
  type Queries,
  type Transaction,
} from '#platform/database/database.ts'
import type { Authorise, OperationName } from '#request/policy.ts'
import { isAsSeen, meansCart, type Carts, type StoredCart } from '#features/cart/index.ts'
import { FULL_DAY } from '#features/ledgers/index.ts'
import type { Asker, BreweryNow } from '#features/portal/index.ts'
import { reviewChanging } from '../cancelling/cancel-order.service.ts'
import { createCancelOrderStore, type OrderToCancel } from '../cancelling/cancel-order.store.ts'
import { budgetLeft } from './budget-left.ts'
import { orderCartOf, orderFacts } from './order-facts.ts'
import type { PlaceOrderRefusal } from './place-order-refusal.ts'
import { createPlaceOrderStore, type PlacedOrder } from './place-order.store.ts'
import { orderAddresses } from './new-order.ts'
import { OrderRolledBack, writeOrder } from './write-order.service.ts'

export type { PlaceOrderRefusal } from './place-order-refusal.ts'
export type { PlacedOrder } from './place-order.store.ts'

/** What the buyer says with the order; what is left out stands as the cart has it. */
export type OrderWishes = {
  customEmail?: string
  afterSix?: boolean
  onPallet?: boolean
  noteForDriver?: string
  /** The version of the cart that the buyer saw: of another one nothing is ordered. */
  seenVersion?: number
}

export type PlaceOrder = ReturnType<typeof createPlaceOrder>

type Parts = {
  db: Database
  clock: Clock
  authorise: Authorise
  /** So long an order waits for its payment. */
  payWithinMs: number
  carts: Pick<Carts, 'lockForOrder' | 'viewOf' | 'mayGetConfirmation'>
  /** The same person as the database knows them now; null for somebody who may not act any more. */
  holdActor: (tx: Transaction, actor: Actor) => Promise<Actor | null>
}
type Asked = { operation: OperationName; cartId: string; wishes: OrderWishes; language: string }

/** Places a cart as one order, in one transaction; asked again, it answers the same order. */
export function createPlaceOrder({ db, clock, authorise, payWithinMs, carts, holdActor }: Parts) {
  return async function placeOrder(
    { actor: asker, brewery }: Asker,
    operation: OperationName,
    cartId: string,
    wishes: OrderWishes,
    language: string,
  ): Promise<Outcome<PlacedOrder, PlaceOrderRefusal>> {
    const denied = authorise(asker, operation)
    if (denied) return refuse(denied)
    if (!asker) return refuse({ code: 'unauthorized' })
    // The cut-off is decided by when the order was received (`brewery`), not by when it gets its turn.
    const place = () => db.transaction((tx) => placeLocked(tx, asker, { operation, cartId, wishes, language }, brewery))
    try {
      return await place()
    } catch (error) {
      if (error instanceof OrderRolledBack) return refuse(error.refusal)
      if (brokenConstraint(error) === FULL_DAY) return refuse({ code: 'day-just-filled' })
      // Whether the order stands is looked up, never guessed: asking again answers the same order, or places it.
      if (error instanceof CommitOutcomeUnknown) return place()
      throw error
    }
  }

  /** From here on nothing is believed that was read before the cart's lock, the actor least of all. */
  async function placeLocked(
    tx: Transaction,
    asker: Actor,
    { operation, cartId, wishes, language }: Asked,
    brewery: BreweryNow,
  ): Promise<Outcome<PlacedOrder, PlaceOrderRefusal>> {
    const [locked, actor] = await Promise.all([carts.lockForOrder(tx, asker, cartId, brewery), holdActor(tx, asker)])
    if (!actor) return refuse({ code: 'unauthorized' })
    const access = locked && accessTo(actor, locked.cart.shipToId)
    if (!access) return refuse({ code: 'cart-not-found', cartId })
    const { cart, lines, days, ...known } = locked
    if (!meansCart(actor, cart)) return refuse({ code: 'cart-of-another-ship-to' })
    if (cart.state === 'placed') return accept(await placedBefore(tx, cart))
    if (cart.state !== 'active') return refuse({ code: 'cart-not-active', cartId })
    const denied = authorise(actor, operation, access)
    if (denied) return refuse(denied)
    if (!isAsSeen(cart, wishes.seenVersion)) return refuse({ code: 'cart-changed' })
    const asked = withWishes(cart, wishes)
    const { companyId, customEmail, replacesId } = asked
    // It goes to the person, or to an address that is of the company still.
    if (customEmail !== null && !(await carts.mayGetConfirmation(tx, companyId, actor, customEmail)))
      return refuse({ code: 'custom-email-not-allowed' })

    // Whoever gives back what an order held has its lock: from here on it holds what was counted with.
    const replaced =
      replacesId === null ? null : await createCancelOrderStore(tx).lockById({ companyId, id: replacesId })
    if (replaced === undefined) throw new Error(`Cart ${cartId} takes the place of an order that is not there.`)
    if (replaced !== null) {
      const closed = reviewReplacing(actor, replaced, brewery)
      if (closed) return refuse(closed)
    }
    const view = await carts.viewOf(tx, asked, lines, { ...known, brewery })
    const plan = { ...days, shipTo: known.terms.shipTo, brewery }
    const budgetLeftCents = await budgetLeft(tx, view)
    const facts = orderFacts(view, { access, plan, language, budgetLeftCents })
    const refusal = reviewOrder(orderCartOf(view), facts)
    if (refusal) return refuse(refusal)
    for (const { shipToId } of orderAddresses(view)) {
      const elsewhere = shipToId === null ? null : reviewElsewhere(actor, operation, shipToId)
      if (elsewhere) return refuse(elsewhere)
    }
    if (cart.couponCode !== null && !view.coupon) return refuse({ code: 'coupon-not-valid' })
    const placing = { actor, replaced, hasBudget: budgetLeftCents !== null, payWithinMs, at: clock.now() }
    return accept(await writeOrder(tx, view, placing))
  }

  /** An order is replaced as long as it could be changed, by whoever may cancel it. */
  function reviewReplacing(actor: Actor, order: OrderToCancel, brewery: BreweryNow): PlaceOrderRefusal | null {
    const access = accessTo(actor, order.shipToId)
    const isAllowed = access && authorise(actor, 'Mutation.cancelOrder', access) === null
    if (isAllowed && !reviewChanging(order, brewery)) return null
    return { code: 'replaced-order-closed', number: order.number }
  }

  /** Ship-tos that a cart also goes to can be taken away, or be suspended, until it is ordered. */
  function reviewElsewhere(actor: Actor, operation: OperationName, shipToId: string): PlaceOrderRefusal | null {
    const access = accessTo(actor, shipToId)
    if (!access || authorise(actor, operation, access)) return { code: 'address-not-yours' }
    return access.status === 'SUSPENDED' ? { code: 'ship-to-suspended' } : null
  }
}

async function placedBefore(tx: Queries, cart: StoredCart): Promise<PlacedOrder> {
  const order = await createPlaceOrderStore(tx).readByCart(cart.companyId, cart.id)
  if (!order) throw new Error(`Cart ${cart.id} is placed and has no order.`)
  return order
}

function withWishes(cart: StoredCart, wishes: OrderWishes): StoredCart {
  return {
    ...cart,
    customEmail: wishes.customEmail ?? cart.customEmail,
    afterSix: wishes.afterSix ?? cart.afterSix,
    onPallet: wishes.onPallet ?? cart.onPallet,
    noteForDriver: wishes.noteForDriver ?? cart.noteForDriver,
  }
}
