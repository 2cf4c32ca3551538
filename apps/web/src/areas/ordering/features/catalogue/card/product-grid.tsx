import type { ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/index.ts'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'
import css from './product-grid.module.css'

type Props<Product> = { label: string; products: readonly Product[]; renderCard: (product: Product) => ReactNode }

/** Product cards side by side. */
export function ProductGrid<Product extends { sku: string }>({ label, products, renderCard }: Props<Product>) {
  return (
    <ul className={css.grid} aria-label={label}>
      {products.map((product) => (
        <li key={product.sku}>{renderCard(product)}</li>
      ))}
    </ul>
  )
}

/** The grid while products are still coming, in its final layout. */
export function ProductGridSkeleton({ cards }: { cards: number }) {
  const { t } = useTranslation()
  return (
    <div className={css.grid} aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {Array.from({ length: cards }, (_, place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  )
}

function SkeletonCard() {
  return (
    <div className={css.skeleton} aria-hidden="true">
      <div className={css.shelf} />
      <div className={css.words}>
        <Skeleton width="70%" height={24} />
        <Skeleton width="55%" height={16} />
        <Skeleton width="45%" height={28} />
      </div>
      <div className={css.counters}>
        <Skeleton height={112} />
        <Skeleton height={112} />
        <Skeleton height={112} />
      </div>
      <Skeleton height={18} />
    </div>
  )
}
