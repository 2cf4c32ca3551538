import { useTranslation } from '../../i18n/index.ts'
import { Select, type SelectOption } from '../select/select.tsx'
import css from './data-table.module.css'

/** In which order the rows stand; a value is the key of a column and a direction, as `number-asc`. */
export type Sorting<Sort extends string> = {
  options: readonly SelectOption<Sort>[]
  value: Sort
  onChange: (sort: Sort) => void
}

/** The order of the cards, which have no heads to tap. */
export function SortOfCards<Sort extends string>({ sorting }: { sorting: Sorting<Sort> }) {
  const { t } = useTranslation()
  return (
    <div className={css.sortOfCards}>
      <Select label={t('ui.sort')} {...sorting} />
    </div>
  )
}
