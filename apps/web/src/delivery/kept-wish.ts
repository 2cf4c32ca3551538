import type { Delivery } from '../cart/index.ts'
import { readSessionJson, removeSession, writeSession } from '../lib/storage.ts'
import { trusted } from '../lib/trusted.ts'

/** What a person has just chosen; `useKeepDelivery` makes it the cart's as soon as the days for it are known. */
export type DeliveryWish = Partial<Pick<Delivery, 'method' | 'date' | 'paymentCode'>>

type Kept = { shipToId: string; wish: DeliveryWish }

/** Writes down in this tab what the cart does not say yet, so that the next page goes on with it. */
export function keepWish(shipToId: string, wish: DeliveryWish): void {
  if (Object.keys(wish).length === 0) return removeSession('deliveryWish')
  writeSession('deliveryWish', JSON.stringify({ shipToId, wish } satisfies Kept))
}

export function keptWish(shipToId: string): DeliveryWish {
  const kept = trusted<Kept | null>(readSessionJson('deliveryWish'))
  return kept?.shipToId === shipToId ? kept.wish : {}
}
