import { canBecome, lastPlannedDay } from '@fust/domain/order'
import { instantOfWall, type Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { ErpFault, type Erp, type ErpDelivery, type ErpProgress } from '#integrations/erp/index.ts'
import { createLedgers } from '#features/ledgers/index.ts'
import { createNotices } from '#features/notifications/index.ts'
import { errorText, leaveMessages, type WorkLog } from '#features/outbox/index.ts'
import { createCancelOrderStore } from '../cancelling/cancel-order.store.ts'
import { createOrderEventStore } from '../order-event.store.ts'
import {
  createOrderProgressStore,
  type CarriedLine,
  type FollowedOrder,
  type OrderBefore,
  type OrderProgressStore,
  type OrderStanding,
} from './order-progress.store.ts'
import { confirmLines } from './confirm-lines.service.ts'
import { messageAbout, ORDER_TOPICS } from '../order-message.ts'
import { settleCanceledMoney, type OrderWithMoney } from '../paying/money-back.ts'

type OrderProgressSettings = {
  /** Orders looked at in one run. */
  batch: number
  /** How long an order is left alone after a look. */
  everyMs: number
}

const ORDER_PROGRESS_DEFAULTS: OrderProgressSettings = { batch: 50, everyMs: 60_000 }

const FINISHED: readonly string[] = ['Completed', 'Canceled']
// Delivered orders still wait for their invoice; one that never comes is not waited for forever.
const ARRIVED: readonly string[] = ['Delivered', 'Order Delivered', 'to be invoiced']
const INVOICE_WITHIN_MS = 30 * 86_400_000
const UNKNOWN_AGAIN_MS = 3_600_000

/** Asks the ERP how far the orders are that it has, those that waited longest first. */
export function createOrderProgress({
  db,
  clock,
  erp,
  timeZone,
  log,
  settings: wished = {},
}: {
  db: Database
  clock: Clock
  erp: Erp
  /** Of the market: the ERP tells days. */
  timeZone: () => Promise<string>
  log: WorkLog
  settings?: Partial<OrderProgressSettings>
}) {
  const settings = { ...ORDER_PROGRESS_DEFAULTS, ...wished }

  /** Looks at one batch; answers how many orders it asked about. */
  async function syncOrderProgress(signal?: AbortSignal): Promise<number> {
    const due = await createOrderProgressStore(db).takeDue(settings)
    const zone = await timeZone()
    let asked = 0
    for (const order of due) {
      if (signal?.aborted) break
      asked += 1
      if (!(await follow(order, zone))) break
    }
    return asked
  }

  /** False when the ERP cannot be reached at all, so that the others need not be asked now. */
  async function follow(order: FollowedOrder, zone: string): Promise<boolean> {
    try {
      const progress = await erp.orderProgress(order)
      if (progress) await write(order, progress, zone)
      else await createOrderProgressStore(db).lookAgainAfter(order, UNKNOWN_AGAIN_MS)
      return true
    } catch (error) {
      log.warn({ order: order.number, error: errorText(error) }, 'the ERP did not say how far an order is')
      return !(error instanceof ErpFault && ['unreachable', 'timed-out'].includes(error.code))
    }
  }

  async function write(order: FollowedOrder, progress: ErpProgress, zone: string): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const store = createOrderProgressStore(tx)
      const before = await store.lock(order)
      if (!before) return
      const after = standingAfter(before, progress, at)
      if (after.status !== before.status) {
        if (after.status === 'Canceled' && !(await store.wasCanceled(order)))
          await giveBack(tx, { ...order, ...before }, at)
        await createOrderEventStore(tx).writeStatus(order, { status: after.status, at, source: 'erp' })
      }
      await store.writeStanding(order, after)
      await writeDocuments(store, order, progress, zone)
      if (before.isLatestLook && after.status !== 'Canceled') await confirmLines(tx, order, progress, at)
      await tellDocuments(tx, order, progress, at)
      if (isToCome(after)) await moveDay(tx, { order, before, progress, at })
      // Somebody who looked later writes a newer answer, or looks again.
      if (before.isLatestLook && isFinished(after, at)) await store.lookNoMore(order)
    })
  }

  return { syncOrderProgress }
}

/** The brewery cancelled it: what the order held goes back as if its buyer had done so, and the buyer hears of it. */
async function giveBack(
  tx: Transaction,
  order: FollowedOrder & OrderWithMoney & { couponCode: string | null },
  at: Date,
): Promise<void> {
  await createLedgers(tx).release(order, at)
  await settleCanceledMoney(tx, order, at)
  await createCancelOrderStore(tx).markUndelivered(order)
  leaveMessages(tx, order, [messageAbout(ORDER_TOPICS.cancellation, order)])
}

/** What the ERP says, unless it would take the order back along its way; the statuses move together. */
function standingAfter(before: OrderStanding, progress: ErpProgress, at: Date): OrderStanding {
  const { orderStatus: status, processingStatus, deliveryStatus } = progress
  if (status === before.status) return { ...before, processingStatus, deliveryStatus }
  if (FINISHED.includes(before.status) || !canBecome(before.status, status)) return before
  return { status, processingStatus, deliveryStatus, statusChangedAt: at }
}

function isFinished({ status, statusChangedAt }: OrderStanding, now: Date): boolean {
  const isOverdue = now.getTime() - statusChangedAt.getTime() > INVOICE_WITHIN_MS
  return FINISHED.includes(status) || (ARRIVED.includes(status) && isOverdue)
}

const isToCome = ({ status }: OrderStanding): boolean => !FINISHED.includes(status) && !ARRIVED.includes(status)

/** Keeps the day that the ERP plans, and tells each new one; an answer that others have overtaken may be older than theirs. */
async function moveDay(
  tx: Transaction,
  {
    order,
    before: { expectedOn, isLatestLook },
    progress: { deliveries },
    at,
  }: { order: FollowedOrder; before: OrderBefore; progress: ErpProgress; at: Date },
): Promise<void> {
  const day = lastPlannedDay(deliveries.map(({ plannedOn }) => plannedOn))
  if (!isLatestLook || day === null || day === expectedOn) return
  await createOrderProgressStore(tx).writePlannedDay(order, day)
  await createNotices(tx).ofMovedDay(order, { from: expectedOn, to: day, isOfSeveral: deliveries.length > 1 }, at)
}

async function writeDocuments(
  store: OrderProgressStore,
  order: FollowedOrder,
  { deliveries, invoices }: ErpProgress,
  zone: string,
): Promise<void> {
  for (const delivery of deliveries) {
    const { deliveryNumber, shippedOn, carrier, trackingNumber } = delivery
    const shippedAt = shippedOn && instantOfWall(shippedOn, zone)
    await store.writeDelivery(order, { number: deliveryNumber, shippedAt, carrier, trackingNumber })
    await store.writeDeliveryLines(order, deliveryNumber, linesOf(delivery))
  }
  for (const { invoiceNumber: number, invoicedOn, totalCents, isCancelled } of invoices)
    if (!isCancelled) await store.writeInvoice(order, { number, invoicedOn, totalCents })
  const cancelled = invoices.filter((invoice) => invoice.isCancelled).map((invoice) => invoice.invoiceNumber)
  if (cancelled.length > 0) await store.removeInvoices(order, cancelled)
  const shipped = shippedLines(deliveries)
  if (shipped.length > 0) await store.writeShipped(order, shipped)
  const billed = invoices.flatMap((invoice) => (invoice.isCancelled ? [] : linesOf(invoice)))
  if (billed.length > 0) await store.writeInvoiced(order, billed)
}

/** Once each: that an order comes in several deliveries, and each of its invoices. */
async function tellDocuments(
  tx: Transaction,
  order: FollowedOrder,
  { deliveries, invoices }: ErpProgress,
  at: Date,
): Promise<void> {
  const notices = createNotices(tx)
  if (deliveries.length > 1) await notices.ofDeliveries(order, deliveries.length, at)
  for (const { invoiceNumber, isCancelled } of invoices)
    if (!isCancelled) await notices.ofInvoice(order, invoiceNumber, at)
}

function shippedLines(deliveries: readonly ErpDelivery[]): CarriedLine[] {
  return deliveries.filter((delivery) => delivery.shippedOn !== null).flatMap(linesOf)
}

function linesOf({ lines }: Pick<ErpDelivery, 'lines'>): CarriedLine[] {
  return lines.map(({ lineNumber, sku, quantity }) => ({ position: lineNumber, sku, quantity: Math.round(quantity) }))
}
