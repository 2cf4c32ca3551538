import { stockDemandOf } from '@fust/domain/order'
import { demandBySku, stockShortages } from '@fust/domain/quantity'
import type { Actor } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import type { CartView } from '#features/cart/index.ts'
import { createLedgers } from '#features/ledgers/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { writeCanceled } from '../cancelling/cancel-order.service.ts'
import type { OrderToCancel } from '../cancelling/cancel-order.store.ts'
import { newOrder, newOrderLine } from './new-order.ts'
import type { PlaceOrderRefusal } from './place-order-refusal.ts'
import { createPlaceOrderStore, type NewOrder, type PlacedOrder } from './place-order.store.ts'
import { messageAbout, ORDER_TOPICS } from '../order-message.ts'

/** Carries a refusal out of a transaction that has to be undone: somebody else was faster since the review. */
export class OrderRolledBack extends Error {
  readonly refusal: PlaceOrderRefusal
  constructor(refusal: PlaceOrderRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** `replaced` is an order whose place this one takes; its row is locked. */
type Placing = {
  actor: Actor
  replaced: OrderToCancel | null
  hasBudget: boolean
  payWithinMs: number
  at: Date
}
type Written = { id: number; number: string; reference: string; order: NewOrder }

/** Writes a reviewed cart as an order, with all that belongs to it; what is short is taken from nobody. */
export async function writeOrder(tx: Transaction, view: CartView, placing: Placing): Promise<PlacedOrder> {
  const order = newOrder(view, placing.actor, placing)
  const lines = view.lines.map(newOrderLine)
  const { id, number, reference, token } = await createPlaceOrderStore(tx).insertOrder(order, lines, placing.at)
  const written = { id, number, reference, order }
  await takeAll(tx, view, written, placing)
  if (placing.replaced) await writeReplaced(tx, placing.replaced, written, placing)
  leaveWord(tx, written, placing)
  const { companyId, customerOrderNumber, noteForDriver, grandTotalCents, paymentStage } = order
  return {
    companyId,
    id,
    number,
    token,
    customerOrderNumber,
    noteForDriver,
    sapId: null,
    grandTotalCents,
    paymentStage,
  }
}

/** Stock, budget, coupon and places; if one of them is short, all is undone. */
async function takeAll(tx: Queries, view: CartView, { id, order }: Written, placing: Placing): Promise<void> {
  const { companyId, shipToId, couponCode, palletPlaces, grandTotalExVatCents: cents } = order
  const { dailyCapacityPlaces: capacity, calendarCode } = view.terms.shipTo
  const demand = demandBySku(view.lines.flatMap(stockDemandOf))
  const asked = {
    order: { companyId, id },
    stock: demand,
    budget: placing.hasBudget ? { companyId, shipToId, day: view.brewery.now.today, cents } : null,
    couponCode,
    day: palletPlaces > 0 ? { calendarCode, date: order.deliveryDate, capacity, places: palletPlaces } : null,
  }
  const { stock: taken, isInBudget, hasCoupon } = await createLedgers(tx).take(asked, placing.replaced, placing.at)
  if (taken.length < demand.size) throw new OrderRolledBack(await shortOf(tx, demand, taken))
  if (!isInBudget) throw new OrderRolledBack({ code: 'budget-short', leftCents: 0, neededCents: cents })
  if (!hasCoupon) throw new OrderRolledBack({ code: 'coupon-not-valid' })
}

/** The order that was replaced is cancelled: the ERP hears that before it hears of the new one, and one letter tells of both. */
async function writeReplaced(
  tx: Transaction,
  replaced: OrderToCancel,
  { number }: Written,
  { actor, at }: Placing,
): Promise<void> {
  await writeCanceled(tx, replaced, { actorId: actor.userId, at, details: { replacedBy: number } })
  leaveMessages(tx, replaced, [messageAbout(ORDER_TOPICS.cancel, replaced)])
}

/** What must still happen outside, and the line in the audit trail; of an order that is still to be paid the brewery hears once it is. */
function leaveWord(tx: Transaction, written: Written, { actor, at }: Placing): void {
  const { companyId, shipToId, grandTotalCents, paymentStage } = written.order
  const messages = [ORDER_TOPICS.submit, ORDER_TOPICS.confirmation].map((topic) => messageAbout(topic, written))
  if (paymentStage === null) leaveMessages(tx, { companyId, shipToId }, messages)
  writeAudit(tx, {
    at,
    actorId: actor.userId,
    companyId,
    shipToId,
    action: 'order-placed',
    subject: written.number,
    details: { grandTotalCents, ...bothNames(actor) },
  })
}

/** Whoever orders for a customer stands there with it. */
function bothNames({ firstName, lastName, orderingFor }: Actor) {
  return orderingFor && { orderedBy: `${firstName} ${lastName}`, orderedFor: orderingFor.companyName }
}

/** What is left of the SKUs that were not taken; their rows are locked, so that it is what the order was short of. */
async function shortOf(
  tx: Queries,
  demand: ReadonlyMap<string, number>,
  taken: readonly string[],
): Promise<PlaceOrderRefusal> {
  const missing = [...demand].filter(([sku]) => !taken.includes(sku)).map(([sku, quantity]) => ({ sku, quantity }))
  const left = await createLedgers(tx).stock.left(missing.map(({ sku }) => sku))
  return { code: 'stock-short', items: stockShortages(missing, left) }
}
