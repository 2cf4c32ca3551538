import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { ErpFault, type ErpReceipt, type NumberHeld, type OrderNames } from '../erp.port.ts'
import type { SapClient } from './sap-client.ts'
import { NamedOrder, requireAbout } from './sap-entities.ts'
import { readList } from './sap-list.ts'
import type { SapCustomizing } from './sap-order-body.ts'
import { hasReference, referenceFields, referenceOf } from './sap-reference.ts'
import { SALES_ORDERS } from './sap-services.ts'
import { quoted } from './sap-values.ts'

/** Looks an order up by its reference and by its number, in one read; only what has its reference is this order. */
export async function findOrder(
  client: SapClient,
  { portalOrderType, referenceField }: Pick<SapCustomizing, 'portalOrderType' | 'referenceField'>,
  { reference, orderNumber }: OrderNames,
): Promise<Outcome<ErpReceipt | undefined, NumberHeld>> {
  const isIt = hasReference(reference, referenceField)
  const hasItsNumber = `PurchaseOrderByCustomer eq ${quoted(orderNumber)} and CustomerPurchaseOrderType eq ${quoted(portalOrderType)}`
  const filter = encodeURIComponent(`${isIt} or (${hasItsNumber})`)
  const fields = ['SalesOrder', 'PurchaseOrderByCustomer', ...referenceFields(referenceField)].join(',')
  const query = `$filter=${filter}&$orderby=SalesOrder&$select=${fields}`
  const results = await readList(client, NamedOrder, `${SALES_ORDERS}/A_SalesOrder?${query}`)
  if (!results) throw new ErpFault('unexpected-answer', 'The ERP has no list of orders')

  const found = results.find((order) => referenceOf(order, referenceField) === reference)
  if (found) return accept({ sapId: found.SalesOrder, orderNumber: found.PurchaseOrderByCustomer })
  for (const other of results) requireAbout(orderNumber, other.PurchaseOrderByCustomer)
  // One without a reference may be this order, sent before there were references.
  const unmarked = results.find((order) => referenceOf(order, referenceField) === '')
  if (unmarked) return refuse({ code: 'erp-order-unmarked', sapId: unmarked.SalesOrder })
  const [other] = results
  return other ? refuse({ code: 'erp-number-taken', sapId: other.SalesOrder }) : accept(undefined)
}
