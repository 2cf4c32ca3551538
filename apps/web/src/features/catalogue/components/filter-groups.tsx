import { formatNumber } from '../../../i18n/format.ts'
import css from './filter-groups.module.css'

export type FilterGroup = {
  key: string
  label: string
  options: readonly { value: string; label: string; count: number }[]
  selected: readonly string[]
}

type Props = { groups: readonly FilterGroup[]; onToggle: (group: string, value: string) => void }

/** Brand, style, strength and the like, each a list to tick. */
export function FilterGroups({ groups, onToggle }: Props) {
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <fieldset key={group.key}>
          <legend>{group.label}</legend>
          {group.options.map((option) => (
            <label key={option.value} className={css.option}>
              <input
                type="checkbox"
                checked={group.selected.includes(option.value)}
                onChange={() => onToggle(group.key, option.value)}
              />
              <span>{option.label}</span>
              <span className={css.count}>{formatNumber(option.count)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
