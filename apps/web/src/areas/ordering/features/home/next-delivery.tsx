import { PATHS } from '../../../../paths.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { useMarketDay } from '../../../../delivery/index.ts'
import { Stations, useOrderedQuantity, whereTo, type OrderDetail, type OrderLine } from '../../../../orders/index.ts'
import css from './next-delivery.module.css'

const SHOWN_LINES = 6

/** The order that comes next, on the cellar board. */
export function NextDelivery({ order }: { order: OrderDetail }) {
  const { number, deliveryDate, hours, stations } = order
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useId()
  const today = useMarketDay()
  const day = deliveryDate === today ? t('orders.today') : deliveryDate ? formatDate(deliveryDate, language) : ''
  const isLate = deliveryDate !== null && deliveryDate < today
  return (
    <section className={css.board} aria-labelledby={heading}>
      <h2 id={heading}>
        <span className={css.label}>{t(isLate ? 'home.stillOnItsWay' : 'home.nextDelivery')}</span>
        <span className={css.day}>{hours ? t('home.dayAndHours', { day, ...hours }) : day}</span>
      </h2>
      <p>
        <Link to={PATHS.order} params={{ number }} className={css.link}>
          {t('orders.order', { number })}
        </Link>
        {`, ${whereTo(order)}`}
      </p>
      <Goods lines={order.lines.filter(({ packages, litres }) => packages > 0 || litres > 0)} />
      <Stations stations={stations} today={today} size="small" on="board" />
    </section>
  )
}

/** What comes, where there is room for it. */
function Goods({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation()
  const quantityOf = useOrderedQuantity()
  const count = lines.length - SHOWN_LINES
  return (
    <ul className={css.goods}>
      {lines.slice(0, SHOWN_LINES).map((line) => (
        <li key={line.id}>
          <span className={css.name}>{line.name}</span>
          <span>{quantityOf(line)}</span>
        </li>
      ))}
      {count > 0 && <li>{t('home.moreGoods', { count })}</li>}
    </ul>
  )
}
