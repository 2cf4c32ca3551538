import { brandProgress } from '@fust/domain/capacity'
import { useTranslation } from '../../i18n/index.ts'
import { useFormats } from '../../load/index.ts'
import { ProgressBar } from '../../ui/progress.tsx'
import css from './brand-list.module.css'
import { loadLinesOf, type CartView } from './use-cart.ts'

/** How much of the transport each brand takes; nothing while there is one brand alone (CRT-60). */
export function BrandList({ cart: { goods, lines, limits } }: { cart: CartView }) {
  const { t } = useTranslation()
  const { pallets } = useFormats()
  if (goods !== 'beer' || limits.maximumPallets === null) return null
  const brandOf = new Map(lines.map(({ product }) => [product.sku, product.brand]))
  const brands = brandProgress(
    loadLinesOf(lines).map((line) => ({ ...line, brand: brandOf.get(line.sku) ?? '' })),
    limits,
  )
  if (brands.length < 2) return null
  return (
    <ul className={css.brands} aria-label={t('cart.byBrand')}>
      {brands.map(({ brand, pallets: count, percent }) => (
        <li key={brand}>
          <ProgressBar
            label={t('cart.brandPallets', { brand, count, pallets: pallets(count) })}
            value={percent / 100}
          />
        </li>
      ))}
    </ul>
  )
}
