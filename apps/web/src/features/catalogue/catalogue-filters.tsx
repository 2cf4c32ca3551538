import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'
import { facetsQuery, productsQuery, type ListQuestion } from './api/products-query.ts'
import { SORTS, withToggled, FILTER_FIELDS } from './catalogue-search.ts'
import css from './catalogue-page.module.css'
import { FilterBar } from './components/filter-bar.tsx'
import { useCatalogueSearch } from './use-catalogue-search.ts'

const ALL = ''

/** Shelves as chips, the rest in a drawer, and the sort order; all of it stands in the address. */
export function CatalogueFilters({ shipToId, question }: { shipToId: string; question: ListQuestion }) {
  const { t } = useTranslation()
  const [search, setSearch] = useCatalogueSearch()
  const { category_url_path: _shelf, ...ticks } = question.filter
  const { material_type } = question.filter
  const base = { search: question.search, filter: { ...(material_type && { material_type }) } }
  const { data: shelves } = useQuery(facetsQuery(shipToId, { search: question.search, filter: ticks }))
  const { data: choices } = useQuery(facetsQuery(shipToId, base))
  const { data: found } = useQuery({ ...productsQuery(shipToId, question), enabled: false })

  const clear = () =>
    setSearch({ ...(search.search && { search: search.search }), ...(search.sort && { sort: search.sort }) })
  const chooseShelf = (shelf: string) => {
    const { page: _page, shelf: _old, ...rest } = search
    setSearch(shelf === ALL ? rest : { ...rest, shelf })
  }
  const chooseSort = (sort: (typeof SORTS)[number]) => {
    const { page: _page, sort: _old, ...rest } = search
    setSearch(sort === 'position' ? rest : { ...rest, sort })
  }

  return (
    <FilterBar
      chips={[
        { value: ALL, label: t('catalogue.all'), count: shelves?.total ?? 0 },
        ...(shelves?.shelves ?? []).filter(({ value }) => value !== ALL),
      ]}
      chosen={search.shelf ?? ALL}
      onChoose={chooseShelf}
      groups={(choices?.fields ?? []).map(({ field, ...group }) => ({
        ...group,
        key: field,
        selected: search[field] ?? [],
      }))}
      onToggle={(field, value) => {
        const known = FILTER_FIELDS.find((own) => own === field)
        if (known) setSearch(withToggled(search, known, value))
      }}
      onClear={clear}
      resultCount={found?.total ?? 0}
    >
      <div className={css.sort}>
        <Select
          label={t('catalogue.sort')}
          options={SORTS.map((value) => ({ value, label: t(`catalogue.sorts.${value}`) }))}
          value={search.sort ?? 'position'}
          onChange={chooseSort}
        />
      </div>
    </FilterBar>
  )
}
