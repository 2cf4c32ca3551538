import { formatNumber } from '../../../../../i18n/format.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
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
            <div key={option.value} className={css.option}>
              <Checkbox
                label={
                  <span className={css.words}>
                    {option.label} <span className={css.count}>{formatNumber(option.count)}</span>
                  </span>
                }
                checked={group.selected.includes(option.value)}
                onChange={() => onToggle(group.key, option.value)}
              />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
