import { fillCarts, type WantedLine } from './carts.ts'
import type { House } from './open-house.ts'
import { brokenIn, ordersIn, placeAtOnce, placeCall, refusalsIn, type Placing } from './placing.ts'

/** So many compete for what is the last. */
export const BUYERS = 64

/** All buyers of a house, each with a cart of their own, place them at once. */
export async function everybodyPlaces(
  house: House,
  linesOf: (index: number) => readonly WantedLine[],
  { coupon, shipToId }: { coupon?: string; shipToId?: string } = {},
): Promise<Placing[]> {
  const carts = await fillCarts(
    house.pool,
    house.buyers.map(({ id }, index) => ({
      buyerId: id,
      deliveryDay: house.deliveryDay,
      lines: linesOf(index),
      ...(coupon !== undefined && { coupon }),
      ...(shipToId !== undefined && { shipToId }),
    })),
  )
  const calls = house.buyers.map(({ token }, index) =>
    placeCall(house.servers[index % house.servers.length]?.url ?? '', token, carts[index] ?? ''),
  )
  return placeAtOnce(calls)
}

/** So many are served, each with an order of their own, and all others hear why not. */
export function unlessServed(placings: readonly Placing[], served: number, refusal: RegExp): string[] {
  const orders = ordersIn(placings)
  return [
    ...brokenIn(placings),
    ...(new Set(orders).size === orders.length ? [] : ['two buyers hear of one order']),
    ...(orders.length === served ? [] : [`${orders.length} orders, not ${served}`]),
    ...refusalsIn(placings).filter((why) => !refusal.test(why)),
  ]
}
