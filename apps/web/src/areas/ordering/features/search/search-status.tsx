import { useTranslation } from '../../../../i18n/index.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import css from './search-panel.module.css'
import type { Search } from './use-search.ts'

/** One line that says how the search stands, also aloud. */
export function SearchStatus({ search }: { search: Search }) {
  const words = useStatusWords(search)
  return <output className={css.status}>{words}</output>
}

function useStatusWords({ term, asked, isLongEnough, isSearching, failed, found }: Search): string {
  const { t } = useTranslation()
  if (!isLongEnough) return term.trim() === '' ? '' : t('catalogue.searchTooShort')
  if (isSearching) return t('messages.searching')
  if (failed && found.length > 0) return t('search.partly')
  const count = found.reduce((sum, { total }) => sum + total, 0)
  return count === 0 ? '' : t('search.found', { count, number: formatNumber(count), term: asked })
}
