import { useTranslation } from '../../../../i18n/index.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import css from './order-papers.module.css'
import type { OrderDetail } from '../../../../orders/index.ts'

/** What was agreed about an order and which papers came of it. */
export function OrderPapers({ order }: { order: OrderDetail }) {
  const { t } = useTranslation()
  const wishes = [order.isAfterSix && t('orders.afterSix'), order.isOnPallet && t('orders.onPallet')].filter(Boolean)
  const facts = [
    { label: t('orders.company'), value: order.shipTo.company },
    { label: t('orders.payment'), value: order.payment },
    { label: t('orders.wishes'), value: wishes.join(', ') },
    { label: t('orders.note'), value: order.note },
    { label: t('orders.confirmationTo'), value: order.confirmationEmail },
    { label: t('orders.deliveries'), value: order.deliveries.join(', ') },
    {
      label: t('orders.invoices'),
      value: order.invoices.map(({ number, totalCents }) => `${number} (${formatMoney(totalCents)})`).join(', '),
    },
  ].filter(({ value }) => value)
  return (
    <dl className={css.papers}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
