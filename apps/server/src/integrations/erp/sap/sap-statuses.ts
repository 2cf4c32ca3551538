import type { Delivery, SalesOrder } from './sap-entities.ts'

/** SAP's status letters in the words of the portal (C§4.4). */
const PROCESSING_STATUS: Readonly<Record<string, string>> = {
  '': 'Not Relevant',
  A: 'Not Yet Processed',
  B: 'Partially Processed',
  C: 'Completely Processed',
}

/** What the portal shows at each stage of an order (C§4.4). */
const SHOWN = {
  rejected: { orderStatus: 'Canceled', deliveryStatus: 'CANCELLED' },
  blocked: { orderStatus: 'In Processing', deliveryStatus: 'ORDER UNDER INVESTIGATION' },
  created: { orderStatus: 'Order created', deliveryStatus: 'AWAITING SHIPMENT' },
  scheduled: { orderStatus: 'In Processing', deliveryStatus: 'AWAITING FULLFILLMENT' },
  picking: { orderStatus: 'Order in preparation', deliveryStatus: 'PARTIAL ORDER PREPARATION' },
  picked: { orderStatus: 'Order in preparation', deliveryStatus: 'AWAITING DELIVERY' },
  shipped: { orderStatus: 'On the way', deliveryStatus: 'AWAITING DELIVERY' },
  partlyDelivered: { orderStatus: 'In delivery', deliveryStatus: 'PARTIALLY DELIVERED' },
  delivered: { orderStatus: 'Delivered', deliveryStatus: 'DELIVERED' },
  completed: { orderStatus: 'Completed', deliveryStatus: 'DELIVERED' },
} as const
type Stage = keyof typeof SHOWN

const DELIVERY_STAGES = ['scheduled', 'picking', 'picked', 'shipped', 'partlyDelivered', 'delivered'] as const
type DeliveryStage = (typeof DELIVERY_STAGES)[number]

/** The three statuses of an order; a letter that the portal does not know stays as it came. */
export function orderStatuses(order: SalesOrder, deliveries: readonly Delivery[]) {
  const { OverallSDProcessStatus: letter, OverallSDDocumentRejectionSts: rejection } = order
  const shown = SHOWN[stageOf(order, deliveries.map(deliveryStage))]
  const processingStatus = rejection === 'C' ? 'Fully Rejected' : (PROCESSING_STATUS[letter] ?? letter)
  return { ...shown, ...(!(letter in PROCESSING_STATUS) && { orderStatus: letter }), processingStatus }
}

export const deliveryStatus = (delivery: Delivery): string => SHOWN[deliveryStage(delivery)].deliveryStatus

function stageOf(order: SalesOrder, deliveries: readonly DeliveryStage[]): Stage {
  if (order.OverallSDDocumentRejectionSts === 'C') return 'rejected'
  if (order.OverallSDProcessStatus === 'C') return 'completed'
  if (['B', 'C'].includes(order.TotalBlockStatus)) return 'blocked'
  const stages = DELIVERY_STAGES.filter((stage) => deliveries.includes(stage))
  // With several deliveries the slowest one speaks for the order, until a part has arrived.
  return stages.includes('delivered') && stages.length > 1 ? 'partlyDelivered' : (stages[0] ?? 'created')
}

function deliveryStage(delivery: Delivery): DeliveryStage {
  if (delivery.OverallProofOfDeliveryStatus === 'C') return 'delivered'
  if (delivery.OverallProofOfDeliveryStatus === 'B') return 'partlyDelivered'
  if (delivery.OverallGoodsMovementStatus === 'C') return 'shipped'
  if (delivery.OverallPickingStatus === 'C') return 'picked'
  return delivery.OverallPickingStatus === 'B' ? 'picking' : 'scheduled'
}
