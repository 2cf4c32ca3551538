import { DOCUMENT_TYPES, type DocumentType } from '@fust/domain/documents'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { FilterSelect } from '../../../../ui/form/filter-select.tsx'
import { DayFilters } from './day-filters.tsx'
import { isNarrowed, type DocumentSearch } from './document-search.ts'

export const TYPE_TEXTS = {
  invoice: 'documents.types.invoice',
  'product-sheet': 'documents.types.product-sheet',
  'posm-sheet': 'documents.types.posm-sheet',
} as const satisfies Record<DocumentType, TextKey>

type Props = { search: DocumentSearch; onChange: (next: DocumentSearch) => void }

/** What to show of the documents; it stands in the address. */
export function DocumentFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <DayFilters
      name={t('documents.filters')}
      words={t('documents.search')}
      search={search}
      isNarrowed={isNarrowed(search)}
      onChange={onChange}
    >
      <FilterSelect
        label={t('documents.type')}
        all={t('documents.allTypes')}
        options={DOCUMENT_TYPES.map((type) => ({ value: type, label: t(TYPE_TEXTS[type]) }))}
        value={search.type}
        onChange={(type) => onChange({ ...search, page: undefined, type })}
      />
    </DayFilters>
  )
}
