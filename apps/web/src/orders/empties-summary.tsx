import { useId } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { formatMoney, formatNumber } from '../i18n/format.ts'
import css from './empties-summary.module.css'
import type { WholeOrder } from './order.ts'

/** What goes back with a later truck, kind by kind, and the deposit that comes with it (ORD-07). */
export function EmptiesSummary({ order: { goods, empties, stations } }: { order: WholeOrder }) {
  const { t } = useTranslation()
  const heading = useId()
  const isCancelled = stations.some(({ state }) => state === 'stopped')
  if (empties.length === 0 || isCancelled) return null
  // Of an order of empties it is the credit itself; of another one what comes back one day.
  const isCredit = goods === 'empties'
  const rows = empties.map(({ pieces, centsPerPiece, ...row }) => ({
    ...row,
    pieces,
    centsPerPiece,
    cents: (isCredit ? -1 : 1) * pieces * centsPerPiece,
  }))
  return (
    <section className={css.empties} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('orders.empties')}
      </h2>
      <p className={css.intro}>{t('orders.emptiesIntro')}</p>
      <dl>
        {rows.map(({ name, pieces, centsPerPiece, cents }) => (
          <div key={`${name} ${centsPerPiece}`} className={css.row}>
            <dt>
              {name}{' '}
              <span className={css.each}>
                {t('orders.emptiesEach', { number: formatNumber(pieces), price: formatMoney(centsPerPiece) })}
              </span>
            </dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t(isCredit ? 'cart.credit' : 'orders.emptiesTotal')}</dt>
          <dd>{formatMoney(rows.reduce((sum, { cents }) => sum + cents, 0))}</dd>
        </div>
      </dl>
    </section>
  )
}
