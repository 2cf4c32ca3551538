import type { InvoiceArchive } from '@fust/contract/rest'
import { formatMoneyIn, formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/market/cents.ts'
import { MARKET } from '../../../../lib/market/market.ts'
import css from './open-sums.module.css'

type Props = { found: Pick<InvoiceArchive, 'open' | 'unknown' | 'total'> }

/** What all invoices of the list leave open, and what of it is overdue; nothing where nothing of it is known. */
export function OpenSums({ found: { open, unknown, total } }: Props) {
  const { t } = useTranslation()
  if (unknown === total) return null
  const sums = open.length > 0 ? open : [{ currency: MARKET.currency, open: 0, overdue: 0 }]
  return (
    <div className={css.sums}>
      {sums.map((sum) => (
        <dl key={sum.currency} className={css.sum}>
          <div>
            <dt>{t('invoices.openSum')}</dt>
            <dd>{formatMoneyIn(sum.currency, centsOf(sum.open))}</dd>
          </div>
          <div data-overdue={sum.overdue > 0 || undefined}>
            <dt>{t('invoices.overdueSum')}</dt>
            <dd>{formatMoneyIn(sum.currency, centsOf(sum.overdue))}</dd>
          </div>
        </dl>
      ))}
      {unknown > 0 && <p>{t('invoices.unknown', { count: unknown, number: formatNumber(unknown) })}</p>}
    </div>
  )
}
