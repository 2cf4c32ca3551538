import type { DeliveryMethod } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo, type Actor, type ShipToAccess } from '#request/actor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { allowedHere, type Authorise, type OperationName } from '#request/policy.ts'
import type { Article } from '#features/assortment/index.ts'
import type { DeliveryTerms } from '#features/delivery/index.ts'
import type { Asker, BreweryNow } from '#features/portal/index.ts'
import { holdActor } from '#features/session/index.ts'
import type { CartRefusal } from './cart-refusal.ts'
import type { ArticleLine } from './lines/cart-line.ts'
import { AT_SHIP_TO, createCartStore, type StoredCart } from './cart.store.ts'
import type { CartView } from './cart-view.ts'
import type { CartReader } from './cart-reader.ts'
import type { Held } from './lines/line-parts.ts'
import type { LineError } from './lines/review-line.ts'

/** A cart that nobody else changes meanwhile, with all that a change asks about it, read once. */
export type LockedCart = {
  tx: Transaction
  actor: Actor
  cart: StoredCart
  /** What its owner may do at its ship-to, or at the one it is about to move to; `terms` and `lines` are of the same. */
  access: ShipToAccess
  terms: DeliveryTerms
  lines: readonly ArticleLine[]
  /** What the order holds of each SKU that the cart is to replace; it counts as stock of the cart. */
  held: Held
  /** The products that the change asks for. */
  named: readonly Article[]
  brewery: BreweryNow
}

/** What a change answers: the lines as they are then, and whatever else there is to say. */
export type Change<T> = { lines: readonly ArticleLine[]; result: T }

/** What a change means: the ship-to that it moves the cart to, the order that it lets it replace, the SKUs that it asks for, the version that was seen. */
type Meant = {
  newShipToId?: string | undefined
  newReplacedId?: number | undefined
  skus?: readonly string[]
  seenVersion?: number | undefined
}

/** A cart as it is after a change, and which lines could not be taken as asked. */
export type ChangedCart = { view: CartView; errors: LineError[] }

/** Reads and locks carts for their owners; every change of a cart goes through `change`. */
export function createOwnCarts({ db, authorise, reader }: { db: Database; authorise: Authorise; reader: CartReader }) {
  /** A cart as it is, or as it would be with another transport. */
  async function read(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    { method }: { method?: DeliveryMethod | undefined } = {},
  ): Promise<Outcome<CartView, CartRefusal>> {
    const asked = allowedHere(authorise, asker.actor, operation)
    if (!asked.ok) return asked
    const { actor } = asked.value
    const own = { userId: actor.userId, companyIds: companiesOf(actor), cartId }
    const cart = await createCartStore(db).read(own.userId, own.companyIds, cartId)
    if (cart?.state !== 'active') return refuse({ code: 'cart-not-found', cartId })
    const held = hold(actor, operation, cart)
    if (!held.ok) return held
    const { brewery } = asker
    const found = await reader.read(db, own, brewery.now.today)
    if (!found) return refuse({ code: 'cart-not-found', cartId })
    const { lines, ...facts } = found
    const supposed = method ? { ...cart, method } : cart
    return accept(await reader.viewOf(db, supposed, lines, { ...facts, brewery }))
  }

  /** What the actor may do at the ship-to of the cart, or at the one it is about to move to. */
  function hold(
    actor: Actor,
    operation: OperationName,
    cart: StoredCart,
    newShipToId?: string,
  ): Outcome<ShipToAccess, CartRefusal> {
    const access = accessTo(actor, newShipToId ?? cart.shipToId)
    if (!access)
      return refuse(newShipToId ? { code: 'ship-to-not-yours' } : { code: 'cart-not-found', cartId: cart.id })
    const refusal = authorise(actor, operation, access)
    return refusal ? refuse(refusal) : accept(access)
  }

  /** Locks the cart, changes it, and answers it as it is then. */
  async function change<T>(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    work: (locked: LockedCart) => Promise<Outcome<Change<T>, CartRefusal>>,
    { newShipToId, newReplacedId, skus = [], seenVersion }: Meant = {},
  ): Promise<Outcome<{ view: CartView; result: T }, CartRefusal>> {
    const asked = allowedHere(authorise, asker.actor, operation)
    if (!asked.ok) return asked
    const { brewery } = asker
    const { actor: owner } = asked.value
    const own = { userId: owner.userId, companyIds: companiesOf(owner), cartId }
    return db.transaction(async (tx) => {
      // One round trip: what is known is read once the lock is there.
      const [cart, actor, found] = await Promise.all([
        createCartStore(tx).lock(own.userId, own.companyIds, cartId),
        holdActor(tx, owner),
        reader.read(tx, own, brewery.now.today, { skus, newShipToId, newReplacedId }),
      ])
      if (!actor) return refuse({ code: 'unauthorized' })
      if (cart?.state !== 'active') return refuse({ code: 'cart-not-found', cartId })
      const allowed = hold(actor, operation, cart, newShipToId)
      if (!allowed.ok) return allowed
      if (!meansCart(actor, cart, newShipToId)) return refuse({ code: 'cart-of-another-ship-to' })
      if (!isAsSeen(cart, seenVersion)) return refuse({ code: 'cart-changed' })
      if (!found) throw new Error(`Ship-to ${allowed.value.shipToId} has a role entry but no row.`)
      const access = allowed.value
      const { lines: before, named, ...facts } = found
      const { terms, held } = facts
      const outcome = await work({ tx, actor, cart, access, terms, held, lines: before, named, brewery })
      if (!outcome.ok) return outcome
      const { lines, result } = outcome.value
      const isEmptied = before.length > 0 && lines.length === 0
      // What is written counts the version on.
      const changed = { ...cart, ...(isEmptied && NOTHING_HELD), version: cart.version + 1 }
      return accept({ view: await reader.viewOf(tx, changed, lines, { ...facts, brewery }), result })
    })
  }

  /** Locks a cart that is about to be ordered, and reads behind the lock all that decides about it. */
  async function lockForOrder(tx: Transaction, owner: Actor, cartId: string, { now }: BreweryNow) {
    const own = { userId: owner.userId, companyIds: companiesOf(owner), cartId }
    const [cart, found] = await Promise.all([
      createCartStore(tx).lock(own.userId, own.companyIds, cartId),
      reader.readToPlace(tx, own, now.today),
    ])
    return cart && found ? { cart, ...found } : null
  }

  return { read, change, lockForOrder }
}

/** What the last of the goods takes along (`cart-line.store.ts` writes it). */
export const NOTHING_HELD = { ...AT_SHIP_TO, couponCode: null, replacesId: null } satisfies Partial<StoredCart>

export type OwnCarts = ReturnType<typeof createOwnCarts>

/** A request that names a ship-to means the cart's, or the one that the cart moves to (decisions, principle 2). */
export function meansCart({ namedShipToId }: Actor, cart: StoredCart, newShipToId?: string): boolean {
  return namedShipToId === null || namedShipToId === cart.shipToId || namedShipToId === newShipToId
}

/** Whoever says which version of the cart they saw acts on no other; who says nothing takes it as it is (decisions 0077). */
export function isAsSeen({ version }: StoredCart, seenVersion: number | undefined): boolean {
  return seenVersion === undefined || seenVersion === version
}

function companiesOf(actor: Actor): string[] {
  return [...new Set(actor.shipTos.map((access) => access.companyId))]
}
