import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/index.ts'
import { Docket } from '../../ui/docket.tsx'
import { useFormats, useQuantityWords } from '../load/index.ts'
import { OrderAgain, type OrderDetail, type OrderLine } from '../orders/index.ts'
import css from './last-order.module.css'
import { NextCutOff } from './next-cut-off.tsx'

const SHOWN_PACKS = 4

/** The last order in pictures, and one tap to have it again. */
export function LastOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { list } = useFormats()
  const heading = useId()
  const day = formatDate(order.placedAt.slice(0, 10), language)
  const words = order.lines.map(({ name, packages, litres }) => `${litres ? `${litres} l` : `${packages} ×`} ${name}`)
  return (
    <Docket className={css.docket} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('home.lastOrder', { day })}
      </h2>
      <ul className={css.packs}>
        {order.lines.slice(0, SHOWN_PACKS).map((line) => (
          <Pack key={line.id} line={line} />
        ))}
      </ul>
      <p className={css.words}>{list(words)}</p>
      <OrderAgain order={order} wide>
        <span className={css.price}>{formatMoney(order.totalCents)}</span>
      </OrderAgain>
      <NextCutOff />
    </Docket>
  )
}

function Pack({ line: { product, quantities, litres, packages } }: { line: OrderLine }) {
  const largest = quantities.pallets || quantities.layers || packages
  const words = useQuantityWords({ ...quantities, litres }, product?.look.packageWord ?? 'piece')
  return (
    <li>
      <span className={css.pack} style={{ background: product?.look.tint }}>
        {product && <img src={product.look.picture} alt="" width={80} height={80} loading="lazy" />}
      </span>
      <span className={css.amount} title={words}>
        {litres ? `${litres} l` : `${largest} ×`}
      </span>
    </li>
  )
}
