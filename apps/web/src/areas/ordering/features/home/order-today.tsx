import { labelAmong } from '@fust/contract/wire'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { FailedPart } from '../../../../ui/states.tsx'
import {
  OrderAgain,
  orderAgainQuery,
  type OrderDetail,
  type Repeated,
  type RepeatedLine,
} from '../../../../orders/index.ts'
import { useQuantityFormat } from '../../../../load/index.ts'
import { AgainCutOff } from './again-cut-off.tsx'
import css from './order-today.module.css'

/** What an order of the past would be today, and the tap that makes it one. */
export function OrderToday({ order, shipToId }: { order: OrderDetail; shipToId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const asked = useQuery(orderAgainQuery(null, shipToId))
  const { data: again } = asked
  if (asked.error && !again)
    return (
      <>
        <OrderAgain order={order} wide />
        <FailedPart text={t('home.today.unknown')} onRetry={() => void asked.refetch()} />
      </>
    )
  if (!again)
    return (
      <div className={css.waits} aria-busy="true">
        <Skeleton height={24} radius={4} />
        <OrderAgain order={order} wide />
      </div>
    )
  const day = formatDate(order.placedOn, language)
  return (
    <>
      <When again={again} />
      <Changes order={order} again={again} />
      <OrderAgain order={order} wide>
        <span className={css.price}>{formatMoney(again.totalCents)}</span>
      </OrderAgain>
      {again.totalCents !== order.totalCents && (
        <p className={css.then}>{t('home.today.then', { day, total: formatMoney(order.totalCents) })}</p>
      )}
      {again.refusal && <p className={css.refusal}>{again.refusal.message}</p>}
      <AgainCutOff again={again} />
    </>
  )
}

function When({ again: { method, date } }: { again: Repeated }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!method) return null
  const transport = labelAmong([method], method)[language]
  return (
    <p className={css.when}>
      <Icon name="truck" size={20} />
      <span>
        <span className={css.label}>{t('home.today.label')}</span>
        <strong>
          {date ? t('home.today.on', { day: formatDate(date, language), transport }) : t('home.today.noDay')}
        </strong>
      </span>
    </p>
  )
}

/** What is other than it was. */
function Changes({ order, again }: { order: OrderDetail; again: Repeated }) {
  const changesOf = useChangeWords(order)
  const changes = again.lines.flatMap((line) => changesOf(line).map((text) => ({ key: `${line.sku} ${text}`, text })))
  if (changes.length === 0) return null
  return (
    <ul className={css.changes}>
      {changes.map(({ key, text }) => (
        <li key={key}>
          <Icon name="warning" size={16} />
          {text}
        </li>
      ))}
    </ul>
  )
}

function useChangeWords({ lines }: OrderDetail): (line: RepeatedLine) => string[] {
  const { t } = useTranslation()
  const quantityOf = useQuantityFormat()
  return ({ sku, name, isGone, isLess, quantities, litres, price }) => {
    const word = lines.find((line) => line.sku === sku)?.product?.look.packageWord ?? 'piece'
    return [
      ...(isGone ? [t('home.today.gone', { name })] : []),
      ...(isLess ? [t('home.today.less', { name, quantity: quantityOf({ ...quantities, litres }, word) })] : []),
      ...(price
        ? [t('home.today.price', { name, now: formatMoney(price.nowCents), before: formatMoney(price.thenCents) })]
        : []),
    ]
  }
}
