import type { ErpStore, OrderWriter } from './erp.store.ts'
import { nextStation, orderNetCents, type Order, type Station } from './order.ts'

const VAT_PERCENT = 21
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
    async advanceByReference(reference: string): Promise<Station | undefined> {
      const [order] = await store.findOrders({ reference, limit: 1 })
      return order && advance(order.number)
    },
    /** Moves every order on that has stood still for `stationSeconds`. */
    async advanceWaiting(stationSeconds: number): Promise<void> {
      const before = new Date(now().getTime() - stationSeconds * 1000)
      for (const number of await store.findWaiting(before, MOVED_PER_TICK)) await advance(number)
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
  }
}

const arrive: Record<Station, (order: Order, write: OrderWriter, today: string) => Promise<unknown>> = {
  created: async () => undefined,
  delivery: (order, write, today) => write.delivery(requestedDay(order) ?? today),
  picked: (_order, write, today) => write.picked(today),
  shipped: (_order, write, today) => write.shipped(today),
  delivered: (_order, write, today) => write.delivered(today),
  invoiced: (order, write, today) => {
    const netCents = orderNetCents(order)
    return write.invoice({ invoicedOn: today, netCents, vatCents: Math.round((netCents * VAT_PERCENT) / 100) })
  },
}

function requestedDay(order: Order): string | undefined {
  const sent = /^\/Date\((-?\d+)\)\/$/.exec(String(order.document.header['RequestedDeliveryDate'] ?? ''))
  return sent ? dayOf(new Date(Number(sent[1]))) : undefined
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)
