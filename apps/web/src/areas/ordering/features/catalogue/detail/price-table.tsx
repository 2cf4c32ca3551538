import { useTranslation } from '../../../../../i18n/index.ts'
import { formatMoney, formatNumber } from '../../../../../i18n/format.ts'
import { useQuantityFormat } from '../../../../../load/index.ts'
import type { ProductDetails } from './product-query.ts'
import css from './product-page.module.css'

/** What a package costs from which quantity on, and the deposit in it. */
export function PriceTable({ details: { product, tiers, deposits } }: { details: ProductDetails }) {
  const { t } = useTranslation()
  const quantityOf = useQuantityFormat()
  // Tank beer has its price by the litre.
  const from = (count: number) =>
    quantityOf(product.kind === 'tank' ? { litres: count } : { packages: count }, product.look.packageWord)
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('catalogue.prices')}</h2>
      <dl className={css.rows}>
        <div>
          <dt>{t('catalogue.from', { quantity: from(1) })}</dt>
          <dd>{formatMoney(product.priceCents)}</dd>
        </div>
        {tiers.map(({ fromCases, priceCents }) => (
          <div key={fromCases}>
            <dt>{t('catalogue.from', { quantity: from(fromCases) })}</dt>
            <dd>{formatMoney(priceCents)}</dd>
          </div>
        ))}
        {deposits.map(({ name, pieces, cents, totalCents }) => (
          <div key={name}>
            <dt>
              {name}
              {pieces > 1 && ` (${formatNumber(pieces)} × ${formatMoney(cents)})`}
              {pieces === 0 && ` (${t('catalogue.eachFullPallet')})`}
            </dt>
            <dd>{formatMoney(pieces === 0 ? cents : totalCents)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t('catalogue.exclVat')}</p>
    </section>
  )
}
