import type { CalendarDate } from '@fust/domain/calendar'
import { ErpFault, type ListedOrder } from '../erp.port.ts'
import type { SapClient } from './sap-client.ts'
import { ListedOrders, readAs, type SapListedOrder } from './sap-entities.ts'
import type { SapCustomizing } from './sap-order-body.ts'
import { referenceFields, referenceOf } from './sap-reference.ts'
import { SALES_ORDERS } from './sap-services.ts'
import { fromSapDate, quoted, toCents } from './sap-values.ts'

const PAGE = 200
const MOST_ORDERS = 100_000

const FIELDS =
  'SalesOrder,PurchaseOrderByCustomer,SoldToParty,CreationDate,RequestedDeliveryDate,TotalNetAmount,' +
  'TransactionCurrency,OverallSDDocumentRejectionSts,to_Partner/PartnerFunction,to_Partner/Customer'

/** The portal's orders since a day in the order of their SAP ids: what is entered meanwhile comes on the last page. */
export async function* listOrders(
  client: SapClient,
  { portalOrderType, referenceField }: Pick<SapCustomizing, 'portalOrderType' | 'referenceField'>,
  day: CalendarDate,
): AsyncGenerator<ListedOrder[]> {
  const areOurs = `CustomerPurchaseOrderType eq ${quoted(portalOrderType)} and CreationDate ge datetime'${day}T00:00:00'`
  const fields = [FIELDS, ...referenceFields(referenceField)].join(',')
  const query = `$filter=${encodeURIComponent(areOurs)}&$orderby=SalesOrder&$expand=to_Partner&$select=${fields}`
  for (let listed = 0; listed < MOST_ORDERS;) {
    const answer = await client.read(`${SALES_ORDERS}/A_SalesOrder?${query}&$top=${PAGE}&$skip=${listed}`)
    const { results } = readAs(ListedOrders, answer).d
    // SAP may answer fewer at once than it is asked for: only an empty page is the end.
    if (results.length === 0) return
    yield results.map((order) => toListed(order, referenceField))
    listed += results.length
  }
  throw new ErpFault('unexpected-answer', `The ERP lists more than ${MOST_ORDERS} orders since ${day}`)
}

const toListed = (order: SapListedOrder, referenceField: string): ListedOrder => ({
  sapId: order.SalesOrder,
  reference: referenceOf(order, referenceField),
  orderNumber: order.PurchaseOrderByCustomer,
  soldTo: order.SoldToParty,
  shipTo: order.to_Partner.results.find(({ PartnerFunction }) => PartnerFunction === 'SH')?.Customer ?? '',
  enteredOn: fromSapDate(order.CreationDate),
  requestedDeliveryDate: fromSapDate(order.RequestedDeliveryDate),
  netCents: toCents(order.TotalNetAmount),
  currency: order.TransactionCurrency,
  isRejected: order.OverallSDDocumentRejectionSts === 'C',
})
