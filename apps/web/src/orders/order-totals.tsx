import { useTranslation } from '../i18n/index.ts'
import { formatMoney, formatNumber } from '../i18n/format.ts'
import css from './order-totals.module.css'
import type { OrderDetail } from './order.ts'

/** What an order came to, row by row. */
export function OrderTotals({ order }: { order: OrderDetail }) {
  const { t } = useTranslation()
  const { goods, goodsCents, discountCents, vat, vatCents, depositCents, totalCents, orderedTotalCents } = order
  // Orders from before the portal know their VAT as one sum.
  const isSplit = vat.length > 0
  const rows = [
    { label: t('cart.goodsExclVat'), cents: goodsCents },
    { label: t('orders.discounts'), cents: -discountCents },
    ...vat.map(({ rateBasisPoints, cents }) => ({
      label: t('cart.vat', { rate: formatNumber(rateBasisPoints / 100, 2) }),
      cents,
    })),
    { label: t('orders.vat'), cents: isSplit ? 0 : vatCents },
    { label: t('orders.deposit'), cents: depositCents },
  ].filter(({ cents }) => cents !== 0)
  const withWhat = t(depositCents === 0 ? 'cart.withVat' : 'cart.withVatDeposit')
  const totalLabel = goods === 'empties' ? t('cart.credit') : `${t('cart.total')} ${withWhat}`
  return (
    <dl className={css.totals}>
      {rows.map(({ label, cents }) => (
        <div key={label} className={css.row}>
          <dt>{label}</dt>
          <dd>{formatMoney(cents)}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{totalLabel}</dt>
        <dd>{formatMoney(totalCents)}</dd>
      </div>
      {orderedTotalCents !== null && (
        <div className={css.row}>
          <dt>{t('orders.confirmation.orderedTotal')}</dt>
          <dd>{formatMoney(orderedTotalCents)}</dd>
        </div>
      )}
    </dl>
  )
}
