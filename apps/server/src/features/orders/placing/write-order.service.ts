import { stockDemandOf } from '@fust/domain/order'
import { demandBySku, stockShortages } from '@fust/domain/quantity'
import type { Actor } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { Queries, Transaction } from '#platform/database.ts'
import type { CartView } from '#features/cart/index.ts'
import { createLedgers } from '#features/ledgers/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
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

type Placing = { actor: Actor; hasBudget: boolean; at: Date }
type Written = { id: number; number: string; reference: string; order: NewOrder }

/** Writes a reviewed cart as an order, with all that belongs to it; what is short is taken from nobody. */
export async function writeOrder(tx: Transaction, view: CartView, placing: Placing): Promise<PlacedOrder> {
  const order = newOrder(view, placing.actor)
  const lines = view.lines.map(newOrderLine)
  const { id, number, reference } = await createPlaceOrderStore(tx).insertOrder(order, lines, placing.at)
  const written = { id, number, reference, order }
  await takeAll(tx, view, written, placing)
  leaveWord(tx, written, placing)
  const { companyId, customerOrderNumber, noteForDriver, grandTotalCents } = order
  return { companyId, id, number, customerOrderNumber, noteForDriver, sapId: null, grandTotalCents }
}

/** Stock, budget, coupon and places, in this order and in one round trip; if one of them is short, all is undone. */
async function takeAll(tx: Queries, view: CartView, { id, order }: Written, { hasBudget, at }: Placing): Promise<void> {
  const { stock, budget, coupon, day } = createLedgers(tx)
  const { companyId, shipToId, couponCode, palletPlaces, grandTotalExVatCents: cents } = order
  const { dailyCapacityPlaces: capacity, calendarCode } = view.terms.shipTo
  const key = { companyId, id }
  const demand = demandBySku(view.lines.flatMap(stockDemandOf))
  const [taken, isInBudget, hasCoupon] = await Promise.all([
    stock.take(demand, key, at),
    hasBudget ? budget.take({ companyId, shipToId, day: view.brewery.now.today }, cents, id, at) : true,
    couponCode === null ? true : coupon.take(couponCode),
    palletPlaces > 0 && day.take(key, palletPlaces, { calendarCode, date: order.deliveryDate, capacity }),
  ])
  if (taken.length < demand.size) throw new OrderRolledBack(await shortOf(tx, demand, taken))
  if (!isInBudget) throw new OrderRolledBack({ code: 'budget-short', leftCents: 0, neededCents: cents })
  if (!hasCoupon) throw new OrderRolledBack({ code: 'coupon-not-valid' })
}

/** What must still happen outside, and the line in the audit trail; written with the commit. */
function leaveWord(tx: Transaction, written: Written, { actor, at }: Placing): void {
  const { companyId, shipToId, grandTotalCents } = written.order
  const messages = [ORDER_TOPICS.submit, ORDER_TOPICS.confirmation].map((topic) => messageAbout(topic, written))
  leaveMessages(tx, { companyId, shipToId }, messages)
  writeAudit(tx, {
    at,
    actorId: actor.userId,
    companyId,
    shipToId,
    action: 'order-placed',
    subject: written.number,
    details: { grandTotalCents },
  })
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
