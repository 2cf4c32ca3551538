import { Link } from '@tanstack/react-router'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMarketDay } from '../delivery/index.ts'
import { OrderRow } from './components/order-row.tsx'
import css from './order-list.module.css'
import { isOffTheWay } from './order-way.ts'
import type { Order } from './order.ts'
import { useOrderWords } from './use-order-words.ts'

const SKELETON_ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** Orders under each other, each with its way. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  const words = useOrderWords()
  const today = useMarketDay()
  return (
    <div className={css.list}>
      {orders.map((order) => (
        <OrderRow
          key={order.number}
          today={today}
          order={{
            number: order.number,
            summary: words.summary(order),
            deliveryDate: order.deliveryDate ?? order.placedOn,
            totalCents: order.totalCents,
            stations: order.stations,
            status: isOffTheWay(order.status) ? words.status(order.status) : undefined,
          }}
          renderLink={(number) => (
            <Link to="/orders/history/$number" params={{ number: order.number }}>
              {number}
            </Link>
          )}
        />
      ))}
    </div>
  )
}

/** The list while it is still coming, in its final layout. */
export function OrderListSkeleton() {
  return (
    <div className={css.list} aria-busy="true">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className={css.row}>
          <Skeleton width={140} height={40} />
          <Skeleton width={110} height={40} />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  )
}
