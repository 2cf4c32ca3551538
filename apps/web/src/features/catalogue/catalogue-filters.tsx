import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { facetsQuery, productsQuery } from './api/products-query.ts'
import { FILTER_FIELDS, withToggled, type ListQuestion } from './catalogue-search.ts'
import { FilterBar } from './components/filter-bar.tsx'
import { useCatalogueSearch } from './use-catalogue-search.ts'

const ALL = ''

/** Shelves as chips, the rest in a drawer; all of it stands in the address. */
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
    />
  )
}
