import { useTranslation } from '../../../../../i18n/index.ts'
import { formatNumber } from '../../../../../i18n/format.ts'
import { fullName, type Product } from '../../../../../product/index.ts'
import type { BundlePart } from './bundle-choice.ts'
import { BundlePicker } from './bundle-picker.tsx'
import { ProductCounters, type CountProduct } from '../detail/product-counters.tsx'
import css from '../detail/product-page.module.css'
import { useBundleChoice } from './use-bundle-choice.ts'

/** A bundle: first what is in it, then how many of it. */
export function BundleToOrder({
  bundle,
  parts,
  onCount,
}: {
  bundle: Product
  parts: readonly BundlePart[]
  onCount: CountProduct
}) {
  const { t } = useTranslation()
  const { picks, choose, product } = useBundleChoice(bundle, parts)
  return (
    <section aria-labelledby="bundle">
      <h2 id="bundle" className={css.bundle}>
        {t('catalogue.parts')}
      </h2>
      <BundlePicker parts={parts} picks={picks} onChange={choose} />
      <p className={css.note} aria-live="polite">
        {t('catalogue.bundleStock', { count: product.stock, number: formatNumber(product.stock) })}
      </p>
      <ProductCounters key={product.key} product={product} name={fullName(product)} onCount={onCount} />
    </section>
  )
}
