import { isCalendarDate } from '@fust/domain/calendar'
import { NAME_MAXIMUM } from '@fust/domain/text'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { ListFilters } from '../../../../ui/form/list-filters.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { DaySearch } from './document-search.ts'
import css from './documents-page.module.css'

type Props<Search extends DaySearch> = {
  /** For screen readers. */
  name: string
  /** What can be looked for by words. */
  words: string
  search: Search
  isNarrowed: boolean
  onChange: (next: Search | Record<string, never>) => void
  /** What else narrows the list, before the days. */
  children: ReactNode
}

/** From when to when, and words. */
export function DayFilters<Search extends DaySearch>(props: Props<Search>) {
  const { name, words, search, isNarrowed, onChange, children } = props
  const { t } = useTranslation()
  const change = (part: DaySearch) => onChange({ ...search, page: undefined, ...part })
  return (
    <ListFilters name={name} isNarrowed={isNarrowed} onClear={() => onChange({})} className={css.filters}>
      {children}
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          name={end}
          label={t(end === 'from' ? 'documents.from' : 'documents.to')}
          value={search[end] ?? ''}
          onChange={({ target: { value } }) => change({ [end]: isCalendarDate(value) ? value : undefined })}
        />
      ))}
      <SearchForm
        name="words"
        label={words}
        maxLength={NAME_MAXIMUM}
        sought={search.words ?? ''}
        onSearch={(typed) => change({ words: typed || undefined })}
      />
    </ListFilters>
  )
}
