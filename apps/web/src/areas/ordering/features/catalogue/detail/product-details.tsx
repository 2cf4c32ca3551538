import { PATHS } from '../../../../../paths.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../../../i18n/index.ts'
import { formatMoney } from '../../../../../i18n/format.ts'
import type { Product } from '../../../../../product/index.ts'
import type { ProductDetails } from './product-query.ts'
import { Downloads } from './downloads.tsx'
import { Logistics } from './logistics.tsx'
import { PriceTable } from './price-table.tsx'
import { ProductCards } from '../card/product-cards.tsx'
import css from './product-page.module.css'
import { ProductSummary } from './product-summary.tsx'
import { Recommended } from './recommended.tsx'

/** The product at the top, its figures and its relatives below. */
export function ProductDetailsView({ details }: { details: ProductDetails }) {
  const { t } = useTranslation()
  const related = otherBeersOf(details)
  return (
    <>
      <ProductSummary details={details} />
      <div className={css.figures}>
        <PriceTable details={details} />
        <Logistics details={details} />
        {details.downloads.length > 0 && <Downloads downloads={details.downloads} />}
        {details.packagings.length > 0 && <OtherPackagings packagings={details.packagings} />}
      </div>
      {related.length > 0 && (
        <section className={css.related} aria-labelledby="related">
          <h2 id="related">{t('catalogue.related')}</h2>
          <ProductCards heading="h3" label={t('catalogue.related')} products={related} />
        </section>
      )}
      <Recommended details={details} shown={related} />
    </>
  )
}

/** What goes well with it, without the packs of it that are listed already. */
function otherBeersOf({ related, packagings }: ProductDetails): Product[] {
  const listed = new Set(packagings.map(({ sku }) => sku))
  return related.filter(({ sku }) => !listed.has(sku))
}

function OtherPackagings({ packagings }: Pick<ProductDetails, 'packagings'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="packagings">
      <h2 id="packagings">{t('catalogue.otherPackagings')}</h2>
      <ul className={css.links}>
        {packagings.map(({ sku, title, priceCents }) => (
          <li key={sku}>
            <Link to={PATHS.product} params={{ sku }}>
              {title}
            </Link>
            {priceCents !== null && <span>{formatMoney(priceCents)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
