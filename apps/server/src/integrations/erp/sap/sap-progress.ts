import { ErpFault, type ErpDelivery, type ErpInvoice, type ErpProgress, type OrderAtErp } from '../erp.port.ts'
import { type SapClient } from './sap-client.ts'
import {
  DeliveryAnswer,
  InvoiceAnswer,
  requireAbout,
  requireOrder,
  readAs,
  SalesOrderAnswer,
  type Delivery,
  type Invoice,
} from './sap-entities.ts'
import { confirmedLines, orderedMaterial } from './sap-confirmation.ts'
import { BILLING, DELIVERIES, SALES_ORDERS } from './sap-services.ts'
import { deliveryStatus, orderStatuses } from './sap-statuses.ts'
import { fromItemNumber, fromSapDate, quoted, toCents } from './sap-values.ts'

// SAP's categories of the documents that follow an order.
const DELIVERY = 'J'
const INVOICE = 'M'

const PARTS_OF_ORDER = 'to_SubsequentProcFlowDoc,to_Item,to_Item/to_ScheduleLine'

/** Reads the order and, by its document flow, its deliveries and invoices. */
export async function readProgress(
  client: SapClient,
  referenceField: string,
  asked: OrderAtErp,
): Promise<ErpProgress | undefined> {
  const { sapId } = asked
  const answer = await client.read(`${SALES_ORDERS}/A_SalesOrder(${quoted(sapId)})?$expand=${PARTS_OF_ORDER}`)
  if (answer === undefined) return undefined
  const { d: order } = readAs(SalesOrderAnswer, answer)
  requireOrder(asked, order, referenceField)
  const numbersOf = (category: string) => [
    ...new Set(
      order.to_SubsequentProcFlowDoc.results
        .filter((document) => document.SubsequentDocumentCategory === category)
        .map((document) => document.SubsequentDocument),
    ),
  ]
  // One after the other: an order has a few documents, and SAP is asked in the background.
  const deliveries: Delivery[] = []
  for (const number of numbersOf(DELIVERY)) deliveries.push(await readDelivery(client, number))
  const invoices: Invoice[] = []
  for (const number of numbersOf(INVOICE)) invoices.push(await readInvoice(client, number))

  return {
    sapId: order.SalesOrder,
    orderNumber: order.PurchaseOrderByCustomer,
    ...orderStatuses(order, deliveries),
    deliveries: deliveries.map((delivery) => toDelivery(delivery, sapId)),
    lines: confirmedLines(order, deliveries),
    invoices: invoices.map((invoice) => toInvoice(invoice, sapId)),
  }
}

async function readDelivery(client: SapClient, number: string): Promise<Delivery> {
  const path = `${DELIVERIES}/A_OutbDeliveryHeader(${quoted(number)})?$expand=to_DeliveryDocumentItem`
  const delivery = readAs(DeliveryAnswer, await client.read(path)).d
  requireAbout(number, delivery.DeliveryDocument)
  return delivery
}

async function readInvoice(client: SapClient, number: string): Promise<Invoice> {
  const invoice = readAs(
    InvoiceAnswer,
    await client.read(`${BILLING}/A_BillingDocument(${quoted(number)})?$expand=to_Item`),
  ).d
  requireAbout(number, invoice.BillingDocument)
  return invoice
}

const toDelivery = (delivery: Delivery, sapId: string): ErpDelivery => ({
  deliveryNumber: delivery.DeliveryDocument,
  deliveryStatus: deliveryStatus(delivery),
  carrier: labelOf(delivery.MeansOfTransport),
  trackingNumber: labelOf(delivery.BillOfLading),
  plannedOn: fromSapDate(delivery.DeliveryDate),
  shippedOn: fromSapDate(delivery.ActualGoodsMovementDate),
  deliveredOn: fromSapDate(delivery.ProofOfDeliveryDate),
  // A delivery may carry items of other orders too.
  lines: delivery.to_DeliveryDocumentItem.results
    .filter((item) => Number(item.ReferenceSDDocument) === Number(sapId))
    .map((item) => ({
      lineNumber: fromItemNumber(item.ReferenceSDDocumentItem),
      sku: orderedMaterial(item),
      quantity: Number(item.ActualDeliveryQuantity),
    })),
})

// SAP keeps 20 and 35 characters of these.
const labelOf = (said: string | undefined): string | null => said?.trim().slice(0, 40) || null

function toInvoice(invoice: Invoice, sapId: string): ErpInvoice {
  const invoicedOn = fromSapDate(invoice.BillingDocumentDate)
  if (!invoicedOn) throw new ErpFault('unexpected-answer', `Invoice ${invoice.BillingDocument} has no date`)
  return {
    invoiceNumber: invoice.BillingDocument,
    invoicedOn,
    netCents: toCents(invoice.TotalNetAmount),
    vatCents: toCents(invoice.TaxAmount),
    totalCents: toCents(invoice.TotalGrossAmount),
    currency: invoice.TransactionCurrency,
    isCancelled: invoice.BillingDocumentIsCancelled,
    // An invoice may bill items of other orders too.
    lines: invoice.to_Item.results
      .filter((item) => item.SalesDocument !== '' && Number(item.SalesDocument) === Number(sapId))
      .map((item) => ({
        lineNumber: fromItemNumber(item.SalesDocumentItem),
        sku: orderedMaterial(item),
        quantity: Number(item.BillingQuantity),
      })),
  }
}
