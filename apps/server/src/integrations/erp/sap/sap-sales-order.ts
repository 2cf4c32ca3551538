import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import {
  ErpFault,
  type Erp,
  type ErpOrder,
  type ErpReceipt,
  type ErpRefusal,
  type OrderAtErp,
  type OrderNames,
} from '../erp.port.ts'
import { BATCH_CONTENT_TYPE, changeSet, hasFailedChange } from './sap-batch.ts'
import { readCalendar } from './sap-calendar.ts'
import { createSapClient, type SapConnection } from './sap-client.ts'
import { readCredit } from './sap-credit.ts'
import {
  CreatedOrder,
  InvoiceDocument,
  OrderItems,
  readAs,
  requireAbout,
  requireOrder,
  type NamedOrder,
} from './sap-entities.ts'
import { isLastingRefusal, readSapError } from './sap-error.ts'
import { findOrder } from './sap-find-order.ts'
import { tooLong } from './sap-lengths.ts'
import { listOrders } from './sap-list-orders.ts'
import { salesOrderBody, type SapCustomizing } from './sap-order-body.ts'
import { readProgress } from './sap-progress.ts'
import { readReceivable } from './sap-receivable.ts'
import { referenceOf } from './sap-reference.ts'
import { BILLING, SALES_ORDERS } from './sap-services.ts'
import { quoted } from './sap-values.ts'

export type SapSettings = {
  connection: SapConnection
  /** Read for every call, so that a brewery's change holds from the next one on. */
  customizing: () => Promise<SapCustomizing>
}

/**
 * SAP S/4HANA by its published sales order service. SAP accepts the same reference twice, so an order is looked up before
 * it is created, and again when it is not known whether it was; after that nothing is created in the same call, because SAP
 * may still be working on it.
 */
export function createSapErp({ connection, customizing }: SapSettings): Erp {
  const client = createSapClient(connection)

  const find = async (names: OrderNames) => findOrder(client, await customizing(), names)

  async function create(order: ErpOrder): Promise<Outcome<ErpReceipt, ErpRefusal>> {
    const sap = await customizing()
    const body = JSON.stringify(salesOrderBody(order, sap))
    const created = await client.change({ path: `${SALES_ORDERS}/A_SalesOrder`, contentType: 'application/json', body })
    if (!created.ok) return created
    return accept(receiptOf(order, readAs(CreatedOrder, JSON.parse(created.value)).d, sap))
  }

  async function readOpenItems(asked: OrderAtErp): Promise<string[] | undefined> {
    const path = `${SALES_ORDERS}/A_SalesOrder(${quoted(asked.sapId)})?$expand=to_Item`
    const answer = await client.read(path)
    if (answer === undefined) return undefined
    const { d: order } = readAs(OrderItems, answer)
    requireOrder(asked, order, (await customizing()).referenceField)
    return order.to_Item.results.filter((item) => !item.SalesDocumentRjcnReason).map((item) => item.SalesOrderItem)
  }

  async function rejectItems(sapId: string, items: readonly string[]): Promise<Outcome<{ sapId: string }, ErpRefusal>> {
    const { rejectionReason } = await customizing()
    const body = changeSet(
      items.map((item) => ({
        path: `A_SalesOrderItem(SalesOrder=${quoted(sapId)},SalesOrderItem=${quoted(item)})`,
        body: { SalesDocumentRjcnReason: rejectionReason },
      })),
    )
    const changed = await client.change({ path: `${SALES_ORDERS}/$batch`, contentType: BATCH_CONTENT_TYPE, body })
    if (!changed.ok) return changed
    if (!hasFailedChange(changed.value)) return accept({ sapId })
    const refusal = readSapError(changed.value)
    if (refusal && isLastingRefusal(refusal)) return refuse(refusal)
    throw new ErpFault('not-accepted', `The ERP did not reject the items of ${sapId}`)
  }

  return {
    findOrder: find,

    async submitOrder(order) {
      const fault = tooLong(salesOrderBody(order, await customizing()))
      if (fault !== undefined) return refuse({ code: 'erp-value-too-long', message: fault })
      const known = await find(order)
      if (!known.ok) return known
      if (known.value) return accept(known.value)
      try {
        return await create(order)
      } catch (error) {
        if (didNothing(error)) throw error
        const created = await find(order)
        if (created.ok && created.value) return accept(created.value)
        throw new ErpFault('outcome-unknown', `It is not known whether order ${order.orderNumber} was created`, error)
      }
    },

    async cancelOrder(order) {
      const { sapId } = order
      const open = await readOpenItems(order)
      if (!open) return refuse({ code: 'erp-order-unknown' })
      if (open.length === 0) return accept({ sapId })
      try {
        return await rejectItems(sapId, open)
      } catch (error) {
        if (didNothing(error)) throw error
        const stillOpen = await readOpenItems(order)
        if (stillOpen?.length === 0) return accept({ sapId })
        throw new ErpFault('outcome-unknown', `It is not known whether order ${sapId} was cancelled`, error)
      }
    },

    async *ordersSince(day) {
      yield* listOrders(client, await customizing(), day)
    },

    orderProgress: async (order) => readProgress(client, (await customizing()).referenceField, order),

    async deliveryCalendar(factoryCalendar, period) {
      const { calendarService: service } = await customizing()
      return service === '' ? undefined : readCalendar(client, { service, factoryCalendar }, period)
    },

    async customerCredit(asked, withinMs) {
      const until = AbortSignal.timeout(withinMs)
      const { credit } = await customizing()
      return credit && readCredit({ read: (path) => client.read(path, until) }, credit, asked)
    },

    async receivable(invoice) {
      const { credit } = await customizing()
      return credit && readReceivable(client, credit, invoice)
    },

    async invoiceDocument(invoiceNumber) {
      const answer = await client.read(`${BILLING}/GetPDF?BillingDocument=${quoted(invoiceNumber)}`)
      if (answer === undefined) return undefined
      return Buffer.from(readAs(InvoiceDocument, answer).d.GetPDF.BillingDocumentBinary, 'base64')
    },
  }
}

/**
 * What SAP answers to an order that it has just created. One that came back without its reference is this order all the
 * same: nothing had its number a moment ago, and the answer has it. It will be found by its SAP id alone.
 */
function receiptOf(order: ErpOrder, answer: NamedOrder, { referenceField }: SapCustomizing): ErpReceipt {
  const { SalesOrder: sapId, PurchaseOrderByCustomer: orderNumber } = answer
  const reference = referenceOf(answer, referenceField)
  if (reference === '') requireAbout(order.orderNumber, orderNumber)
  else requireAbout(order.reference, reference)
  return { sapId, orderNumber, ...(reference === '' && { lacksReference: true }) }
}

const didNothing = (error: unknown): boolean => error instanceof ErpFault && error.code === 'not-accepted'
