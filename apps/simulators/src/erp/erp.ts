import type { ErpStore, OrderWriter } from './erp.store.ts'
import { canPlan, dayOf, nextStation, requestedDay, type Delivery, type Order, type Station } from './order.ts'
import { isPaidWhenOrdered } from './payment.ts'
import { invoiceLines, invoiceTotals } from './invoice.ts'
import { createConfirming } from './confirming.ts'
import { canSplit, deliveryParts } from './parts.ts'

const MOVED_PER_TICK = 50

export type Erp = ReturnType<typeof createErp>

/** What the played ERP does with the orders it holds. */
export function createErp({ store, now }: { store: ErpStore; now: () => Date }) {
  const advance = (number: string) =>
    store.changeOrder(number, async (order, write) => {
      const station = nextStation(order)
      if (!station) return order.station
      await arrive[station](order, write, dayOf(now()))
      await write.station(station, now())
      return station
    })

  return {
    store,
    now,
    /** Moves the order one station on; answers where it stands now, or undefined when there is no such order. */
    advance,
    async advanceNumbered(orderNumber: string): Promise<Station | undefined> {
      const [order] = await store.findOrders({ orderNumber, limit: 1 })
      return order && advance(order.number)
    },
    /** Moves every order on that has stood still for `stationSeconds`. */
    async advanceWaiting(stationSeconds: number): Promise<void> {
      const before = new Date(now().getTime() - stationSeconds * 1000)
      for (const number of await store.findWaiting(before, MOVED_PER_TICK)) await advance(number)
    },
    /** From now on the order comes in two deliveries; undefined when there is no such order. */
    async split(orderNumber: string) {
      const [found] = await store.findOrders({ orderNumber, limit: 1 })
      if (!found) return undefined
      return store.changeOrder(found.number, async (order, write) => {
        if (order.station !== 'created' || !canSplit(order)) return 'cannot-split'
        await write.split()
        return 'split'
      })
    },
    /** Plans another day for what has not left yet; undefined when there is no such order. */
    async plan(orderNumber: string, day: string) {
      const [found] = await store.findOrders({ orderNumber, limit: 1 })
      if (!found) return undefined
      return store.changeOrder(found.number, async (order, write) => {
        if (!canPlan(order)) return 'cannot-plan'
        await write.day(day)
        return 'planned'
      })
    },
    /** Sets the reason of rejection on all these items, or on none once a delivery exists. */
    async reject(number: string, items: readonly number[], reason: string) {
      return store.changeOrder(number, async (order, write) => {
        if (order.deliveries.length > 0) return 'delivery-exists'
        if (items.some((wanted) => !order.items.some(({ item }) => item === wanted))) return 'item-unknown'
        await write.rejection(items, reason, now())
        return 'rejected'
      })
    },
    ...createConfirming({ store, now }),
  }
}

type Arrival = (order: Order, write: OrderWriter, today: string) => Promise<unknown>

/** The first delivery of an order, or the rest of one that comes in two. */
type Which = 0 | 1

const moved = (mark: 'picked' | 'shipped' | 'delivered', which: Which): Arrival =>
  forDelivery(which, (delivery, { write, today }) => write[mark](delivery, today))

const invoiced = (which: Which): Arrival =>
  forDelivery(which, (delivery, { order, write, today }) => {
    const { exVatCents: netCents, vatCents } = invoiceTotals(invoiceLines(order, delivery))
    const paidCents = isPaidWhenOrdered(order) ? netCents + vatCents : 0
    return write.invoice(delivery, { invoicedOn: today, netCents, vatCents, paidCents })
  })

const arrive: Record<Station, Arrival> = {
  created: async () => undefined,
  delivery: async (order, write, today) => {
    for (const { items, plannedOn } of deliveryParts(order))
      await write.delivery(plannedOn ?? requestedDay(order) ?? today, items)
  },
  picked: moved('picked', 0),
  shipped: moved('shipped', 0),
  delivered: moved('delivered', 0),
  'part-invoiced': invoiced(0),
  'rest-picked': moved('picked', 1),
  'rest-shipped': moved('shipped', 1),
  'rest-delivered': moved('delivered', 1),
  invoiced: (order, write, today) => invoiced(order.isSplit ? 1 : 0)(order, write, today),
}

function forDelivery(
  which: Which,
  act: (delivery: Delivery, known: { order: Order; write: OrderWriter; today: string }) => Promise<unknown>,
): Arrival {
  return async (order, write, today) => {
    const delivery = order.deliveries[which]
    if (!delivery) throw new Error(`Order ${order.number} has no delivery ${which + 1}`)
    await act(delivery, { order, write, today })
  }
}
