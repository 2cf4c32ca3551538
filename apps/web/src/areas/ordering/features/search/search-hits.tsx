import { PATHS } from '../../../../paths.ts'
import { materialTypeOf } from '@fust/domain/order'
import { Link } from '@tanstack/react-router'
import { PackThumb } from '../../../../load/index.ts'
import type { ProductLabel } from '../../../../product/index.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import css from './search-hits.module.css'

type Props = { label: string; hits: readonly ProductLabel[]; onOpen: () => void }

/** Products in a grid, each a way to its page. */
export function SearchHits({ label, hits, onOpen }: Props) {
  return (
    <ul className={css.grid} aria-label={label}>
      {hits.map((hit) => (
        <li key={hit.sku}>
          <Link
            to={PATHS.product}
            params={{ sku: hit.sku }}
            search={{ material: materialTypeOf(hit.kind) }}
            className={css.hit}
            onClick={onOpen}
          >
            <PackThumb src={hit.look.picture} tint={hit.look.tint} colour={hit.look.colour} size={72} />
            <span className={css.words}>
              <b className={css.name}>{hit.name}</b>
              <span className={css.subtitle}>{hit.subtitle}</span>
              <span className={css.sku}>{hit.sku}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The grid while hits are still coming. */
export function HitSkeletons({ count }: { count: number }) {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height={90} radius={8} />
      ))}
    </div>
  )
}
