import { useTranslation } from '../i18n/index.ts'
import css from './progress.module.css'

/** Something is under way; give `label` where no text beside it says so. */
export function Spinner({ size = 22, label }: { size?: number; label?: string }) {
  return (
    <span className={css.spinner} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4">
        <circle cx="12" cy="12" r="9" opacity=".25" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
      </svg>
      {label && <span className={css.label}>{label}</span>}
    </span>
  )
}

/** How far a long work is, from 0 to 1; without a value only that it goes on. */
export function ProgressBar({ label, value }: { label: string; value?: number }) {
  const { t } = useTranslation()
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className={css.bar}>
      <span className={css.words}>
        <span>{label}</span>
        <span>{percent === undefined ? t('ui.loading') : `${percent}%`}</span>
      </span>
      <progress className={css.track} max={100} aria-label={label} {...(percent !== undefined && { value: percent })} />
    </div>
  )
}
