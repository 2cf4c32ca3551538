import { materialTypeOf } from '@fust/domain/order'
import type { SearchTab } from '@fust/domain/search'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { isMobileLayout } from '../../../../lib/page/mobile-layout.ts'
import { usePermission } from '../../../../session/index.ts'
import { topMaterialsQuery } from './api/content-queries.ts'
import { topProductsQuery } from './api/search-queries.ts'
import { PageHits } from './page-hits.tsx'
import { HitSkeletons, SearchHits } from './search-hits.tsx'
import { searchHistory } from './search-history.ts'
import css from './search-panel.module.css'
import { isProductTab, type ProductTab } from './search-tab.ts'

const TOP_SKELETONS = 4

type Props = { shipToId: string; tabs: readonly SearchTab[]; onTerm: (term: string) => void; onOpen: () => void }

/** Before three characters are typed: what one looked for, and what one may look for (SRC-10 to SRC-13). */
export function SearchStart({ shipToId, tabs, onTerm, onOpen }: Props) {
  const { t } = useTranslation()
  const may = usePermission()
  const first = tabs.find(isProductTab)
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
      <div className={css.tops}>
        {first && <TopProducts shipToId={shipToId} tab={first} onOpen={onOpen} />}
        {may('Marketing Materials') && <TopMaterials onOpen={onOpen} />}
      </div>
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

/** On a phone they would push the history away (SRC-13). */
const TOP_MATERIALS_MOBILE = 2

function TopMaterials({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(topMaterialsQuery())
  if (data.length === 0) return null
  return (
    <section aria-labelledby="search-materials">
      <h3 id="search-materials" className={css.heading}>
        {t('titles.materials')}
      </h3>
      <PageHits
        label={t('titles.materials')}
        hits={isMobileLayout() ? data.slice(0, TOP_MATERIALS_MOBILE) : data}
        term=""
        onOpen={onOpen}
      />
    </section>
  )
}
