import { useId } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { formatMoney, formatNumber } from '../i18n/format.ts'
import css from './empties-summary.module.css'
import type { WholeOrder } from './order.ts'

/** What goes back with a later truck, kind by kind, and the deposit that comes with it (ORD-07). */
export function EmptiesSummary({ order: { empties, stations } }: { order: WholeOrder }) {
  const { t } = useTranslation()
  const heading = useId()
  const isCancelled = stations.some(({ state }) => state === 'stopped')
  if (empties.length === 0 || isCancelled) return null
  const totalCents = empties.reduce((sum, { pieces, centsPerPiece }) => sum + pieces * centsPerPiece, 0)
  return (
    <section className={css.empties} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('orders.empties')}
      </h2>
      <p className={css.intro}>{t('orders.emptiesIntro')}</p>
      <dl>
        {empties.map(({ name, pieces, centsPerPiece }) => (
          <div key={`${name} ${centsPerPiece}`} className={css.row}>
            <dt>
              {name}{' '}
              <span className={css.each}>
                {t('orders.emptiesEach', { number: formatNumber(pieces), price: formatMoney(centsPerPiece) })}
              </span>
            </dt>
            <dd>{formatMoney(pieces * centsPerPiece)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('orders.emptiesTotal')}</dt>
          <dd>{formatMoney(totalCents)}</dd>
        </div>
      </dl>
    </section>
  )
}
