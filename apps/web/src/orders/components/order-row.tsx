import type { ReactNode } from 'react'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stations, type Stop } from './stations.tsx'
import css from './order-row.module.css'

export type OrderSummary = {
  number: string
  /** What was ordered in short, as 'Half Truck, 14 pallets'. */
  summary: string
  deliveryDate: string
  totalCents: number
  stations: readonly Stop[]
  /** The status as the brewery names it, when it is none of the stations. */
  status?: string | undefined
}

type Props = {
  order: OrderSummary
  today: string
  /** Wraps the order number in the link to the order. */
  renderLink?: (words: ReactNode) => ReactNode
}

/** One of the last orders: number, day, amount and where it is. */
export function OrderRow({ order, today, renderLink = (words) => words }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <article className={css.row} aria-label={t('orders.order', { number: order.number })}>
      <div>
        <h2 className={css.number}>{renderLink(order.number)}</h2>
        <p className={css.detail}>{order.summary}</p>
      </div>
      <div className={css.day}>
        <strong>
          {order.deliveryDate === today ? t('orders.today') : formatDate(order.deliveryDate, language, 'short')}
        </strong>
        <p className={css.detail}>{formatMoney(order.totalCents)}</p>
      </div>
      <div className={css.way}>
        {order.status && <p className={css.status}>{order.status}</p>}
        <Stations stations={order.stations} today={today} size="small" />
      </div>
      <span className={css.open}>
        <Icon name="chevron-right" size={20} />
      </span>
    </article>
  )
}
