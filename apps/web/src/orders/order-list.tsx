import { PATHS } from '../paths.ts'
import { Link } from '@tanstack/react-router'
import { useMarketDay } from '../delivery/index.ts'
import { OrderRow } from './components/order-row.tsx'
import css from './order-list.module.css'
import { isOffTheWay } from './order-way.ts'
import type { Order } from './order.ts'
import { useOrderWords } from './use-order-words.ts'

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
            <Link to={PATHS.order} params={{ number: order.number }}>
              {number}
            </Link>
          )}
        />
      ))}
    </div>
  )
}
