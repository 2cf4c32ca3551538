import { useTranslation } from '../../i18n/index.ts'
import { Select } from '../../ui/select.tsx'
import type { CatalogueArea } from './catalogue-area.ts'
import css from './catalogue-page.module.css'
import { SORTS, type Sort } from './sorts.ts'
import { useCatalogueSearch } from './use-catalogue-search.ts'

/** In which order the list stands; it begins at its first page again. */
export function SortOrder({ area }: { area: CatalogueArea }) {
  const { t } = useTranslation()
  const [{ page: _page, sort = area.sort, ...search }, setSearch] = useCatalogueSearch()
  const choose = (next: Sort) => setSearch(next === area.sort ? search : { ...search, sort: next })
  return (
    <div className={css.sort}>
      <Select
        look="ruled"
        label={t('catalogue.sort')}
        options={SORTS.map((value) => ({ value, label: t(`catalogue.sorts.${value}`) }))}
        value={sort}
        onChange={choose}
      />
    </div>
  )
}
