import type { ErpLineProgress } from '../erp.port.ts'
import type { Delivery, OrderItem, SalesOrder } from './sap-entities.ts'
import { fromItemNumber, fromSapDate } from './sap-values.ts'

/** What SAP confirms of the items that the portal sent: its own sub-items are none of them. */
export function confirmedLines(order: SalesOrder, deliveries: readonly Delivery[]): ErpLineProgress[] {
  return order.to_Item.results.filter(isOfPortal).map((item) => ({
    lineNumber: fromItemNumber(item.SalesOrderItem),
    sku: orderedMaterial(item),
    isRejected: item.SalesDocumentRjcnReason !== '',
    confirmed: confirmedParts(order, item),
    isFullyDelivered: isFullyDelivered(order, item, deliveries),
    substituteSku: item.Material === orderedMaterial(item) ? null : item.Material,
  }))
}

/** SAP keeps the material that was entered where material determination has put another one in its place. */
export const orderedMaterial = (item: { Material: string; OriginallyRequestedMaterial?: string }): string =>
  item.OriginallyRequestedMaterial || item.Material

const isOfPortal = ({ SalesOrderItem, HigherLevelItem }: OrderItem): boolean =>
  Number(SalesOrderItem) % 10 === 0 && Number(HigherLevelItem ?? 0) === 0

// A blocked order confirms nothing and refuses nothing: its schedule lines are empty until it is released. An item without
// schedule lines has no availability check.
function confirmedParts({ TotalBlockStatus }: SalesOrder, item: OrderItem): ErpLineProgress['confirmed'] {
  const scheduled = item.to_ScheduleLine.results
  if (['B', 'C'].includes(TotalBlockStatus) || scheduled.length === 0) return null
  return scheduled.map((line) => ({
    quantity: Number(line.ConfdOrderQtyByMatlAvailCheck),
    on: fromSapDate(line.ConfirmedDeliveryDate),
  }))
}

/** SAP calls an item delivered when its delivery is created; what comes is settled when all of its deliveries have left. */
function isFullyDelivered(order: SalesOrder, item: OrderItem, deliveries: readonly Delivery[]): boolean {
  if (item.DeliveryStatus !== 'C') return false
  const own = deliveries.filter(({ to_DeliveryDocumentItem }) =>
    to_DeliveryDocumentItem.results.some(
      (part) =>
        Number(part.ReferenceSDDocument) === Number(order.SalesOrder) &&
        Number(part.ReferenceSDDocumentItem) === Number(item.SalesOrderItem),
    ),
  )
  return own.length > 0 && own.every(({ OverallGoodsMovementStatus }) => OverallGoodsMovementStatus === 'C')
}
