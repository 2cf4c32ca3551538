import { PATHS } from '../../../../paths.ts'
import { materialTypeOf } from '@fust/domain/order'
import { Link } from '@tanstack/react-router'
import { UnheardNote, useCart } from '../../../../cart/index.ts'
import { PackThumb } from '../../../../load/index.ts'
import { UnitCounters, type Product } from '../../../../product/index.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { KindQuestion, PriceLine, useOrderProduct, useProductCard } from '../catalogue/index.ts'
import { Marked } from './marked.tsx'
import css from './search-hits.module.css'

type Props = { label: string; hits: readonly Product[]; term?: string; onOpen: () => void }

/** Products in a grid: each the way to its page, with its price and a counter. */
export function SearchHits({ label, hits, term = '', onOpen }: Props) {
  const { order, question } = useOrderProduct()
  return (
    <>
      <ul className={css.grid} aria-label={label}>
        {hits.map((hit) => (
          <li key={hit.sku} className={css.hit}>
            <Link
              to={PATHS.product}
              params={{ sku: hit.sku }}
              search={{ material: materialTypeOf(hit.kind) }}
              className={css.link}
              onClick={onOpen}
            >
              <PackThumb src={hit.look.picture} tint={hit.look.tint} colour={hit.look.colour} size={72} />
              <span className={css.words}>
                <b className={css.name}>
                  <Marked text={hit.name} term={term} />
                </b>
                <span className={css.subtitle}>
                  <Marked text={hit.subtitle} term={term} />
                </span>
                <span className={css.sku}>{hit.sku}</span>
              </span>
            </Link>
            <ToOrder product={hit} onCount={order} />
          </li>
        ))}
      </ul>
      <KindQuestion {...question} />
    </>
  )
}

/** What it costs, and a counter of the largest unit that it can be ordered in; what is put together has none here. */
function ToOrder({ product, onCount }: { product: Product; onCount: ReturnType<typeof useOrderProduct>['order'] }) {
  const { data: cart } = useCart()
  const card = useProductCard(cart)(product)
  const largest = card.counters.findLast(({ refusal }) => !refusal)
  return (
    <div className={css.order}>
      <PriceLine className={css.price} of={card} />
      {largest && (
        <div className={css.counter}>
          <UnitCounters
            product={product.name}
            packageWord={card.packageWord}
            counters={[largest]}
            onChange={(unit, value) => onCount(product, unit, value)}
          />
          {card.isUnheard && <UnheardNote />}
        </div>
      )}
    </div>
  )
}

/** The grid while hits are still coming. */
export function HitSkeletons({ count }: { count: number }) {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height={176} radius={8} />
      ))}
    </div>
  )
}
