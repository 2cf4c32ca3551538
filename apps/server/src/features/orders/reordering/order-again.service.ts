import type { CalendarDate } from '@fust/domain/calendar'
import { reviewOrder, type OrderRefusal } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import type { AccessRefusal } from '#request/policy.ts'
import type { Carts, CartView, SupposedLine } from '#features/cart/index.ts'
import { firstDay, type Delivery } from '#features/delivery/index.ts'
import type { Asker } from '#features/portal/index.ts'
import type { OrderHistory } from '../history/order-history.service.ts'
import type { StoredOrder } from '../history/order-history.store.ts'
import type { StoredOrderLine } from '../history/order-parts.store.ts'
import { budgetLeft } from '../placing/budget-left.ts'
import { orderCartOf, orderFacts } from '../placing/order-facts.ts'
import { linesAgain, shipToAgain } from './repeated-order.ts'

/** A line of an order of the past, and what it would be now. */
export type LineAgain = SupposedLine & { ordered: StoredOrderLine }

/** An order of the past as it would be if it were ordered again now: `view` with its first day, and why not, if so. */
export type RepeatedOrder = {
  order: StoredOrder
  view: CartView
  deliveryDate: CalendarDate | null
  cutOffAt: Date | null
  lines: LineAgain[]
  refusal: OrderRefusal | null
}

export type OrderAgainRefusal = AccessRefusal | { code: 'order-not-found' }

type Parts = { db: Queries; carts: Carts; delivery: Delivery; history: OrderHistory }

/** Looks at an order of the past with the rules of today, those of the cart and of placing; nothing is written. */
export function createOrderAgain({ db, carts, delivery, history }: Parts) {
  return async function orderAgain(
    { actor, brewery }: Asker,
    /** Null means the last one of the ship-to of the request. */
    number: string | null,
    language: string,
  ): Promise<Outcome<RepeatedOrder, OrderAgainRefusal>> {
    const found = await (number === null
      ? history.readLast(actor, 'Query.orderAgain', actor?.shipTo?.shipToId ?? null)
      : history.readByNumber(actor, number))
    if (!found.ok) return found
    const order = found.value
    const access = shipToAgain(actor, order)
    if (!actor || !order || !access) return refuse({ code: 'order-not-found' })

    const [ordered, method] = await Promise.all([
      history.details().lines.load({ companyId: order.companyId, id: order.id }),
      delivery.readMethodLike(access, order, brewery),
    ])
    const supposed = await carts.supposeLines({ userId: actor.userId, access, method, brewery }, linesAgain(ordered))
    const { view } = supposed
    const plan = await delivery.readPlan(db, view.terms.shipTo, brewery)
    const facts = orderFacts(view, { access, plan, language, budgetLeftCents: await budgetLeft(db, view) })
    const { date: deliveryDate, cutOffAt } = firstDay(facts.delivery, brewery)
    const dated = { ...view, cart: { ...view.cart, deliveryDate } }
    const nothing = { code: 'product-not-orderable' as const, skus: ordered.map(({ sku }) => sku) }
    return accept({
      order,
      view: dated,
      deliveryDate,
      cutOffAt,
      lines: ordered.flatMap((line, index) => {
        const today = supposed.lines[index]
        return today ? [{ ...today, ordered: line }] : []
      }),
      // That a cart without lines is empty tells nothing of the order.
      refusal: view.lines.length === 0 ? nothing : reviewOrder(orderCartOf(dated), facts),
    })
  }
}

export type OrderAgain = ReturnType<typeof createOrderAgain>
