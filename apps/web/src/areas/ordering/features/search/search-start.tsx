import { materialTypeOf } from '@fust/domain/order'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { topProductsQuery } from './api/search-queries.ts'
import type { ProductTab } from './product-tab.ts'
import { HitSkeletons, SearchHits } from './search-hits.tsx'
import { searchHistory } from './search-history.ts'
import css from './search-panel.module.css'

const TOP_SKELETONS = 4

type Props = { shipToId: string; tabs: readonly ProductTab[]; onTerm: (term: string) => void; onOpen: () => void }

/** Before three characters are typed: what one looked for, and what one may look for (SRC-10, SRC-11). */
export function SearchStart({ shipToId, tabs: [first], onTerm, onOpen }: Props) {
  const { t } = useTranslation()
  const history = searchHistory()
  return (
    <div className={css.start}>
      <section aria-labelledby="search-history">
        <h3 id="search-history" className={css.heading}>
          {t('search.history')}
        </h3>
        {history.length === 0 && <p className={css.none}>{t('messages.no-search-history')}</p>}
        <ul>
          {history.map((term) => (
            <li key={term}>
              <button type="button" className={css.term} onClick={() => onTerm(term)}>
                <Icon name="clock" size={18} />
                {term}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {first && <TopProducts shipToId={shipToId} tab={first} onOpen={onOpen} />}
    </div>
  )
}

function TopProducts({ shipToId, tab, onOpen }: { shipToId: string; tab: ProductTab; onOpen: () => void }) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(topProductsQuery(shipToId, materialTypeOf(tab)))
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="search-top">
      <h3 id="search-top" className={css.heading}>
        {t('search.top')}
      </h3>
      {isPending ? (
        <HitSkeletons count={TOP_SKELETONS} />
      ) : (
        <SearchHits label={t('search.top')} hits={data ?? []} onOpen={onOpen} />
      )}
    </section>
  )
}
