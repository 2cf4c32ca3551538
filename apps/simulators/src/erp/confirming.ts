import type { ErpStore, OrderWriter } from './erp.store.ts'
import { confirmation } from './confirmation.ts'
import { deliveryParts } from './parts.ts'
import type { Item, Order } from './order.ts'

export type Confirming = 'done' | 'too-late' | 'not-possible'
type Change = (order: Order, item: Item, write: OrderWriter) => Promise<Confirming>

/** What the played ERP confirms of the items that it holds, and what its deliveries carry of them. */
export function createConfirming({ store, now }: { store: ErpStore; now: () => Date }) {
  /** Undefined when there is no such order or item. */
  async function changeItem(orderNumber: string, wanted: number, change: Change): Promise<Confirming | undefined> {
    const [found] = await store.findOrders({ orderNumber, limit: 1 })
    if (!found) return undefined
    return store.changeOrder(found.number, async (order, write) => {
      const item = order.items.find((one) => one.item === wanted)
      return item && change(order, item, write)
    })
  }

  const beforeDelivery =
    (change: Change): Change =>
    async (order, item, write) =>
      order.deliveries.length > 0 || item.rejectionReason !== '' ? 'too-late' : change(order, item, write)

  return {
    /** So much of the item is available, for the requested day. */
    confirm: (orderNumber: string, item: number, quantity: number) =>
      changeItem(
        orderNumber,
        item,
        beforeDelivery(async (order, own, write) => {
          if (quantity > Number(own.quantity)) return 'not-possible'
          await write.confirmed(item, confirmation(order, { quantity }), now())
          return 'done'
        }),
      ),
    /** So much of the item is available on a later day only, in a delivery of its own. */
    backorder: (orderNumber: string, item: number, later: { quantity: number; on: string }) =>
      changeItem(
        orderNumber,
        item,
        beforeDelivery(async (order, own, write) => {
          const quantity = Number(own.quantity) - later.quantity
          if (quantity < 0) return 'not-possible'
          const confirmed = confirmation(order, { quantity, later })
          await write.confirmed(item, confirmed, now())
          const items = order.items.map((one) => (one.item === item ? { ...one, confirmed } : one))
          if (deliveryParts({ ...order, items }).length > 1) await write.split()
          return 'done'
        }),
      ),
    /** Another material comes in place of the one that was entered. */
    substitute: (orderNumber: string, item: number, material: string) =>
      changeItem(
        orderNumber,
        item,
        beforeDelivery(async (_order, _own, write) => {
          await write.substitute(item, material, now())
          return 'done'
        }),
      ),
    /** The next delivery that has not left carries so much of the item, and no other one brings the rest. */
    carry: (orderNumber: string, item: number, quantity: number) =>
      changeItem(orderNumber, item, async (order, _own, write) => {
        const carries = order.deliveries.find(
          ({ shippedOn, items }) => shippedOn === null && items.some((part) => part.item === item),
        )
        const part = carries?.items.find((one) => one.item === item)
        if (!carries || !part) return 'too-late'
        if (quantity > Number(part.quantity)) return 'not-possible'
        await write.carried(carries, item, quantity)
        return 'done'
      }),
  }
}
