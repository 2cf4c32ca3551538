import { itemDeliveryStatus, scheduleLineEntities, suppliedMaterial } from './confirmation.ts'
import { decimal, odataDate, odataInstant } from './odata.ts'
import {
  carriedItems,
  hasReached,
  headerText,
  isRejected,
  orderNetCents,
  type Delivery,
  type Invoice,
  type Order,
} from './order.ts'

// SAP's status values: A not yet, B partly, C completely processed.
const reached = (isDone: boolean): 'A' | 'C' => (isDone ? 'C' : 'A')

/** A_SalesOrder; what `expand` does not name stays a link. */
export function salesOrderEntity(order: Order, expand: readonly string[] = []) {
  const linked = (name: string, results: readonly object[]) =>
    expand.includes(name) ? { results } : { __deferred: { uri: `A_SalesOrder('${order.number}')/${name}` } }
  return {
    ...order.document.header,
    SalesOrder: order.number,
    PurchaseOrderByCustomer: order.orderNumber,
    PurchaseOrderByShipToParty: order.reference,
    ExternalDocumentID: headerText(order, 'ExternalDocumentID'),
    CreationDate: odataDate(order.receivedAt.toISOString().slice(0, 10)),
    LastChangeDateTime: odataInstant(order.changedAt),
    TotalNetAmount: decimal(orderNetCents(order)),
    OverallSDProcessStatus: processStatus(order),
    OverallTotalDeliveryStatus: deliveryStatus(order),
    OverallSDDocumentRejectionSts: rejectionStatus(order),
    OverallOrdReltdBillgStatus: reached(hasReached(order, 'invoiced')),
    TotalBlockStatus: '',
    to_Item: linked('to_Item', itemEntities(order, expand.includes('to_Item/to_ScheduleLine'))),
    to_SubsequentProcFlowDoc: linked('to_SubsequentProcFlowDoc', processFlow(order)),
    to_Partner: linked('to_Partner', order.document.partners),
    to_Text: linked('to_Text', order.document.texts),
  }
}

function rejectionStatus(order: Order): 'A' | 'B' | 'C' {
  if (isRejected(order)) return 'C'
  return order.items.some(({ rejectionReason }) => rejectionReason !== '') ? 'B' : 'A'
}

function processStatus(order: Order): 'A' | 'B' | 'C' {
  if (isRejected(order) || hasReached(order, 'invoiced')) return 'C'
  return hasReached(order, 'delivery') ? 'B' : 'A'
}

function deliveryStatus({ deliveries }: Order): 'A' | 'B' | 'C' {
  const shipped = deliveries.filter(({ shippedOn }) => shippedOn !== null)
  if (shipped.length === 0) return 'A'
  return shipped.length < deliveries.length ? 'B' : 'C'
}

const itemEntities = (order: Order, withScheduleLines: boolean) =>
  order.items.map((item) => ({
    SalesOrder: order.number,
    SalesOrderItem: String(item.item),
    HigherLevelItem: '0',
    Material: suppliedMaterial(item),
    OriginallyRequestedMaterial: item.material,
    RequestedQuantity: item.quantity,
    RequestedQuantityUnit: item.unit,
    NetAmount: decimal(item.netCents),
    SalesDocumentRjcnReason: item.rejectionReason,
    DeliveryStatus: itemDeliveryStatus(order, item),
    to_ScheduleLine: withScheduleLines
      ? { results: scheduleLineEntities(order, item) }
      : {
          __deferred: {
            uri: `A_SalesOrderItem(SalesOrder='${order.number}',SalesOrderItem='${item.item}')/to_ScheduleLine`,
          },
        },
  }))

const processFlow = (order: Order) => [
  ...order.deliveries.map(({ number }) => ({ SubsequentDocument: number, SubsequentDocumentCategory: 'J' })),
  ...order.invoices.map(({ number }) => ({ SubsequentDocument: number, SubsequentDocumentCategory: 'M' })),
]

/** A_OutbDeliveryHeader with its items. */
export const deliveryEntity = (order: Order, delivery: Delivery) => ({
  DeliveryDocument: delivery.number,
  SoldToParty: headerText(order, 'SoldToParty'),
  MeansOfTransport: delivery.shippedOn === null ? '' : 'PostNL',
  // Whoever carries it numbers it when it leaves.
  BillOfLading: delivery.shippedOn === null ? '' : `3SFUST${delivery.number}`,
  DeliveryDate: odataDate(delivery.plannedOn),
  ActualGoodsMovementDate: odataDate(delivery.shippedOn),
  ProofOfDeliveryDate: odataDate(delivery.deliveredOn),
  OverallPickingStatus: reached(delivery.pickedOn !== null),
  OverallGoodsMovementStatus: reached(delivery.shippedOn !== null),
  OverallProofOfDeliveryStatus: reached(delivery.deliveredOn !== null),
  to_DeliveryDocumentItem: {
    results: carriedItems(order, delivery).map(({ item, unit, carried, ...own }) => ({
      DeliveryDocument: delivery.number,
      DeliveryDocumentItem: String(item),
      ReferenceSDDocument: order.number,
      ReferenceSDDocumentItem: String(item).padStart(6, '0'),
      Material: suppliedMaterial(own),
      OriginallyRequestedMaterial: own.material,
      ActualDeliveryQuantity: carried,
      DeliveryQuantityUnit: unit,
    })),
  },
})

/** A_BillingDocument. */
export const invoiceEntity = (order: Order, invoice: Invoice) => ({
  BillingDocument: invoice.number,
  BillingDocumentDate: odataDate(invoice.invoicedOn),
  BillingDocumentIsCancelled: false,
  PurchaseOrderByCustomer: order.orderNumber,
  TotalNetAmount: decimal(invoice.netCents),
  TaxAmount: decimal(invoice.vatCents),
  TotalGrossAmount: decimal(invoice.netCents + invoice.vatCents),
  TransactionCurrency: headerText(order, 'TransactionCurrency') || 'EUR',
  to_Item: { results: billedItems(order, invoice) },
})

const billedItems = (order: Order, invoice: Invoice) =>
  order.deliveries
    .filter(({ number }) => number === invoice.deliveryNumber)
    .flatMap((delivery) => carriedItems(order, delivery))
    .map(({ item, unit, carried, ...own }) => ({
      BillingDocument: invoice.number,
      BillingDocumentItem: String(item).padStart(6, '0'),
      SalesDocument: order.number,
      SalesDocumentItem: String(item).padStart(6, '0'),
      Material: suppliedMaterial(own),
      OriginallyRequestedMaterial: own.material,
      BillingQuantity: carried,
      BillingQuantityUnit: unit,
    }))
