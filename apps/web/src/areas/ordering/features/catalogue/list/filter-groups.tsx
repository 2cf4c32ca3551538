import { useState } from 'react'
import { formatNumber } from '../../../../../i18n/format.ts'
import { useTranslation } from '../../../../../i18n/index.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import css from './filter-groups.module.css'

export type FilterGroup = {
  key: string
  label: string
  options: readonly { value: string; label: string; count: number }[]
  selected: readonly string[]
}

type Props = { groups: readonly FilterGroup[]; onToggle: (group: string, value: string) => void }

// More than these are searched rather than read.
const READ_AT_A_GLANCE = 12

/** Brand, style, strength and the like, each a list to tick. */
export function FilterGroups({ groups, onToggle }: Props) {
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <Group key={group.key} group={group} onToggle={(value) => onToggle(group.key, value)} />
      ))}
    </div>
  )
}

type GroupProps = { group: FilterGroup; onToggle: (value: string) => void }

function Group({ group: { label, options, selected }, onToggle }: GroupProps) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const isLong = options.length > READ_AT_A_GLANCE
  // What is ticked stays in sight, so that it can be taken away again.
  const shown = options.filter((option) => selected.includes(option.value) || has(option.label, words))
  const searchLabel = t('catalogue.searchOptions', { filter: label })
  return (
    <fieldset>
      <legend>{label}</legend>
      {isLong && (
        <span className={css.search}>
          <Icon name="search" size={18} />
          <input
            type="text"
            inputMode="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </span>
      )}
      <div className={isLong ? css.long : undefined}>
        {shown.map((option) => (
          <div key={option.value} className={css.option}>
            <Checkbox
              label={
                <span className={css.words}>
                  <span className={css.name}>{option.label}</span>{' '}
                  <span className={css.count}>{formatNumber(option.count)}</span>
                </span>
              }
              checked={selected.includes(option.value)}
              onChange={() => onToggle(option.value)}
            />
          </div>
        ))}
      </div>
      {isLong && (
        <p className={css.none} aria-live="polite">
          {shown.length === 0 && t('catalogue.noOption', { words })}
        </p>
      )}
    </fieldset>
  )
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim()
const has = (text: string, words: string): boolean => folded(text).includes(folded(words))
