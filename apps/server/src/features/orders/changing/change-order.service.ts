import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo } from '#request/actor.ts'
import type { Database } from '#platform/database/database.ts'
import type { Authorise, OperationName } from '#request/policy.ts'
import type { CartRefusal, Carts, CartView } from '#features/cart/index.ts'
import type { Asker } from '#features/portal/index.ts'
import { reviewChanging, type OrderClosed } from '../cancelling/cancel-order.service.ts'
import type { OrderHistory } from '../history/order-history.service.ts'
import type { StoredOrder } from '../history/order-history.store.ts'
import { failedLines, type FailedLine } from '../reordering/reorder.service.ts'
import { linesAgain } from '../reordering/repeated-order.ts'

export type ChangeOrderRefusal = CartRefusal | OrderClosed | { code: 'order-not-found' | 'order-paid-online' }

/** The cart that takes the place of an order, and what of it could not be had. */
export type ChangingOrder = { view: CartView; failed: FailedLine[] }

type Parts = { db: Database; carts: Carts; history: OrderHistory; authorise: Authorise }

/** Puts an order into the cart that takes its place; the order stands until that is placed (decisions ORD-29). */
export function createChangeOrder({ db, carts, history, authorise }: Parts) {
  // All of it or nothing: a cart that has begun to be one is left as it is when it is asked for again.
  return (...asked: Parameters<typeof changeOrder>) => db.together(() => changeOrder(...asked))

  async function changeOrder(
    asker: Asker,
    operation: OperationName,
    number: string,
    language: string,
  ): Promise<Outcome<ChangingOrder, ChangeOrderRefusal>> {
    const found = await history.readByNumber(asker.actor, number)
    if (!found.ok) return found
    const { actor } = asker
    const order = found.value
    const access = actor && order && accessTo(actor, order.shipToId)
    if (!actor || !order || !access) return refuse({ code: 'order-not-found' })
    const denied = authorise(actor, operation, access)
    if (denied) return refuse(denied)
    const lines = await history.details().lines.load({ companyId: order.companyId, id: order.id })
    const hasShipped = lines.some(({ shippedCases }) => shippedCases > 0)
    const closed = reviewChanging({ ...order, hasShipped }, asker.brewery)
    if (closed) return refuse(closed)

    // A cart at another ship-to goes to that of the order; one that is filled keeps its own.
    const here = { ...asker, actor: { ...actor, shipTo: access } }
    const cart = await carts.active(here, operation)
    if (!cart.ok) return cart
    const isBegun = cart.value.replacesId === order.id
    if (!isBegun && cart.value.shipToId !== order.shipToId) {
      const before = await carts.read(here, operation, cart.value.id)
      if (!before.ok) return before
      if (before.value.lines.length > 0) return refuse({ code: 'cart-not-empty' })
      const moved = await carts.chooseDelivery(here, operation, cart.value.id, { shipToId: order.shipToId }, language)
      if (!moved.ok) return moved
    }
    const replacing = await carts.replaceOrder(here, operation, cart.value.id, {
      id: order.id,
      lines: linesAgain(lines),
    })
    if (!replacing.ok) return replacing
    const { view, shortages } = replacing.value
    if (replacing.value.isBegun || view.lines.length === 0)
      return accept({ view, failed: failedLines(lines, shortages) })
    return accept({
      view: await withRest({ here, operation, language }, order, view),
      failed: failedLines(lines, shortages),
    })
  }

  type Asking = { here: Asker; operation: OperationName; language: string }

  /** How it was to be delivered, where to, and its discount, as far as all of that still is to be had. */
  async function withRest(
    { here, operation, language }: Asking,
    order: StoredOrder,
    view: CartView,
  ): Promise<CartView> {
    const { id } = view.cart
    let latest = (await carts.deliverAs(here, operation, id, order, language)) ?? view
    const addresses = order.addresses.map(({ goods, ...address }) => ({
      ...address,
      shares: goods.flatMap(({ sku, pieces }) => {
        const line = view.lines.find((own) => own.sku === sku)
        return line ? [{ lineId: line.id, pieces }] : []
      }),
    }))
    if (addresses.length > 1) await carts.openQuote(here, operation, id)
    if (addresses.length > 0) {
      const sent = await carts.chooseDelivery(here, operation, id, { addresses }, language)
      if (sent.ok) latest = sent.value
    }
    if (order.couponCode === null) return latest
    const lowered = await carts.coupons.apply(here, operation, id, { code: order.couponCode, replaces: true })
    return lowered.ok ? lowered.value : latest
  }
}

export type ChangeOrder = ReturnType<typeof createChangeOrder>
