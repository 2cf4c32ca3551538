import { Link } from '@tanstack/react-router'
import { PATHS } from '../../../../paths.ts'
import { useMarketDay } from '../../../../delivery/index.ts'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { isOffTheWay, PAYMENT_TEXTS, Stations, useOrderWords, type Order } from '../../../../orders/index.ts'
import { useSession } from '../../../../session/index.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import css from './order-columns.module.css'

/** The order history's columns; which ship-to is told only where there are several. */
export function useOrderColumns(): DataColumn<Order>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useMarketDay()
  const words = useOrderWords()
  const { user } = useSession()
  const dayOf = (day: string) => (day === today ? t('orders.today') : formatDate(day, language, 'short'))
  const shipTo: DataColumn<Order> = {
    key: 'shipTo',
    head: t('delivery.shipTo'),
    width: 'minmax(0, 1fr)',
    card: 'detail',
    cell: (order) => <span className={css.detail}>{order.shipTo.name}</span>,
  }
  return [
    {
      key: 'number',
      head: t('orders.number'),
      width: 'minmax(136px, 1.4fr)',
      card: 'title',
      opens: true,
      cell: (order) => (
        <>
          <Link to={PATHS.order} params={{ number: order.number }} className={css.number}>
            {order.number}
          </Link>
          <span className={css.detail}>{words.summary(order)}</span>
          {order.addresses.slice(0, 1).map(({ name }) => (
            <span key={name} className={css.detail}>
              {t('orders.sentTo', { name, count: order.addresses.length })}
            </span>
          ))}
        </>
      ),
    },
    ...((user?.permissionSchema.length ?? 0) > 1 ? [shipTo] : []),
    { key: 'placed', head: t('orders.placed'), cell: (order) => dayOf(order.placedOn) },
    {
      key: 'delivery',
      head: t('delivery.day'),
      card: 'aside',
      cell: (order) => <strong>{dayOf(order.deliveryDate ?? order.placedOn)}</strong>,
    },
    {
      key: 'way',
      head: t('orders.stage'),
      width: 'minmax(200px, 1.6fr)',
      card: 'across',
      cell: (order) => (
        <>
          {order.paid && order.paid !== 'paid' && <p className={css.status}>{t(PAYMENT_TEXTS[order.paid])}</p>}
          {isOffTheWay(order.status) && <p className={css.status}>{words.status(order.status)}</p>}
          <Stations stations={order.stations} today={today} size="small" />
        </>
      ),
    },
    {
      key: 'total',
      head: t('orders.total'),
      figures: true,
      card: 'aside',
      cell: (order) => (
        <>
          <span className={css.total}>{formatMoney(order.totalCents)}</span>
          {order.orderedTotalCents !== null && (
            <span className={css.detail}>
              {t('orders.confirmation.orderedFor', { total: formatMoney(order.orderedTotalCents) })}
            </span>
          )}
        </>
      ),
    },
  ]
}
