export const PROCESSING_STATUSES = [
  'Completely Processed',
  'Fully Rejected',
  'Not Relevant',
  'Not Yet Processed',
  'Partially Processed',
] as const

/** How far the ERP has processed an order (ORD-33). */
export type ProcessingStatus = (typeof PROCESSING_STATUSES)[number]

export const ORDER_STATUSES = [
  'Canceled',
  'Completed',
  'Delivered',
  'In Processing',
  'In delivery',
  'On the way',
  'Order created',
  'Order in preparation',
  'Sent',
  'In Preparation',
  'Order Delivered',
  'To be completed',
  'to be invoiced',
  'Request sent',
  'Ticket sent',
] as const

/** The status an order is labelled with (ORD-36). */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** True for a status we know; others come from the ERP and are shown as they are (decisions ORD-37). */
export function isOrderStatus(text: string): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text)
}

export const STATIONS = ['created', 'in-preparation', 'sent', 'on-the-way', 'delivered'] as const

/** A stop on an order's way, in the order in which it is passed. */
export type Station = (typeof STATIONS)[number]

/** Where an order with this status is on its way; null when it goes nowhere or the status is not ours (ORD-36). */
export function stationOf(status: string): Station | null {
  return isOrderStatus(status) ? STATION_OF[status] : null
}

/** True for an order that has come: from then on something can be wrong with what came. */
export function hasArrived(status: string): boolean {
  return stationOf(status) === 'delivered'
}

const STATION_OF: Readonly<Record<OrderStatus, Station | null>> = {
  'To be completed': 'created',
  'Request sent': 'created',
  'Order created': 'created',
  'In Processing': 'in-preparation',
  'Order in preparation': 'in-preparation',
  'In Preparation': 'in-preparation',
  Sent: 'sent',
  'In delivery': 'on-the-way',
  'On the way': 'on-the-way',
  Delivered: 'delivered',
  'Order Delivered': 'delivered',
  'to be invoiced': 'delivered',
  Completed: 'delivered',
  Canceled: null,
  'Ticket sent': null,
}
