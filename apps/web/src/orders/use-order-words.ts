import { ORDER_STATUSES, type OrderStatus } from '@fust/domain/order'
import { useTranslation, type TextKey } from '../i18n/index.ts'
import { formatLitres } from '../i18n/format.ts'
import { useMethodLabel } from '../delivery/index.ts'
import { useQuantityFormat } from '../load/index.ts'
import type { Order } from './order.ts'

/** What an order is in words: its transport, its size and its status. */
export function useOrderWords() {
  const { t } = useTranslation()
  const labelOf = useMethodLabel()
  const quantityOf = useQuantityFormat()
  const transport = ({ method, carrier }: Pick<Order, 'method' | 'carrier'>): string =>
    method ? labelOf(method) : carrier

  const size = ({ kind, amounts: { pallets, layers, packages, litres } }: Pick<Order, 'kind' | 'amounts'>): string => {
    if (kind === 'tank') return formatLitres(litres * 1000)
    const cases = quantityOf({ packages }, 'piece')
    const onPallets = kind === 'beer' ? quantityOf({ pallets, layers }, 'piece') : ''
    // Cases beside full pallets and layers are in the total only.
    return onPallets === ''
      ? cases
      : [onPallets, cases && t('orders.inAll', { quantity: cases })].filter(Boolean).join(', ')
  }

  return {
    transport,
    size,
    summary: (order: Order): string => [transport(order), size(order)].filter(Boolean).join(', '),
    /** Statuses that are not ours come from the ERP and are shown as they are (decisions ORD-37). */
    status: (status: string): string => {
      const known = ORDER_STATUSES.find((one) => one === status)
      return known ? t(STATUS_TEXTS[known]) : status
    },
  }
}

const STATUS_TEXTS = {
  Canceled: 'orders.statuses.canceled',
  Completed: 'orders.statuses.completed',
  Delivered: 'orders.statuses.delivered',
  'In Processing': 'orders.statuses.in-processing',
  'In delivery': 'orders.statuses.in-delivery',
  'On the way': 'orders.statuses.on-the-way',
  'Order created': 'orders.statuses.order-created',
  'Order in preparation': 'orders.statuses.order-in-preparation',
  Sent: 'orders.statuses.sent',
  'In Preparation': 'orders.statuses.in-preparation',
  'Order Delivered': 'orders.statuses.order-delivered',
  'To be completed': 'orders.statuses.to-be-completed',
  'to be invoiced': 'orders.statuses.to-be-invoiced',
  'Request sent': 'orders.statuses.request-sent',
  'Ticket sent': 'orders.statuses.ticket-sent',
} as const satisfies Record<OrderStatus, TextKey>
