import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import css from './list-filters.module.css'

type Props = {
  /** For screen readers. */
  name: string
  /** Something is left out of the list now. */
  isNarrowed: boolean
  onClear: () => void
  /** Where its fields do not stand as those of other lists. */
  className?: string | undefined
  children: ReactNode
}

/** Over a list: what narrows it, and the way back to all of it. */
export function ListFilters({ name, isNarrowed, onClear, className, children }: Props) {
  const { t } = useTranslation()
  return (
    <search className={classNames(css.filters, className)} aria-label={name}>
      {children}
      {isNarrowed && (
        <Button look="quiet" small icon="close" onClick={onClear}>
          {t('ui.clearFilters')}
        </Button>
      )}
    </search>
  )
}
