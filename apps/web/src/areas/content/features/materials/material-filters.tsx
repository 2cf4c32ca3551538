import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { FilterSelect } from '../../../../ui/form/filter-select.tsx'
import { ListFilters } from '../../../../ui/form/list-filters.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { brandsQuery } from '../brands/index.ts'
import { choicesQuery } from './materials-queries.ts'
import type { MaterialsSearch } from './materials-search.ts'

type Props = { search: MaterialsSearch; onChange: (next: MaterialsSearch) => void }

/** What to show of the materials; it stands in the address. */
export function MaterialFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const { data: brands = [] } = useQuery(choicesQuery('brands'))
  const { data: folders = [] } = useQuery(choicesQuery('folders'))
  const { data: told = [] } = useQuery(brandsQuery())
  const nameOf = (code: string) => told.find(({ brand }) => brand?.code === code)?.brand?.name ?? code
  const change = (part: MaterialsSearch) => onChange({ ...search, page: undefined, ...part })
  const isNarrowed = Boolean(search.words ?? search.brand ?? search.folder)
  return (
    <ListFilters name={t('materials.filters')} isNarrowed={isNarrowed} onClear={() => onChange({})}>
      <SearchForm
        name="words"
        label={t('materials.search')}
        maxLength={80}
        sought={search.words ?? ''}
        onSearch={(typed) => change({ words: typed || undefined })}
      />
      <FilterSelect
        label={t('materials.folder')}
        all={t('materials.allFolders')}
        options={folders.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))}
        value={search.folder}
        onChange={(folder) => change({ folder })}
      />
      <FilterSelect
        label={t('materials.brand')}
        all={t('materials.allBrands')}
        options={brands.map(({ name, count }) => ({ value: name, label: `${nameOf(name)} (${count})` }))}
        value={search.brand}
        onChange={(brand) => change({ brand })}
      />
    </ListFilters>
  )
}
