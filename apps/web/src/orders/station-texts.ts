import type { Station } from '@fust/domain/order'
import type { TextKey } from '../i18n/index.ts'

/** What each stop of an order is called. */
export const STATION_TEXTS = {
  created: 'orders.stations.created',
  'in-preparation': 'orders.stations.in-preparation',
  sent: 'orders.stations.sent',
  'on-the-way': 'orders.stations.on-the-way',
  delivered: 'orders.stations.delivered',
} as const satisfies Record<Station, TextKey>
