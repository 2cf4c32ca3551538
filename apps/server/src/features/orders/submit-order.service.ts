import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Erp, ErpLine, ErpOrder, ErpReceipt, ErpRefusal } from '#integrations/erp/index.ts'
import type { HandlerRefusal, OutboxHandler } from '#features/outbox/index.ts'
import { auditErpRefusal, AWAITS_PERSON, handlerRefusal, takeStep } from './erp-answer.ts'
import type { OrderKey } from './order-event.store.ts'
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
    return refuse(handlerRefusal(submitted.refusal))
  }

  /** The ERP has it: from now on it is asked how far the order is. */
  async function confirm(key: OrderKey, { sapId }: ErpReceipt): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const store = createSubmitOrderStore(tx)
      const order = await store.lock(key.companyId, key.id)
      if (!order || order.sapId !== null) return
      await store.setSapId(key.companyId, key.id, sapId, at)
      await takeStep(tx, key, { from: order.status, to: 'Order created', at })
    })
  }

  async function keepForPerson(key: OrderKey, refusal: ErpRefusal): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const store = createSubmitOrderStore(tx)
      const order = await store.lock(key.companyId, key.id)
      if (!order) return
      // What was cancelled meanwhile is not wanted any more.
      if (order.status !== 'Canceled') await takeStep(tx, key, { from: order.status, to: AWAITS_PERSON, at })
      auditErpRefusal(tx, { ...order, companyId: key.companyId }, { action: 'erp-refused-order', refusal, at })
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
