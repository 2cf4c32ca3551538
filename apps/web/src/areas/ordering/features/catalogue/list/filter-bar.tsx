import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/index.ts'
import { formatNumber } from '../../../../../i18n/format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Drawer } from '../../../../../ui/overlay/drawer.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { FilterGroups, type FilterGroup } from './filter-groups.tsx'
import css from './filter-bar.module.css'

/** Its count is left out while nobody knows it. */
export type FilterChip = { value: string; label: string; count?: number | undefined }

type Props = {
  /** The pack forms, 'all' first. */
  chips: readonly FilterChip[]
  chosen: string
  onChoose: (value: string) => void
  /** How many rows of a desk are kept free for them while they are coming. */
  rows?: 1 | 2 | 3
  groups: readonly FilterGroup[]
  onToggle: (group: string, value: string) => void
  onClear: () => void
  /** How many products the present choice shows. */
  resultCount: number
  /** What else stands in the bar, as the sort order. */
  children?: ReactNode
}

/** Pack forms as chips with counts; everything else in a drawer. */
export function FilterBar({ chips, chosen, onChoose, rows = 1, children, ...more }: Props) {
  return (
    <div className={css.bar}>
      <Chips chips={chips} chosen={chosen} onChoose={onChoose} rows={rows} />
      <div className={css.more}>
        {more.groups.length > 0 && <MoreFilters {...more} />}
        {children}
      </div>
    </div>
  )
}

/** One stop for the keyboard, with arrows from chip to chip: who goes on to the products need not pass them all. */
function Chips({ chips, chosen, onChoose, rows }: Required<Pick<Props, 'chips' | 'chosen' | 'onChoose' | 'rows'>>) {
  const { t } = useTranslation()
  const stop = chips.find(({ value }) => value === chosen) ?? chips[0]
  return (
    <div
      role="toolbar"
      className={css.chips}
      aria-busy={chips.every(({ count }) => count === undefined)}
      data-rows={rows}
      aria-label={t('catalogue.packForms')}
    >
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={css.chip}
          tabIndex={chip === stop ? 0 : -1}
          aria-pressed={chip.value === chosen}
          onClick={() => onChoose(chip.value)}
          onKeyDown={walk}
        >
          {chip.label} {chip.count !== undefined && <span className={css.count}>{formatNumber(chip.count)}</span>}
        </button>
      ))}
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const chips = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const here = chips.indexOf(event.currentTarget)
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  chips.at(next % chips.length)?.focus()
}

type MoreProps = Pick<Props, 'groups' | 'onToggle' | 'onClear' | 'resultCount'>

function MoreFilters({ groups, onToggle, onClear, resultCount }: MoreProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const inUse = groups.reduce((sum, group) => sum + group.selected.length, 0)
  return (
    <>
      <button type="button" className={css.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" size={18} />
        {inUse ? t('catalogue.filtersInUse', { count: inUse }) : t('catalogue.filters')}
      </button>
      <Drawer open={open} onOpenChange={setOpen} title={t('catalogue.filters')}>
        <FilterGroups groups={groups} onToggle={onToggle} />
        <div className={css.actions}>
          <Button look="secondary" disabled={inUse === 0} onClick={onClear}>
            {t('ui.clearFilters')}
          </Button>
          <Button onClick={() => setOpen(false)}>
            {t('catalogue.showProducts', { count: resultCount, number: formatNumber(resultCount) })}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
