import { canBecome } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { writeAudit } from '#platform/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Queries } from '#platform/database.ts'
import type { Erp, ErpLine, ErpOrder, ErpReceipt, ErpRefusal } from '#integrations/erp/index.ts'
import type { HandlerRefusal, OutboxHandler } from '#features/outbox/index.ts'
import { createOrderEventStore, type OrderKey } from './order-event.store.ts'
import { orderOf } from './submit-order.payload.ts'
import { createSubmitOrderStore, type LineToSubmit, type OrderToSubmit } from './submit-order.store.ts'

/** Takes a placed order to the ERP, once however often it is tried; a refusal leaves 'Request sent' for a person. */
export function createSubmitOrder({ db, clock, erp }: { db: Database; clock: Clock; erp: Erp }): OutboxHandler {
  async function answer(order: OrderToSubmit): Promise<Outcome<void, HandlerRefusal>> {
    const submitted = await erp.submitOrder(erpOrder(order))
    if (submitted.ok) {
      await confirm(order, submitted.value)
      return accept(undefined)
    }
    await keepForPerson(order, submitted.refusal)
    return refuse(refusalText(submitted.refusal))
  }

  /** The ERP has it: from now on it is asked how far the order is. */
  async function confirm(key: OrderKey, { sapId }: ErpReceipt): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const store = createSubmitOrderStore(tx)
      const order = await store.lock(key.companyId, key.id)
      if (!order || order.sapId !== null) return
      await store.setSapId(key.companyId, key.id, sapId, at)
      await goOn(tx, key, { from: order.status, to: CONFIRMED, at })
    })
  }

  async function keepForPerson(key: OrderKey, refusal: ErpRefusal): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const store = createSubmitOrderStore(tx)
      const order = await store.lock(key.companyId, key.id)
      if (!order) return
      // What was cancelled meanwhile is not wanted any more.
      if (order.status !== 'Canceled') await goOn(tx, key, { from: order.status, to: REFUSED, at })
      writeAudit(tx, {
        at,
        actorId: null,
        companyId: key.companyId,
        shipToId: order.shipToId,
        action: 'erp-refused-order',
        subject: order.number,
        details: refusal,
      })
    })
  }

  /** Cancelled before it was sent: only an order that reached the ERP unseen has to be known, so that it can be withdrawn. */
  async function findUnseen(order: OrderToSubmit): Promise<void> {
    const unseen = await erp.findByReference(order.number)
    if (unseen) await confirm(order, unseen)
  }

  return {
    inOrder: true,
    handle: async (message) => {
      const { companyId, id, number } = orderOf(message)
      const order = await createSubmitOrderStore(db).find(companyId, id)
      if (!order) throw new Error(`Order ${number} is not there.`)
      if (order.sapId !== null) return accept(undefined)
      if (order.status !== 'Canceled') return answer(order)
      await findUnseen(order)
      return accept(undefined)
    },
  }
}

const CONFIRMED = 'Order created'
const REFUSED = 'Request sent'

/** One event for each step along the way; a step that may not follow, or was taken before, is none. */
async function goOn(tx: Queries, key: OrderKey, { from, to, at }: { from: string; to: string; at: Date }) {
  if (canBecome(from, to)) await createOrderEventStore(tx).goOn(key, { status: to, at, source: 'erp' })
}

function refusalText(refusal: ErpRefusal): HandlerRefusal {
  if (refusal.code === 'erp-order-unknown') return refusal
  return { code: refusal.code, message: `${refusal.erpCode} ${refusal.message}` }
}

function erpOrder(order: OrderToSubmit): ErpOrder {
  return {
    orderNumber: order.number,
    orderType: order.sapOrderType,
    isHalfTruck: order.isHalfTruck,
    soldTo: order.companyId,
    shipTo: order.shipToId,
    payer: order.payerId,
    requestedDeliveryDate: order.deliveryDate,
    ...(order.customerOrderNumber !== null && { customerOrderNumber: order.customerOrderNumber }),
    ...(order.noteForDriver !== null && { noteForDriver: order.noteForDriver }),
    lines: order.lines.map((line, index) => erpLine(order.kind, line, index + 1)),
    totalCents: order.grandTotalCents,
    currency: order.currency,
  }
}

/** The ERP numbers lines from one, as they stand in the order. */
function erpLine(kind: OrderToSubmit['kind'], line: LineToSubmit, lineNumber: number): ErpLine {
  const common = { lineNumber, sku: line.sku, unitPriceCents: line.unitPriceCents }
  if (kind === 'tank') return { ...common, litres: line.litres }
  if (kind === 'posm') return { ...common, pieces: line.cases }
  return { ...common, cases: line.cases, pallets: line.pallets, layers: line.layers }
}
