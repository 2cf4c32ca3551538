import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../../i18n/index.ts'
import { usePermission } from '../../../../../session/index.ts'
import { baseFilter, facetsQuery, productsQuery, type ListQuestion } from './products-query.ts'
import { useCatalogueSearch, withToggled, type CatalogueList } from './catalogue-list.ts'
import { FILTER_FIELDS } from './catalogue-search.ts'
import { FilterBar } from './filter-bar.tsx'
import { SortOrder } from './sort-order.tsx'

const ALL = ''

type Props = { list: CatalogueList; shipToId: string; question: ListQuestion }

/** Shelves as chips, the rest in a drawer; all of it stands in the address. */
export function CatalogueFilters({ list, shipToId, question }: Props) {
  const { t } = useTranslation()
  const may = usePermission()
  const [search, setSearch] = useCatalogueSearch()
  const { category_url_path: _shelf, ...ticks } = question.filter
  const base = { search: question.search, filter: baseFilter(list) }
  const { data: shelves } = useQuery(facetsQuery(shipToId, { search: question.search, filter: ticks }))
  const { data: choices } = useQuery(facetsQuery(shipToId, base))
  const { data: found } = useQuery({ ...productsQuery(shipToId, question), enabled: false })

  const clear = () =>
    setSearch({ ...(search.search && { search: search.search }), ...(search.sort && { sort: search.sort }) })
  const chooseShelf = (shelf: string) => {
    const { page: _page, shelf: _old, ...rest } = search
    setSearch(shelf === ALL ? rest : { ...rest, shelf })
  }

  // All that is sold has more shelves than beer or POS materials alone.
  const isAll = list.goods === null && may('Catalogue Beer') && may('Catalogue POS Materials')
  const rows = question.search === null && !list.only ? (isAll ? 3 : 2) : 1

  return (
    <FilterBar
      chips={[
        { value: ALL, label: t('catalogue.all'), count: shelves?.total },
        ...(shelves?.shelves ?? []).filter(({ value }) => value !== ALL),
      ]}
      chosen={search.shelf ?? ALL}
      onChoose={chooseShelf}
      rows={rows}
      groups={(choices?.fields ?? []).map(({ field, label, options }) => ({
        key: field,
        label: field === 'flag' ? t('catalogue.marks') : label,
        options,
        selected: search[field] ?? [],
      }))}
      onToggle={(field, value) => {
        const known = FILTER_FIELDS.find((own) => own === field)
        if (known) setSearch(withToggled(search, known, value))
      }}
      onClear={clear}
      resultCount={found?.total ?? 0}
    >
      <SortOrder list={list} />
    </FilterBar>
  )
}
