import { STATIONS } from '@fust/domain/order'
import { OrderRow, type OrderSummary } from './order-row.tsx'
import { Stations, type Stop } from './stations.tsx'
import css from './gallery.module.css'

const TODAY = '2026-11-23'

const wayOf = (present: number, times: readonly string[], presentState: Stop['state'] = 'now'): Stop[] =>
  STATIONS.map((name, index) => ({
    name,
    state: index < present ? 'done' : index === present ? presentState : 'ahead',
    at: times[index] ?? null,
  }))

const ON_THE_WAY = wayOf(3, [
  '2026-11-16T14:41:00Z',
  '2026-11-17T07:10:00Z',
  '2026-11-20T16:30:00Z',
  '2026-11-23T11:10:00Z',
  '2026-11-23T13:30:00Z',
])
const IN_PREPARATION = wayOf(1, ['2026-11-20T10:02:00Z', '2026-11-20T13:20:00Z'])
const DELIVERED = wayOf(5, [
  '2026-11-05T10:12:00Z',
  '2026-11-06T08:00:00Z',
  '2026-11-09T16:31:00Z',
  '2026-11-10T06:40:00Z',
  '2026-11-10T09:48:00Z',
])
const CANCELLED = wayOf(1, ['2026-11-18T10:02:00Z', '2026-11-18T12:40:00Z'], 'stopped')

const ORDERS: OrderSummary[] = [
  {
    number: '26-11824',
    summary: 'Half Truck, 14 pallets',
    deliveryDate: '2026-11-26',
    totalCents: 2_087_115,
    stations: IN_PREPARATION,
  },
  {
    number: '26-11790',
    summary: 'Full Truck, 26 pallets',
    deliveryDate: TODAY,
    totalCents: 3_821_460,
    stations: ON_THE_WAY,
  },
  {
    number: '26-11540',
    summary: 'Full Truck, 25 pallets',
    deliveryDate: '2026-11-10',
    totalCents: 3_694_002,
    stations: DELIVERED,
  },
  {
    number: '26-11533',
    summary: 'Self Pickup, 2 pallets',
    deliveryDate: '2026-11-20',
    totalCents: 214_550,
    stations: CANCELLED,
    status: 'Canceled',
  },
]

/** Every state of an order's way, for the style guide. */
export function OrdersGallery() {
  return (
    <div className={css.page}>
      <h2>Orders</h2>
      <section className={css.panel}>
        <h3>On the way</h3>
        <Stations stations={ON_THE_WAY} today={TODAY} size="large" on="foam" />
      </section>
      <section>
        <h3>Delivered, and stopped</h3>
        <Stations stations={DELIVERED} today={TODAY} size="large" />
        <Stations stations={CANCELLED} today={TODAY} size="large" />
      </section>
      <section className={css.board}>
        <h3>On the board</h3>
        <Stations stations={IN_PREPARATION} today={TODAY} size="small" on="board" />
      </section>
      <section>
        <h3>History</h3>
        {ORDERS.map((order) => (
          <OrderRow
            key={order.number}
            order={order}
            today={TODAY}
            renderLink={(words) => <a href={`#${order.number}`}>{words}</a>}
          />
        ))}
      </section>
    </div>
  )
}
