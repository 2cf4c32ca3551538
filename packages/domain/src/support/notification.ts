import type { Permission } from '../access/index.ts'
import { stationOf, type Station } from '../order/index.ts'

/** What people are told of a ship-to. */
export const SHIP_TO_KINDS = ['order', 'delivery', 'invoice', 'ticket'] as const
/** What people are told of in the portal: of their ship-tos, of their own account, and of what the brewery publishes. */
export const NOTIFICATION_KINDS = [...SHIP_TO_KINDS, 'user', 'news'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Whether what is told of this kind concerns a ship-to. */
export const isShipToKind = (kind: NotificationKind): boolean => SHIP_TO_KINDS.some((known) => known === kind)

/** Who is told of what happens at a ship-to: whoever may see the thing itself. */
export const NOTIFICATION_PERMISSIONS: Readonly<Record<(typeof SHIP_TO_KINDS)[number], Permission>> = {
  order: 'My Orders',
  delivery: 'My Orders',
  invoice: 'My Orders',
  ticket: 'Support',
}

/** So long people can look back. */
export const NOTIFICATIONS_KEPT_DAYS = 90

/** News of so many days is told where nobody was told of it; what is older somebody may have seen. */
export const NEWS_TOLD_DAYS = 3

export type OrderNews = Exclude<Station, 'created'> | 'canceled'

/** What there is to tell of an order that got this status; null where nothing changed for its buyer, or nobody knows what. */
export function orderNews(status: string): OrderNews | null {
  if (status === 'Canceled') return 'canceled'
  const station = stationOf(status)
  return station === 'created' ? null : station
}
