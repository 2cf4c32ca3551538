import { ORDER_STATUSES, type OrderStatus } from '@fust/domain/order'
import { useTranslation } from '../../i18n/index.ts'
import { formatLitres } from '../../i18n/format.ts'
import { useMethodLabel } from '../delivery/index.ts'
import { useQuantityFormat } from '../load/index.ts'
import type { Order } from './order.ts'

/** What an order is in words: its transport, its size and its status. */
export function useOrderWords() {
  const { t } = useTranslation()
  const labelOf = useMethodLabel()
  const quantityOf = useQuantityFormat()
  const transport = ({ method, carrier }: Pick<Order, 'method' | 'carrier'>): string =>
    method ? labelOf(method, []) : carrier

  const size = ({ kind, amounts: { pallets, layers, packages, litres } }: Pick<Order, 'kind' | 'amounts'>): string => {
    if (kind === 'tank') return formatLitres(litres * 1000)
    if (kind === 'beer' && pallets + layers > 0) return quantityOf({ pallets, layers }, 'piece')
    return quantityOf({ packages }, 'piece')
  }

  return {
    transport,
    size,
    summary: (order: Order): string => [transport(order), size(order)].filter(Boolean).join(', '),
    /** Statuses that are not ours come from the ERP and are shown as they are (decisions ORD-37). */
    status: (status: string): string => {
      const known = ORDER_STATUSES.find((one) => one === status)
      return known ? t(`orders.statuses.${STATUS_KEYS[known]}`) : status
    },
  }
}

const STATUS_KEYS = {
  Canceled: 'canceled',
  Completed: 'completed',
  Delivered: 'delivered',
  'In Processing': 'in-processing',
  'In delivery': 'in-delivery',
  'On the way': 'on-the-way',
  'Order created': 'order-created',
  'Order in preparation': 'order-in-preparation',
  Sent: 'sent',
  'In Preparation': 'in-preparation',
  'Order Delivered': 'order-delivered',
  'To be completed': 'to-be-completed',
  'to be invoiced': 'to-be-invoiced',
  'Request sent': 'request-sent',
  'Ticket sent': 'ticket-sent',
} as const satisfies Record<OrderStatus, string>
