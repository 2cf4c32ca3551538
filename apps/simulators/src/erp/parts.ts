import type { DeliveryItem, Item, Order } from './order.ts'

/** What each delivery of an order carries: all of it, or half and the rest. */
export function deliveryParts({ items, isSplit }: Order): DeliveryItem[][] {
  const open = items.filter((item) => item.rejectionReason === '')
  if (!isSplit) return [open.map(({ item, quantity }) => ({ item, quantity }))]
  return [
    partOf(open, (quantity) => Math.ceil(quantity / 2)),
    partOf(open, (quantity) => quantity - Math.ceil(quantity / 2)),
  ]
}

/** False for an order that is one single piece. */
export const canSplit = (order: Order): boolean =>
  deliveryParts({ ...order, isSplit: true }).every((part) => part.length > 0)

function partOf(items: readonly Item[], share: (quantity: number) => number): DeliveryItem[] {
  return items
    .map(({ item, quantity }) => ({ item, quantity: share(Number(quantity)).toFixed(3) }))
    .filter(({ quantity }) => Number(quantity) > 0)
}
