import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { Select } from '../../../../ui/select.tsx'
import { brandsQuery } from '../brands/index.ts'
import css from './materials.module.css'
import { choicesQuery } from './materials-queries.ts'
import type { MaterialsSearch } from './materials-search.ts'

type Props = { search: MaterialsSearch; onChange: (next: MaterialsSearch) => void }

const ALL = '*'

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
    <search className={css.filters}>
      <SearchForm
        name="words"
        label={t('materials.search')}
        maxLength={80}
        sought={search.words ?? ''}
        onSearch={(typed) => change({ words: typed || undefined })}
      />
      <Select
        label={t('materials.folder')}
        options={[
          { value: ALL, label: t('materials.allFolders') },
          ...folders.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
        ]}
        value={search.folder ?? ALL}
        onChange={(folder) => change({ folder: folder === ALL ? undefined : folder })}
      />
      <Select
        label={t('materials.brand')}
        options={[
          { value: ALL, label: t('materials.allBrands') },
          ...brands.map(({ name, count }) => ({ value: name, label: `${nameOf(name)} (${count})` })),
        ]}
        value={search.brand ?? ALL}
        onChange={(brand) => change({ brand: brand === ALL ? undefined : brand })}
      />
      {isNarrowed && (
        <Button look="quiet" small icon="close" onClick={() => onChange({})}>
          {t('materials.clear')}
        </Button>
      )}
    </search>
  )
}
