import { useTranslation, type TextKey } from '../../../../../i18n/index.ts'
import { Select } from '../../../../../ui/select/select.tsx'
import css from './catalogue-page.module.css'
import { useCatalogueSearch, usualSort, type CatalogueList } from './catalogue-list.ts'
import { SORTS, type Sort } from './catalogue-search.ts'

const SORT_TEXTS = {
  habit: 'catalogue.sorts.habit',
  position: 'catalogue.sorts.position',
  name: 'catalogue.sorts.name',
  price: 'catalogue.sorts.price',
  'price-desc': 'catalogue.sorts.price-desc',
  brand: 'catalogue.sorts.brand',
  volume: 'catalogue.sorts.volume',
} as const satisfies Record<Sort, TextKey>

/** In which order the list stands; it begins at its first page again. */
export function SortOrder({ list }: { list: CatalogueList }) {
  const { t } = useTranslation()
  const [{ page: _page, sort, ...search }, setSearch] = useCatalogueSearch()
  const usual = usualSort(list, search)
  const choose = (next: Sort) => setSearch(next === usual ? search : { ...search, sort: next })
  return (
    <div className={css.sort}>
      <Select
        look="ruled"
        label={t('ui.sort')}
        options={SORTS.map((value) => ({ value, label: t(SORT_TEXTS[value]) }))}
        value={sort ?? usual}
        onChange={choose}
      />
    </div>
  )
}
