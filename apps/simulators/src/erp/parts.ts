import type { Delivery, DeliveryItem, Item, Order } from './order.ts'

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

/** What is charged for a delivery; the last one takes what rounding has left. */
export function deliveryNetCents({ items, deliveries }: Order, delivery: Delivery): number {
  const share = ({ items: carried }: Delivery) => carried.reduce((sum, part) => sum + itemShareCents(items, part), 0)
  if (delivery !== deliveries.at(-1)) return share(delivery)
  const charged = deliveries.slice(0, -1).reduce((sum, earlier) => sum + share(earlier), 0)
  const open = items.filter((item) => item.rejectionReason === '')
  return open.reduce((sum, item) => sum + item.netCents, 0) - charged
}

export function itemShareCents(items: readonly Item[], { item: number, quantity }: DeliveryItem): number {
  const ordered = items.find(({ item }) => item === number)
  return ordered ? Math.round((ordered.netCents * Number(quantity)) / Number(ordered.quantity)) : 0
}

function partOf(items: readonly Item[], share: (quantity: number) => number): DeliveryItem[] {
  return items
    .map(({ item, quantity }) => ({ item, quantity: share(Number(quantity)).toFixed(3) }))
    .filter(({ quantity }) => Number(quantity) > 0)
}
