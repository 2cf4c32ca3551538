import { isUnderWay, type PaymentState } from '@fust/domain/payment'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo, type Actor } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import type { Carts, CartView } from '#features/cart/index.ts'
import { errorText, type WorkLog } from '#features/outbox/index.ts'
import type { Asker } from '#features/portal/index.ts'
import type { OrderHistory } from '../history/order-history.service.ts'
import { linesAgain } from '../reordering/repeated-order.ts'
import { createPaymentStore, leavePaymentStage, type PayableOrder, type StoredPayment } from './payment.store.ts'
import { isOwnAddress, returnAddress } from './return-url.ts'
import { createSettlePayment, giveUp } from './settle-payment.service.ts'
import { createStartPayment } from './start-payment.service.ts'

/** How far an order is paid, as whoever pays it is told: by its payment, or by what became of it. */
export type PaymentStanding = {
  order: PayableOrder
  /** Null while nobody has begun to pay. */
  state: PaymentState | null
  /** Where it can be paid now. */
  checkoutUrl: string | null
  /** What went back, in all. */
  refundedCents: number
}

/** More orders than one person leaves unpaid. */
const MOST_AWAITING = 20

export type PayRefusal = AccessRefusal | { code: 'payment-not-found' } | { code: 'payment-made' }

type Scope = { companyIds: string[]; shipToIds: string[] }

type Parts = {
  db: Database
  clock: Clock
  authorise: Authorise
  carts: Carts
  history: OrderHistory
  /** None: nothing is paid online, and nobody has anything to come back to. */
  payments: PaymentProvider | undefined
  publicUrl: string
  log: WorkLog
}

/** What whoever ordered does about a payment: begins it, comes back from it, or gives it up. */
export function createPayOrder({ db, clock, authorise, carts, history, payments, publicUrl, log }: Parts) {
  const settlePayment = payments && createSettlePayment({ db, clock, payments, log })
  const startPayment = payments && createStartPayment({ db, clock, payments, publicUrl })
  const store = createPaymentStore(db)

  /** Has the provider take the payment of an order that was just placed; null when it cannot: the order stands, and is tried again. */
  async function begin(order: { companyId: string; id: number; token: string }, returnUrl: string | undefined) {
    if (!startPayment) return null
    try {
      const started = await startPayment(order, returnAddress(publicUrl, order.token, returnUrl))
      return started.checkoutUrl
    } catch (error) {
      log.warn({ order: order.id, error: errorText(error) }, 'a payment could not be started')
      return null
    }
  }

  /** What waits for a payment of this person; of a customer, to who orders for them. */
  async function awaiting(
    actor: Actor | null,
    operation: OperationName,
  ): Promise<Outcome<PaymentStanding[], AccessRefusal>> {
    if (!actor) return refuse({ code: 'unauthorized' })
    const scope = scopeOf(actor, operation)
    if (!scope.ok) return scope
    const { userId, orderingFor } = actor
    const who = { userId, isOfAll: orderingFor !== null, now: clock.now(), limit: MOST_AWAITING }
    const orders = await store.readAwaiting(scope.value, who)
    const all = orders.length === 0 ? [] : await store.readOfOrders(orders)
    const isOf = (order: PayableOrder) => (payment: StoredPayment) =>
      payment.companyId === order.companyId && payment.orderId === order.id
    return accept(orders.map((order) => standingWith(order, all.filter(isOf(order)))))
  }

  /** Begins the payment of an order, or goes on with it. */
  async function start(
    { actor }: Asker,
    operation: OperationName,
    token: string,
    returnUrl: string | undefined,
  ): Promise<Outcome<PaymentStanding, PayRefusal>> {
    const order = await own(actor, operation, (scope) => store.readByToken(scope, token))
    if (!order.ok) return order
    await begin({ ...order.value, token }, returnUrl)
    return accept(await standingOf(order.value))
  }

  /** Asks the provider how far the payment is, as the webhook does; one that has ended gives the cart back. */
  async function process(
    asker: Asker,
    operation: OperationName,
    token: string,
    language: string,
  ): Promise<Outcome<{ standing: PaymentStanding; cart: CartView | null }, PayRefusal>> {
    const found = await own(asker.actor, operation, (scope) => store.readByToken(scope, token))
    if (!found.ok) return found
    await settleAll(found.value)
    const standing = await standingOf(found.value)
    const back = await cartBack(asker, operation, standing.order, language)
    if (!back) return accept({ standing, cart: null })
    const order = { ...standing.order, returnedCartId: back.returnedCartId }
    return accept({ standing: { ...standing, order }, cart: back.cart })
  }

  /** Gives up what was not paid: its goods go back into a cart. */
  async function restore(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    language: string,
  ): Promise<Outcome<CartView, PayRefusal>> {
    const found = await own(asker.actor, operation, (scope) => store.readByCart(scope, cartId))
    if (!found.ok) return found
    await settleAll(found.value)
    await db.transaction(async (tx) => {
      const locked = await createPaymentStore(tx).lockOrder(found.value)
      if (locked?.paymentStage !== 'awaiting') return
      leavePaymentStage(tx, locked, 'lapsed')
      await giveUp(tx, locked, clock.now())
    })
    const { order } = await standingOf(found.value)
    if (order.paymentStage === 'paid') return refuse({ code: 'payment-made' })
    const back = await cartBack(asker, operation, order, language)
    if (back) return accept(back.cart)
    // Somebody else's order: its goods are not for this cart, which stays as it is.
    const unchanged = await activeCart(asker, operation, order.shipToId)
    return unchanged ? accept(unchanged) : refuse({ code: 'payment-not-found' })
  }

  /** A provider that cannot be asked now is asked by the sweep; what is known is told. */
  async function settleAll(order: PayableOrder): Promise<void> {
    if (!settlePayment || order.paymentStage !== 'awaiting') return
    for (const payment of await store.readOf(order)) {
      if (!isUnderWay(payment.state)) continue
      await settlePayment(payment).catch((error: unknown) =>
        log.warn({ payment: payment.providerId, error: errorText(error) }, 'a payment could not be settled'),
      )
    }
  }

  async function standingOf({ companyId, shipToId, token }: PayableOrder): Promise<PaymentStanding> {
    const order = await store.readByToken({ companyIds: [companyId], shipToIds: [shipToId] }, token)
    if (!order) throw new Error('An order that is paid online has gone.')
    return standingWith(order, await store.readOf(order))
  }

  function standingWith(order: PayableOrder, all: readonly StoredPayment[]): PaymentStanding {
    const told =
      all.find(({ state }) => state === 'paid') ?? all.findLast(({ state }) => isUnderWay(state)) ?? all.at(-1)
    return {
      order,
      state: told?.state ?? null,
      checkoutUrl: order.paymentStage === 'awaiting' && told?.state === 'open' ? told.checkoutUrl : null,
      refundedCents: all.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    }
  }

  /** An order of a ship-to at which this person orders; another one is not there. */
  async function own(
    actor: Actor | null,
    operation: OperationName,
    read: (scope: Scope) => Promise<PayableOrder | undefined>,
  ): Promise<Outcome<PayableOrder, PayRefusal>> {
    if (!actor) return refuse({ code: 'unauthorized' })
    const scope = scopeOf(actor, operation)
    if (!scope.ok) return scope
    const order = await read(scope.value)
    return order ? accept(order) : refuse({ code: 'payment-not-found' })
  }

  /** The ship-tos at which this person orders. */
  function scopeOf(actor: Actor, operation: OperationName): Outcome<Scope, AccessRefusal> {
    const allowed = actor.shipTos.filter((access) => authorise(actor, operation, access) === null)
    if (allowed.length === 0) return refuse(authorise(actor, operation, actor.shipTo) ?? { code: 'unauthorized' })
    return accept({
      companyIds: [...new Set(allowed.map(({ companyId }) => companyId))],
      shipToIds: allowed.map(({ shipToId }) => shipToId),
    })
  }

  /** Copies the goods of an order that was never paid into the buyer's cart, once, where that is empty. */
  async function cartBack(
    { actor, brewery }: Asker,
    operation: OperationName,
    { companyId, id }: PayableOrder,
    language: string,
  ): Promise<{ cart: CartView; returnedCartId: string | null } | null> {
    if (!actor) return null
    return db.together(async (tx) => {
      const order = await createPaymentStore(tx).lockOrder({ companyId, id })
      const access = order && accessTo(actor, order.shipToId)
      const isGivenUp = order && order.paidAt === null && order.status === 'Canceled'
      if (!access || !isGivenUp || order.userId !== actor.userId) return null
      const here = { actor: { ...actor, shipTo: access, namedShipToId: null }, brewery }
      const active = await carts.active(here, operation)
      if (!active.ok) return null
      const { id: cartId } = active.value
      const held = await carts.read(here, operation, cartId)
      if (!held.ok) return null
      const { returnedCartId } = order
      if (returnedCartId !== null || held.value.lines.length > 0) return { cart: held.value, returnedCartId }
      await createPaymentStore(tx).writeReturnedCart(order, cartId)
      const stored = await history.read(actor, operation, order)
      const lines = await history.details().lines.load({ companyId, id })
      if (stored) await carts.deliverAs(here, operation, cartId, { ...stored, shipToId: order.shipToId }, language)
      const added = await carts.addLines(here, operation, cartId, linesAgain(lines))
      if (!added.ok) return { cart: held.value, returnedCartId: cartId }
      if (stored) await carts.deliverAs(here, operation, cartId, { ...stored, shipToId: order.shipToId }, language)
      if (order.couponCode !== null)
        await carts.coupons.apply(here, operation, cartId, { code: order.couponCode, replaces: true })
      const filled = await carts.read(here, operation, cartId)
      return filled.ok ? { cart: filled.value, returnedCartId: cartId } : null
    })
  }

  async function activeCart({ actor, brewery }: Asker, operation: OperationName, shipToId: string) {
    const access = actor && accessTo(actor, shipToId)
    if (!access) return null
    const here = { actor: { ...actor, shipTo: access, namedShipToId: null }, brewery }
    const active = await carts.active(here, operation)
    const read = active.ok ? await carts.read(here, operation, active.value.id) : active
    return read.ok ? read.value : null
  }

  /** Whether a client may have people come back there. */
  const mayReturnTo = (address: string): boolean => isOwnAddress(publicUrl, address)

  /** Has a payment asked for at once; of one that is not ours nothing happens. */
  const hasten = (providerId: string) => store.hasten(providerId)

  return { begin, start, awaiting, process, restore, mayReturnTo, hasten }
}

export type PayOrder = ReturnType<typeof createPayOrder>
