import { METHOD_LABELS } from '@fust/contract/wire'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Erp, ErpAmounts, ErpLine, ErpOrder, ErpReceipt } from '#integrations/erp/index.ts'
import { leaveMessages, type HandlerRefusal, type OutboxHandler } from '#features/outbox/index.ts'
import {
  auditDroppedReference,
  auditErpRefusal,
  AWAITS_PERSON,
  handlerRefusal,
  takeStep,
  type RefusedByErp,
} from './erp-answer.ts'
import type { LastingKey } from '../order-event.store.ts'
import { giveAnotherNumber, takeNumberOfErp } from './renumber-order.service.ts'
import { addressText, goodsText, type OrderAddress } from '../order-address.ts'
import { messageAbout, ORDER_TOPICS, orderOf } from '../order-message.ts'
import { createSubmitOrderStore, leaveSapId, type LineToSubmit, type OrderToSubmit } from './submit-order.store.ts'

// Twice as far ahead each time: this passes four thousand numbers that were given in a time that was lost.
const NUMBERS_AT_ONCE = 12

/** Takes a placed order to the ERP, once however often it is tried; a refusal leaves 'Request sent' for a person. */
export function createSubmitOrder({ db, clock, erp }: { db: Database; clock: Clock; erp: Erp }): OutboxHandler {
  async function submit(order: OrderToSubmit): Promise<Outcome<void, HandlerRefusal>> {
    let { number } = order
    for (let numbers = 0; numbers < NUMBERS_AT_ONCE; numbers += 1) {
      const submitted = await erp.submitOrder(erpOrder({ ...order, number }))
      if (submitted.ok) {
        await confirm(order, submitted.value)
        return accept(undefined)
      }
      const { refusal } = submitted
      if (refusal.code !== 'erp-number-taken') return keepForPerson(order, refusal)
      const why = { taken: number, sapId: refusal.sapId, at: clock.now() }
      number = await db.transaction((tx) => giveAnotherNumber(tx, order, why))
    }
    throw new Error(`Order ${number}: the ERP had every number that it was given for another order.`)
  }

  /** The ERP has it: from now on it is asked how far the order is. */
  async function confirm(key: LastingKey, receipt: ErpReceipt): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const order = await createSubmitOrderStore(tx).lock(key)
      if (!order || order.sapId !== null) return
      const number = await takeNumberOfErp(tx, order, receipt, at)
      leaveSapId(tx, key, receipt.sapId)
      if (receipt.lacksReference) auditDroppedReference(tx, order, { number, sapId: receipt.sapId, at })
      await takeStep(tx, key, { from: order.status, to: 'Order created', at })
      // Its buyer was shown the first one when the order was placed.
      const isRenumbered = number !== order.number || order.formerNumbers.length > 0
      if (isRenumbered) leaveMessages(tx, order, [messageAbout(ORDER_TOPICS.renumbered, { ...order, number })])
    })
  }

  async function keepForPerson(key: LastingKey, refusal: RefusedByErp): Promise<Outcome<never, HandlerRefusal>> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const store = createSubmitOrderStore(tx)
      const order = await store.lock(key)
      if (!order) return
      // What was cancelled meanwhile is not wanted any more.
      if (order.status !== 'Canceled') await takeStep(tx, key, { from: order.status, to: AWAITS_PERSON, at })
      auditErpRefusal(tx, order, { action: 'erp-refused-order', refusal, at })
    })
    return refuse(handlerRefusal(refusal))
  }

  /** Cancelled before it was sent: only an order that reached the ERP unseen has to be known, so that it can be withdrawn. */
  async function findUnseen(order: OrderToSubmit): Promise<Outcome<void, HandlerRefusal>> {
    const unseen = await erp.findOrder({ reference: order.reference, orderNumber: order.number })
    if (!unseen.ok && unseen.refusal.code === 'erp-order-unmarked') return keepForPerson(order, unseen.refusal)
    if (unseen.ok && unseen.value) await confirm(order, unseen.value)
    return accept(undefined)
  }

  return async (message) => {
    const told = orderOf(message)
    const order = await createSubmitOrderStore(db).read(told)
    if (!order) throw new Error(`Order ${told.number} is not there.`)
    if (order.sapId !== null) return accept(undefined)
    return order.status === 'Canceled' ? findUnseen(order) : submit(order)
  }
}

function erpOrder(order: OrderToSubmit): ErpOrder {
  return {
    reference: order.reference,
    orderNumber: order.number,
    orderType: order.sapOrderType,
    isHalfTruck: order.isHalfTruck,
    soldTo: order.companyId,
    shipTo: order.shipToId,
    payer: order.payerId,
    requestedDeliveryDate: order.deliveryDate,
    ...(order.customerOrderNumber !== null && { customerOrderNumber: order.customerOrderNumber }),
    ...(order.noteForDriver !== null && { noteForDriver: order.noteForDriver }),
    // The order type of POS materials does not say how they travel.
    ...(order.kind === 'posm' && { transport: METHOD_LABELS[order.method].en }),
    ...(order.addresses.length > 0 && { addresses: order.addresses.map(erpAddress) }),
    lines: order.lines.map((line, index) => erpLine(order.kind, line, index + 1)),
    ...(order.paymentCode !== null && { paymentCode: order.paymentCode }),
    isPaid: order.isPaid,
    totalCents: order.grandTotalCents,
    currency: order.currency,
  }
}

/** By which service point it goes, whom to ring, what to look for and what to leave there, on one line. */
function erpAddress(address: OrderAddress): string {
  const { servicePoint, telephone, note } = address
  const point = servicePoint && `${servicePoint.carrier} ${servicePoint.id}`
  return [point, addressText(address), telephone, note, goodsText(address)].filter(Boolean).join('; ')
}

/** The ERP numbers lines from one, as they stand in the order. */
function erpLine(kind: OrderToSubmit['kind'], line: LineToSubmit, lineNumber: number): ErpLine {
  const { sku, unitPriceCents, cases, pallets, layers, litres, ...amounts } = line
  const common = { lineNumber, sku, unitPriceCents, amounts: erpAmounts(amounts) }
  if (kind === 'tank') return { ...common, litres }
  if (kind === 'posm') return { ...common, pieces: cases }
  return { ...common, cases, pallets, layers }
}

type AmountsToSubmit = Omit<ErpAmounts, 'lineDiscountCents'> & Pick<LineToSubmit, 'discountCents'>

function erpAmounts({ discountCents, ...amounts }: AmountsToSubmit): ErpAmounts {
  const { couponDiscountCents, packagingDiscountCents, cashDiscountCents } = amounts
  const lineDiscountCents = discountCents - couponDiscountCents - packagingDiscountCents - cashDiscountCents
  return { ...amounts, lineDiscountCents }
}
