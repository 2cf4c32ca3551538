import { isOrderStatus, type OrderStatus } from './order-status.ts'

const PREPARING: readonly OrderStatus[] = ['In Processing', 'Order in preparation', 'In Preparation']
const TRAVELLING: readonly OrderStatus[] = ['Sent', 'In delivery', 'On the way']
const ARRIVED: readonly OrderStatus[] = ['Delivered', 'Order Delivered', 'to be invoiced', 'Completed']

/** Which status may follow which: forward along the way, and out of it while nothing is loaded (decisions ORD-37). */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'To be completed': ['Order created', 'Canceled'],
  'Request sent': ['Order created', 'Canceled', ...PREPARING, ...TRAVELLING, ...ARRIVED],
  'Order created': ['Request sent', 'Canceled', ...PREPARING, ...TRAVELLING, ...ARRIVED],
  'In Processing': ['Order in preparation', 'In Preparation', 'Canceled', ...TRAVELLING, ...ARRIVED],
  'Order in preparation': ['In Preparation', 'Canceled', ...TRAVELLING, ...ARRIVED],
  'In Preparation': ['Order in preparation', 'Canceled', ...TRAVELLING, ...ARRIVED],
  Sent: ['In delivery', 'On the way', ...ARRIVED],
  'In delivery': ['On the way', ...ARRIVED],
  'On the way': ['In delivery', ...ARRIVED],
  Delivered: ['Order Delivered', 'to be invoiced', 'Completed'],
  'Order Delivered': ['Delivered', 'to be invoiced', 'Completed'],
  'to be invoiced': ['Completed'],
  Completed: [],
  // The ERP would not cancel it: it stands there, and a person looks.
  Canceled: ['Request sent'],
  'Ticket sent': [],
}

/** True when an order may go from one status to another; a status that is not ours is never held up (decisions ORD-37). */
export function canBecome(from: string, to: string): boolean {
  if (!isOrderStatus(from) || !isOrderStatus(to)) return true
  return NEXT[from].includes(to)
}
