import type { CalendarDate } from '@fust/domain/calendar'
import { canCancelOrder } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo, type Actor } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { DEFAULT_LANGUAGE } from '#platform/http/language.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { createLedgers } from '#features/ledgers/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { holidaysOf, type BreweryNow } from '#features/portal/index.ts'
import { holdActor } from '#features/session/index.ts'
import { createCancelOrderStore, type OrderToCancel } from './cancel-order.store.ts'
import { createOrderEventStore } from '../order-event.store.ts'
import { messageAbout, ORDER_TOPICS } from '../order-message.ts'
import { settleCanceledMoney } from '../paying/money-back.ts'

export type CancelOrderRefusal =
  | AccessRefusal
  | { code: 'order-not-found' }
  | { code: 'order-shipped-in-part' }
  | { code: 'order-canceled' }
  | { code: 'order-too-far' }

export type CanceledOrder = { companyId: string; id: number; number: string; sapId: string | null }

/** Its SAP id or number, or our own id; why it is cancelled is kept for whoever looks. */
export type NamedOrder = { name: string; id: number | null; reason: string | null }

/** Cancels an order in its window and gives back what it held, in one transaction; the ERP and the buyer hear it afterwards (decisions ORD-29). */
export function createCancelOrder({ db, clock, authorise }: { db: Database; clock: Clock; authorise: Authorise }) {
  return async function cancelOrder(
    actor: Actor | null,
    operation: OperationName,
    { name, id, reason }: NamedOrder,
    brewery: BreweryNow,
  ): Promise<Outcome<CanceledOrder, CancelOrderRefusal>> {
    if (!actor) return refuse({ code: 'unauthorized' })
    const allowed = actor.shipTos.filter((access) => authorise(actor, operation, access) === null)
    if (allowed.length === 0) return refuse(authorise(actor, operation) ?? { code: 'unauthorized' })
    const named = {
      companyIds: [...new Set(allowed.map((access) => access.companyId))],
      shipToIds: allowed.map((access) => access.shipToId),
      name,
      id,
    }
    return db.transaction(async (tx) => {
      const [order, held] = await Promise.all([createCancelOrderStore(tx).lock(named), holdActor(tx, actor)])
      if (!held) return refuse({ code: 'unauthorized' })
      const access = order && accessTo(held, order.shipToId)
      if (!access || authorise(held, operation, access)) return refuse({ code: 'order-not-found' })
      const refusal = reviewCancelling(order, brewery)
      if (refusal) return refuse(refusal)
      await cancel(tx, order, { actorId: actor.userId, reason })
      return accept({ companyId: order.companyId, id: order.id, number: order.number, sapId: order.sapId })
    })
  }

  async function cancel(
    tx: Transaction,
    order: OrderToCancel,
    { actorId, reason }: { actorId: string; reason: string | null },
  ): Promise<void> {
    const at = clock.now()
    await createLedgers(tx).release(order, at)
    await settleCanceledMoney(tx, order, at)
    await writeCanceled(tx, order, { actorId, at, details: reason === null ? {} : { reason } })
    const messages = [ORDER_TOPICS.cancel, ORDER_TOPICS.cancellation].map((topic) => messageAbout(topic, order))
    leaveMessages(tx, order, messages)
  }
}

/** Writes that an order was cancelled here; what it held is given back, and who hears of it is left, by the caller. */
export async function writeCanceled(
  tx: Transaction,
  order: Pick<OrderToCancel, 'companyId' | 'id' | 'shipToId' | 'number'>,
  { actorId, at, details }: { actorId: string | null; at: Date; details: Record<string, unknown> },
): Promise<void> {
  await createOrderEventStore(tx).writeStatus(order, { status: 'Canceled', at, source: 'portal' })
  await createCancelOrderStore(tx).markUndelivered(order)
  const { companyId, shipToId, number } = order
  writeAudit(tx, { at, actorId, companyId, shipToId, action: 'order-canceled', subject: number, details })
}

export type CancelOrder = ReturnType<typeof createCancelOrder>

/** Why an order is cancelled no more, and changed no more. */
export type OrderClosed = Extract<CancelOrderRefusal, { code: `order-${'shipped-in-part' | 'canceled' | 'too-far'}` }>

/** An order that is paid online is cancelled as any other, but not changed: another total would have to be paid. */
export function reviewChanging(
  order: Pick<OrderToCancel, 'status' | 'hasShipped' | 'deliveryDate' | 'paymentStage'>,
  brewery: BreweryNow,
): OrderClosed | { code: 'order-paid-online' } | null {
  return reviewCancelling(order, brewery) ?? (order.paymentStage === null ? null : { code: 'order-paid-online' })
}

/** Asked under the order's lock, for the moment of the request. */
function reviewCancelling(
  order: Pick<OrderToCancel, 'status' | 'hasShipped' | 'deliveryDate'>,
  brewery: BreweryNow,
): OrderClosed | null {
  if (order.status === 'Canceled') return { code: 'order-canceled' }
  if (order.hasShipped) return { code: 'order-shipped-in-part' }
  return isInWindow(order, brewery) ? null : { code: 'order-too-far' }
}

/** Whether the window is open at the moment of the request; who may cancel is asked when it is done. */
export function isInWindow(order: { status: string; deliveryDate: CalendarDate }, brewery: BreweryNow): boolean {
  return canCancelOrder(order, brewery.now, holidaysOf(brewery, DEFAULT_LANGUAGE))
}
