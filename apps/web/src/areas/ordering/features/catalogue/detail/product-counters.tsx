import { UnheardNote, useCart } from '../../../../../cart/index.ts'
import { UnitCounters, type Product } from '../../../../../product/index.ts'
import { LineSum } from '../card/product-card.tsx'
import { useProductCard, type useOrderProduct } from '../card/product-cards.tsx'
import css from './product-page.module.css'

export type CountProduct = ReturnType<typeof useOrderProduct>['order']

/** The counters of one thing that can be ordered, and what they add up to. */
export function ProductCounters({ product, name, onCount }: { product: Product; name: string; onCount: CountProduct }) {
  const { data: cart } = useCart()
  const { counters, isUnheard, line, packageWord } = useProductCard(cart)(product)
  return (
    <div className={css.counters}>
      <UnitCounters
        product={name}
        packageWord={packageWord}
        counters={counters}
        onChange={(unit, value) => onCount(product, unit, value)}
      />
      {isUnheard && <UnheardNote />}
      {line && <LineSum className={css.sum} line={line} packageWord={packageWord} />}
    </div>
  )
}
