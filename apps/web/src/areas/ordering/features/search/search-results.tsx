import { Tabs } from '@base-ui/react/tabs'
import { tabGridSize, type SearchTab } from '@fust/domain/search'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { EmptyState, ErrorState, OfflineState } from '../../../../ui/states.tsx'
import { catalogueOf } from '../../../../cart/index.ts'
import { PageHits } from './page-hits.tsx'
import { HitSkeletons, SearchHits } from './search-hits.tsx'
import css from './search-panel.module.css'
import { isProductTab, TAB_TEXTS } from './search-tab.ts'
import type { FoundTab, Search } from './use-search.ts'

const SKELETONS = 8

/** What was found, by tab; still searching, nothing and failed included. */
export function SearchResults({ search, onOpen }: { search: Search; onOpen: () => void }) {
  const { t } = useTranslation()
  const { found, shown, isSearching, isOffline, failed, asked, choose, retry } = search
  if (shown === null && isOffline) return <OfflineState />
  if (shown === null && isSearching) return <HitSkeletons count={SKELETONS} />
  if (shown === null && failed) return <ErrorState onRetry={retry} />
  if (shown === null) return <NothingFound search={search} onOpen={onOpen} />
  return (
    <Tabs.Root value={shown} onValueChange={choose} data-stale={isSearching || undefined} className={css.results}>
      <Tabs.List className={css.tabs} aria-label={t('search.sections')}>
        {found.map(({ tab, total }) => (
          <Tabs.Tab key={tab} value={tab} className={css.tab}>
            {t(TAB_TEXTS[tab])} <span className={css.count}>{formatNumber(total)}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {found.map((one) => (
        <Tabs.Panel key={one.tab} value={one.tab} tabIndex={-1} className={css.panel}>
          <FoundHits found={one} term={asked} onOpen={onOpen} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

/** Nothing was found: what to try, and the way into the whole range. */
function NothingFound({ search: { tabs }, onOpen }: { search: Search; onOpen: () => void }) {
  const { t } = useTranslation()
  const first = tabs.find(isProductTab)
  const way = first && (
    <Link to={catalogueOf(first)} className={buttonClass({ look: 'secondary' })} onClick={onOpen}>
      {t('cart.toCatalogue')}
    </Link>
  )
  return (
    <EmptyState icon="search" title={t('messages.no-result-found')} action={way}>
      {t('search.nothingHint')}
    </EmptyState>
  )
}

/** The best hits of a tab, and the way to all of them (SRC-16, SRC-17, SRC-19). */
function FoundHits({ found, term, onOpen }: { found: FoundTab; term: string; onOpen: () => void }) {
  const { t } = useTranslation()
  const { tab } = found
  const label = t(TAB_TEXTS[tab])
  return (
    <>
      {isProductTab(tab) ? (
        <SearchHits label={label} hits={found.hits.slice(0, tabGridSize(tab))} term={term} onOpen={onOpen} />
      ) : (
        <PageHits label={label} hits={found.pages.slice(0, tabGridSize(tab))} term={term} onOpen={onOpen} />
      )}
      <Link {...allOf(tab, term)} className={buttonClass({ look: 'secondary' })} onClick={onOpen}>
        {t('search.allResults')}
        <Icon name="chevron-right" size={18} />
      </Link>
    </>
  )
}

/** Where all results of a section are. */
function allOf(tab: SearchTab, term: string) {
  if (isProductTab(tab)) return { to: catalogueOf(tab), search: { search: term } }
  if (tab === 'marketing-materials') return { to: PATHS.materials, search: { words: term } }
  return { to: tab === 'news' ? PATHS.news : PATHS.supportSearch, search: { search: term } }
}
