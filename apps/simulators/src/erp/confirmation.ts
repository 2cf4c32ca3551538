import { odataDate } from './odata.ts'
import { requestedDay, type ConfirmedPart, type Item, type Order } from './order.ts'

/** What is confirmed of an item, each part for a day; nothing of a rejected one. */
export function confirmedParts(order: Order, item: Item): { quantity: number; on: string | null }[] {
  if (item.rejectionReason !== '') return []
  return (
    item.confirmed?.map((part) => ({ ...part })) ?? [
      { quantity: Number(item.quantity), on: requestedDay(order) ?? null },
    ]
  )
}

export const suppliedMaterial = ({ material, substitute }: Pick<Item, 'material' | 'substitute'>): string =>
  substitute ?? material

/** A_SalesOrderScheduleLine: the first has all that was ordered, with what the availability check confirmed of it. */
export function scheduleLineEntities(order: Order, item: Item) {
  const [first = { quantity: 0, on: null }, ...others] = confirmedParts(order, item)
  return [first, ...others].map(({ quantity, on }, index) => ({
    SalesOrder: order.number,
    SalesOrderItem: String(item.item),
    ScheduleLine: String(index + 1),
    RequestedDeliveryDate: odataDate(requestedDay(order) ?? null),
    ConfirmedDeliveryDate: quantity > 0 ? odataDate(on) : null,
    OrderQuantityUnit: item.unit,
    ScheduleLineOrderQuantity: index === 0 ? item.quantity : '0',
    ConfdOrderQtyByMatlAvailCheck: String(quantity),
  }))
}

/** Deliveries of an order are created all at once: with them each item that they carry is delivered as far as SAP says so. */
export const itemDeliveryStatus = ({ deliveries }: Order, { item }: Item): 'A' | 'C' =>
  deliveries.some(({ items }) => items.some((part) => part.item === item)) ? 'C' : 'A'

/** The parts of a confirmation: so much in time, and so much on a later day. */
export function confirmation(
  order: Order,
  { quantity, later }: { quantity: number; later?: ConfirmedPart },
): ConfirmedPart[] {
  const inTime = { quantity, on: requestedDay(order) ?? later?.on ?? '' }
  return later ? [inTime, later] : [inTime]
}
