import { confirmedParts } from './confirmation.ts'
import { requestedDay, type DeliveryItem, type Item, type Order } from './order.ts'

/** What a delivery carries, and the day on which it is planned where that is not the requested one. */
export type DeliveryPart = { items: DeliveryItem[]; plannedOn?: string }

/** What each delivery of an order carries: all that is confirmed, or half and the rest, or what comes in time and what later. */
export function deliveryParts(order: Order): DeliveryPart[] {
  const open = order.items.filter((item) => item.rejectionReason === '')
  const later = laterDay(order)
  if (later !== undefined) {
    const inTime = partOf(open, (item) => quantityOf(order, item) - laterQuantity(order, item))
    const rest = { items: partOf(open, (item) => laterQuantity(order, item)), plannedOn: later }
    return inTime.length === 0 ? [rest] : [{ items: inTime }, rest]
  }
  if (!order.isSplit) return [{ items: partOf(open, (item) => quantityOf(order, item)) }]
  return [
    { items: partOf(open, (item) => Math.ceil(quantityOf(order, item) / 2)) },
    { items: partOf(open, (item) => quantityOf(order, item) - Math.ceil(quantityOf(order, item) / 2)) },
  ]
}

/** False for an order that is one single piece. */
export const canSplit = (order: Order): boolean =>
  deliveryParts({ ...order, isSplit: true }).every(({ items }) => items.length > 0)

const quantityOf = (order: Order, item: Item): number =>
  confirmedParts(order, item).reduce((sum, { quantity }) => sum + quantity, 0)

const isLater = (order: Order, on: string | null): on is string => on !== null && on > (requestedDay(order) ?? on)

const laterQuantity = (order: Order, item: Item): number =>
  confirmedParts(order, item).reduce((sum, { quantity, on }) => sum + (isLater(order, on) ? quantity : 0), 0)

/** The last of the days after the requested one for which something is confirmed. */
const laterDay = (order: Order): string | undefined =>
  order.items
    .flatMap((item) => confirmedParts(order, item))
    .flatMap(({ quantity, on }) => (quantity > 0 && isLater(order, on) ? [on] : []))
    .toSorted()
    .at(-1)

function partOf(items: readonly Item[], share: (item: Item) => number): DeliveryItem[] {
  return items
    .map((own) => ({ item: own.item, quantity: share(own).toFixed(3) }))
    .filter(({ quantity }) => Number(quantity) > 0)
}
