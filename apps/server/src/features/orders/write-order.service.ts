import { yearAndMonth } from '@fust/domain/calendar'
import { stockDemandOf } from '@fust/domain/order'
import { demandBySku } from '@fust/domain/quantity'
import type { Actor } from '#platform/actor.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Queries } from '#platform/database.ts'
import { createCartStore, type CartView } from '#features/cart/index.ts'
import { createDeliveryStore } from '#features/delivery/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { newOrder, newOrderLine, orderNumber } from './new-order.ts'
import { createOrderEventStore } from './order-event.store.ts'
import { orderCart } from './order-facts.ts'
import type { PlaceOrderRefusal } from './place-order-refusal.ts'
import { createPlaceOrderStore, type NewOrder, type PlacedOrder } from './place-order.store.ts'

export const ERP_TOPIC = 'erp.submit-order'
export const CONFIRMATION_TOPIC = 'mail.order-confirmation'

/** Carries a refusal out of a transaction that has to be undone: somebody else was faster since the review. */
export class OrderRolledBack extends Error {
  readonly refusal: PlaceOrderRefusal
  constructor(refusal: PlaceOrderRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

type Placing = { actor: Actor; hasBudget: boolean; at: Date }
type Written = { id: number; order: NewOrder }

/** Writes a reviewed cart as an order, with all that belongs to it; what is short is taken from nobody. */
export async function writeOrder(tx: Queries, view: CartView, placing: Placing): Promise<PlacedOrder> {
  const store = createPlaceOrderStore(tx)
  const { settings, now } = view.brewery
  const number = orderNumber(settings.order_number_prefix, now.today, await store.nextNumber())
  const order = newOrder(view, { actor: placing.actor, number })
  const id = await store.insertOrder(order)
  await store.insertLines(order.companyId, id, view.lines.map(newOrderLine))
  const written = { id, order }
  await takeStock(tx, view, written, placing.at)
  if (placing.hasBudget) await takeBudget(tx, view, written, placing.at)
  await useCoupon(tx, order)
  await takePlaces(tx, view, order)
  await createOrderEventStore(tx).begin(
    { companyId: order.companyId, id },
    { status: order.status, at: placing.at, source: 'portal' },
  )
  await store.closeCart(order.companyId, order.cartId, placing.at)
  await leaveWord(tx, written, placing)
  const { companyId, customerOrderNumber, noteForDriver, grandTotalCents } = order
  return { companyId, id, number, customerOrderNumber, noteForDriver, sapId: null, grandTotalCents }
}

async function takeStock(tx: Queries, view: CartView, { id, order }: Written, at: Date): Promise<void> {
  const demand = demandBySku(orderCart(view).lines.flatMap(stockDemandOf))
  const taken = await createPlaceOrderStore(tx).takeStock(demand, { companyId: order.companyId, id, at })
  if (taken.length < demand.size) throw new OrderRolledBack(await shortOf(tx, demand, taken))
}

async function takeBudget(tx: Queries, view: CartView, { id, order }: Written, at: Date): Promise<void> {
  const { companyId, shipToId, grandTotalExVatCents: cents } = order
  const year = budgetYear(view)
  const isEnough = await createPlaceOrderStore(tx).takeBudget({ companyId, shipToId, year, cents, orderId: id, at })
  if (!isEnough) throw new OrderRolledBack({ code: 'budget-short', leftCents: 0, neededCents: cents })
}

async function useCoupon(tx: Queries, { couponCode }: NewOrder): Promise<void> {
  if (couponCode !== null && !(await createPlaceOrderStore(tx).useCoupon(couponCode)))
    throw new OrderRolledBack({ code: 'coupon-not-valid' })
}

async function takePlaces(tx: Queries, { terms }: CartView, order: NewOrder): Promise<void> {
  const { dailyCapacityPlaces, calendarCode } = terms.shipTo
  if (order.palletPlaces > 0)
    await createDeliveryStore(tx).takePlaces(calendarCode, order.deliveryDate, order.palletPlaces, dailyCapacityPlaces)
}

/** What must still happen outside, and the line in the audit trail. */
async function leaveWord(tx: Queries, { id, order }: Written, { actor, at }: Placing): Promise<void> {
  const { companyId, shipToId, number, grandTotalCents } = order
  const payload = { orderId: id, number }
  const messages = [ERP_TOPIC, CONFIRMATION_TOPIC].map((topic) => ({ key: `${topic}:${number}:1`, topic, payload }))
  await leaveMessages(tx, { companyId, shipToId, at }, messages)
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    companyId,
    shipToId,
    action: 'order-placed',
    subject: number,
    details: { grandTotalCents },
  })
}

/** Budgets are kept by the calendar year in which the order is placed. */
export function budgetYear({ brewery }: CartView): number {
  return yearAndMonth(brewery.now.today).year
}

async function shortOf(
  tx: Queries,
  demand: ReadonlyMap<string, number>,
  taken: readonly string[],
): Promise<PlaceOrderRefusal> {
  const missing = [...demand.keys()].filter((sku) => !taken.includes(sku))
  const left = new Map((await createCartStore(tx).stockOf(missing)).map((row) => [row.sku, row.quantity]))
  return {
    code: 'stock-short',
    items: missing.map((sku) => ({
      sku,
      reason: (left.get(sku) ?? 0) === 0 ? 'out-of-stock' : 'not-enough-stock',
      requestedQuantity: demand.get(sku) ?? 0,
      maximumQuantity: left.get(sku) ?? 0,
    })),
  }
}
