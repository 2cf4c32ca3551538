import { formatMoney } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'
import { Banner } from '../ui/banner.tsx'
import css from './confirmation-note.module.css'
import { LineConfirmationText } from './line-confirmation-text.tsx'
import type { OrderDetail } from './order.ts'

/** What the brewery has made of an order that does not come as it was ordered, and what it costs now. */
export function ConfirmationNote({ order }: { order: OrderDetail }) {
  const { t } = useTranslation()
  const { lines, totalCents, orderedTotalCents, stations } = order
  const changed = lines.filter(({ confirmation }) => confirmation)
  const isCancelled = stations.some(({ state }) => state === 'stopped')
  if (changed.length === 0 || isCancelled) return null
  return (
    <Banner tone="warn">
      <strong>{t('orders.confirmation.title')}</strong>
      <ul className={css.lines}>
        {changed.map((line) => (
          <li key={line.id}>
            {[line.name, line.product?.subtitle].filter(Boolean).join(', ')}: <LineConfirmationText line={line} />
          </li>
        ))}
      </ul>
      {orderedTotalCents !== null && (
        <p className={css.costs}>
          {t('orders.confirmation.costs', { total: formatMoney(totalCents), ordered: formatMoney(orderedTotalCents) })}
        </p>
      )}
      <p className={css.costs}>{t('orders.confirmation.again')}</p>
    </Banner>
  )
}
