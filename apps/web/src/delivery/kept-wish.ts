import type { Delivery } from '../cart/index.ts'
import { readSession, readSessionJson, removeSession, useKept, writeSession } from '../lib/storage/storage.ts'
import { trusted } from '../lib/trusted.ts'

/** What a person has just chosen and the cart does not say yet: it waits in this tab, for every page alike. */
export type DeliveryWish = Partial<Pick<Delivery, 'method' | 'date' | 'paymentCode'>>

type Kept = { shipToId: string; wish: DeliveryWish }

/** What waits for this ship-to, following changes. */
export function useKeptWish(shipToId: string): DeliveryWish | undefined {
  useKept(() => readSession('deliveryWish'))
  return keptWish(shipToId)
}

/** Beside what waits already; of two wishes for the same the later one holds. */
export function keepWish(shipToId: string, wish: DeliveryWish): void {
  const kept: Kept = { shipToId, wish: { ...keptWish(shipToId), ...wish } }
  writeSession('deliveryWish', JSON.stringify(kept))
}

/** Gives what waits to the one who carries it out, and to nobody after them. */
export function takeWish(shipToId: string): DeliveryWish | undefined {
  const wish = keptWish(shipToId)
  if (wish) removeSession('deliveryWish')
  return wish
}

function keptWish(shipToId: string): DeliveryWish | undefined {
  const kept = trusted<Kept | null>(readSessionJson('deliveryWish'))
  return kept?.shipToId === shipToId ? kept.wish : undefined
}
