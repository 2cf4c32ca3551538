import { useId, type ReactNode } from 'react'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { Docket, TearLine } from '../../../../ui/docket.tsx'
import { useMarketDay } from '../../../../delivery/index.ts'
import { AddressList } from '../../../../cart/index.ts'
import { Load } from '../../../../load/index.ts'
import {
  Letterhead,
  Stations,
  OrderLines,
  orderLoad,
  isOffTheWay,
  type OrderDetail,
  useOrderWords,
} from '../../../../orders/index.ts'
import css from './order-docket.module.css'

type Props = {
  order: OrderDetail
  heading: 'h1' | 'h2'
  /** Wraps the number in the link to the order. */
  renderLink?: (words: ReactNode) => ReactNode
  /** The buttons beside the load. */
  actions?: ReactNode
  /** Under the buttons, as papers. */
  aside?: ReactNode
  /** Under the lines, as totals. */
  children?: ReactNode
}

/** One order as a docket: where it is, what is in it and how it stands on the truck. */
export function OrderDocket({ order, heading: Heading, renderLink = (words) => words, ...parts }: Props) {
  const { actions, aside, children } = parts
  const { t } = useTranslation()
  const id = useId()
  const words = useOrderWords()
  const today = useMarketDay()
  const load = orderLoad({ lines: order.lines, weightGrams: order.amounts.weightGrams })
  return (
    <Docket className={css.docket} aria-labelledby={id}>
      <Letterhead order={order} />
      <div className={css.head}>
        <div>
          <Heading id={id} className={css.number}>
            {renderLink(t('orders.order', { number: order.number }))}
          </Heading>
          <p className={css.where}>
            {order.addresses.length > 0
              ? t('orders.elsewhere', {
                  transport: words.transport(order),
                  shipTo: order.shipTo.name,
                  count: order.addresses.length,
                })
              : t('orders.where', {
                  transport: words.transport(order),
                  shipTo: order.shipTo.name,
                  address: order.shipTo.address,
                })}
            {order.reference && ` ${t('orders.reference', { reference: order.reference })}`}
          </p>
          {order.orderedBy && <OrderedBy orderedBy={order.orderedBy} />}
          <AddressList
            addresses={order.addresses.map(({ carrier, ...address }) => ({
              ...address,
              ...(carrier !== null && { what: t('orders.collect', { carrier }) }),
            }))}
          />
          {isOffTheWay(order.status) && <p className={css.status}>{words.status(order.status)}</p>}
        </div>
        <Arrival order={order} today={today} />
      </div>
      <div className={css.way}>
        <Stations stations={order.stations} today={today} size="large" on="foam" />
      </div>
      <TearLine />
      <div className={css.content}>
        <div>
          <OrderLines order={order} />
          {children}
        </div>
        <div className={css.side}>
          {load && <Load plan={load} size="medium" />}
          {actions && <div className={css.actions}>{actions}</div>}
          {aside}
        </div>
      </div>
    </Docket>
  )
}

/** Who placed it; somebody of the brewery is named with whom it was for. */
function OrderedBy({ orderedBy: { name, forCustomer } }: { orderedBy: NonNullable<OrderDetail['orderedBy']> }) {
  const { t } = useTranslation()
  return (
    <p>
      {forCustomer === null
        ? t('orders.orderedBy', { name })
        : t('orders.orderedByFor', { name, brewery: BREWERY.name, customer: forCustomer })}
    </p>
  )
}

/** When it comes, or came. */
function Arrival({
  order: { deliveryDate, orderedFor, hours, stations },
  today,
}: {
  order: OrderDetail
  today: string
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isStopped = stations.some(({ state }) => state === 'stopped')
  if (!deliveryDate || isStopped) return null
  const isDelivered = stations.every(({ state }) => state === 'done')
  const day = deliveryDate === today ? t('orders.today') : formatDate(deliveryDate, language)
  return (
    <p className={css.arrival}>
      <span>{t(isDelivered ? 'orders.deliveredOn' : 'orders.comesOn')}</span>
      <strong data-delivered={isDelivered || undefined}>{day}</strong>
      {hours && !isDelivered && <span>{t('orders.between', hours)}</span>}
      {orderedFor && <span>{t('orders.orderedFor', { day: formatDate(orderedFor, language) })}</span>}
    </p>
  )
}
