import { yearAndMonth } from '@fust/domain/calendar'
import { stockDemandOf } from '@fust/domain/order'
import { demandBySku } from '@fust/domain/quantity'
import type { Actor } from '#platform/actor.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Queries, Transaction } from '#platform/database.ts'
import type { CartView } from '#features/cart/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { newOrder, newOrderLine } from './new-order.ts'
import { orderCart } from './order-facts.ts'
import type { PlaceOrderRefusal } from './place-order-refusal.ts'
import { createPlaceOrderStore, type NewOrder, type PlacedOrder } from './place-order.store.ts'
import { messageAbout } from './submit-order.payload.ts'

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
async function takeAll(tx: Queries, view: CartView, written: Written, { hasBudget, at }: Placing): Promise<void> {
  const demand = demandBySku(orderCart(view).lines.flatMap(stockDemandOf))
  const { companyId, grandTotalExVatCents } = written.order
  const [taken, isInBudget, hasCoupon] = await Promise.all([
    createPlaceOrderStore(tx).takeStock(demand, { companyId, id: written.id, at }),
    hasBudget ? takeBudget(tx, view, written, at) : true,
    useCoupon(tx, written.order),
    takePlaces(tx, view, written),
  ])
  if (taken.length < demand.size) throw new OrderRolledBack(await shortOf(tx, demand, taken))
  if (!isInBudget) throw new OrderRolledBack({ code: 'budget-short', leftCents: 0, neededCents: grandTotalExVatCents })
  if (!hasCoupon) throw new OrderRolledBack({ code: 'coupon-not-valid' })
}

function takeBudget(tx: Queries, view: CartView, { id, order }: Written, at: Date): Promise<boolean> {
  const { companyId, shipToId, grandTotalExVatCents: cents } = order
  return createPlaceOrderStore(tx).takeBudget({ companyId, shipToId, year: budgetYear(view), cents, orderId: id, at })
}

async function useCoupon(tx: Queries, { couponCode }: NewOrder): Promise<boolean> {
  return couponCode === null || createPlaceOrderStore(tx).useCoupon(couponCode)
}

async function takePlaces(tx: Queries, { terms }: CartView, { id, order }: Written): Promise<void> {
  const { dailyCapacityPlaces: capacity, calendarCode } = terms.shipTo
  const { companyId, deliveryDate: date, palletPlaces: places } = order
  if (places > 0)
    await createPlaceOrderStore(tx).takePlaces({ companyId, id }, { calendarCode, date, places, capacity })
}

/** What must still happen outside, and the line in the audit trail; written with the commit. */
function leaveWord(tx: Transaction, written: Written, { actor, at }: Placing): void {
  const { companyId, shipToId, grandTotalCents } = written.order
  const messages = [ERP_TOPIC, CONFIRMATION_TOPIC].map((topic) => messageAbout(topic, written))
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

/** Budgets are kept by the calendar year in which the order is placed. */
export function budgetYear({ brewery }: CartView): number {
  return yearAndMonth(brewery.now.today).year
}

async function shortOf(
  tx: Queries,
  demand: ReadonlyMap<string, number>,
  taken: readonly string[],
): Promise<PlaceOrderRefusal> {
  const had = new Set(taken)
  const missing = [...demand.keys()].filter((sku) => !had.has(sku))
  const left = new Map((await createPlaceOrderStore(tx).stockOf(missing)).map((row) => [row.sku, row.quantity]))
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
