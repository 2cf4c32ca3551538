import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import css from './list-frame.module.css'

type Props = {
  label: string
  /** Something is left out of the list now. */
  isNarrowed: boolean
  onClear: () => void
  children: ReactNode
}

/** Over a list: what narrows it, and the way back to all of it. */
export function ListFilters({ label, isNarrowed, onClear, children }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <search className={css.filters} aria-labelledby={heading}>
      <span id={heading} hidden>
        {label}
      </span>
      {children}
      {isNarrowed && (
        <Button look="quiet" small icon="close" onClick={onClear}>
          {t('support.clearFilters')}
        </Button>
      )}
    </search>
  )
}
