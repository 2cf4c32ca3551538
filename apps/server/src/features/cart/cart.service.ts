import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { randomBytes } from 'node:crypto'
import { accessTo } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Queries, Transaction } from '#platform/database/database.ts'
import { allowedHere, type Authorise, type OperationName } from '#request/policy.ts'
import type { Articles } from '#features/assortment/index.ts'
import type { Addresses, Delivery, Parties } from '#features/delivery/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import type { Asker } from '#features/portal/index.ts'
import { createAddLines } from './lines/add-lines.service.ts'
import { createBudgets } from './budget/budget.service.ts'
import { createOwnCarts } from './own-carts.ts'
import type { CartRefusal } from './cart-refusal.ts'
import type { Carrier } from '#integrations/carrier/index.ts'
import { createCartLineStore } from './lines/cart-line.store.ts'
import { AT_SHIP_TO, createCartStore, leaveDelivery, type StoredCart } from './cart.store.ts'
import { createChooseAddresses } from './delivery/choose-addresses.service.ts'
import { createChooseDelivery } from './delivery/choose-delivery.service.ts'
import { createCoupons } from './coupons/coupons.service.ts'
import { createDeliverAs } from './delivery/deliver-as.service.ts'
import { createForgetDelivery } from './delivery/forget-delivery.service.ts'
import { createOpenQuote } from './delivery/open-quote.service.ts'
import { createCartReader } from './cart-reader.ts'
import { createServicePoints } from './delivery/service-points.service.ts'
import { createReplaceOrder } from './replacing/replace-order.service.ts'
import { createSupposeLines } from './lines/suppose-lines.service.ts'
import { createUpdateLines } from './lines/update-lines.service.ts'

export type { LineToAdd } from './lines/adding.ts'
export type { CartRefusal } from './cart-refusal.ts'
export type { ChangedCart } from './own-carts.ts'
export type { AskedAddress } from './delivery/choose-addresses.service.ts'
export type { DeliveryChoice } from './delivery/choose-delivery.service.ts'
export type { LineToUpdate } from './lines/update-lines.service.ts'

/** Everything a person does with a cart before it is ordered. */
export function createCarts({
  db,
  clock,
  delivery,
  authorise,
  articles,
  parties,
  addresses,
  carrier,
  log,
}: {
  db: Database
  clock: Clock
  delivery: Delivery
  authorise: Authorise
  articles: Articles
  parties: Parties
  addresses: Addresses
  /** Whose service points POS materials can be collected at; null: nobody's. */
  carrier: Carrier | null
  log: WorkLog
}) {
  const reader = createCartReader(articles)
  const { read, change, lockForOrder } = createOwnCarts({ db, authorise, reader })

  /** The one active cart of this person for this company, made when there is none. */
  async function active(
    asker: Asker,
    operation: OperationName,
    proposedId?: string,
  ): Promise<Outcome<StoredCart, CartRefusal>> {
    const asked = allowedHere(authorise, asker.actor, operation)
    if (!asked.ok) return asked
    const { companyId, shipToId } = asked.value.access
    const { userId } = asked.value.actor
    const store = createCartStore(db)
    const id = proposedId ?? newCartId()
    const readOrInsert = () => store.readOrInsert({ companyId, id, userId, shipToId, now: clock.now() })
    // Nothing was inserted when another request of the same person was faster; without a cart even then the id is taken.
    const cart = (await readOrInsert()) ?? (await store.readActive(userId, companyId))
    if (!cart) return refuse({ code: 'cart-id-taken', cartId: id })
    if (accessTo(asked.value.actor, cart.shipToId)) return accept(cart)
    // Its ship-to was taken from this person: the cart goes on at the ship-to of the request.
    const moved = (await store.moveToShipTo(cart, shipToId, clock.now())) ?? (await readOrInsert())
    return moved ? accept(moved) : refuse({ code: 'cart-id-taken', cartId: id })
  }

  async function removeLine(asker: Asker, operation: OperationName, cartId: string, lineId: number) {
    const changed = await change(asker, operation, cartId, async ({ tx, cart, lines }) => {
      const line = lines.find((own) => own.id === lineId)
      if (!line) return refuse({ code: 'line-not-found' as const })
      const kept = lines.filter((own) => own !== line)
      createCartLineStore(tx).set(cart, { kept, touched: [], gone: [line] }, clock.now())
      return accept({ lines: kept, result: null })
    })
    return changed.ok ? accept(changed.value.view) : changed
  }

  async function removeAll(asker: Asker, operation: OperationName, cartId: string) {
    const changed = await change(asker, operation, cartId, async ({ tx, cart }) => {
      createCartLineStore(tx).deleteAll(cart, clock.now())
      return accept({ lines: [], result: null })
    })
    return changed.ok ? accept(changed.value.view) : changed
  }

  /** Lets `keep` put the cart aside, and empties it; where it goes and how stays chosen for what is ordered next. */
  async function putAside<T>(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    keep: (tx: Transaction, cart: StoredCart, at: Date) => Promise<T>,
  ): Promise<Outcome<T, CartRefusal>> {
    const changed = await change(asker, operation, cartId, async ({ tx, cart, lines }) => {
      if (lines.length === 0) return refuse({ code: 'cart-empty' })
      const now = clock.now()
      const result = await keep(tx, cart, now)
      createCartLineStore(tx).deleteAll(cart, now)
      leaveDelivery(tx, { ...cart, ...AT_SHIP_TO, customerOrderNumber: null, noteForDriver: null }, now)
      return accept({ lines: [], result })
    })
    return changed.ok ? accept(changed.value.result) : changed
  }

  const servicePoints = createServicePoints({ carrier, clock, log })
  const chooseDelivery = createChooseDelivery({ clock, delivery, change })

  return {
    read,
    active,
    lockForOrder,
    viewOf: reader.viewOf,
    viewsOf: reader.viewsOf,
    /** Whether an order's confirmation may go to this address: the person's own, or a colleague's of the company. */
    mayGetConfirmation: (queries: Queries, companyId: string, person: { email: string }, email: string) =>
      createCartStore(queries).mayGetConfirmation(companyId, person, email),
    putAside,
    addLines: createAddLines({ clock, articles, change }),
    updateLines: createUpdateLines({ clock, articles, change }),
    replaceOrder: createReplaceOrder({ clock, articles, change }),
    supposeLines: createSupposeLines({ db, articles, reader }),
    removeLine,
    removeAll,
    chooseDelivery,
    deliverAs: createDeliverAs({ chooseDelivery }),
    ...createChooseAddresses({ read, authorise, parties, addresses, servicePoints, chooseDelivery }),
    servicePointsNear: servicePoints.near,
    openQuote: createOpenQuote({ clock, change }),
    forgetDelivery: createForgetDelivery({ clock, change }),
    budgets: createBudgets({ db, read }),
    coupons: createCoupons({ change, clock }),
  }
}

export type Carts = ReturnType<typeof createCarts>

const CART_ID_LENGTH = 32

/** 32 letters and digits, unguessable. */
function newCartId(): string {
  let id = ''
  while (id.length < CART_ID_LENGTH)
    id += randomBytes(48)
      .toString('base64')
      .replaceAll(/[^A-Za-z0-9]/g, '')
  return id.slice(0, CART_ID_LENGTH)
}
