import { useTranslation } from '../../../../i18n/index.ts'
import css from './reporting-page.module.css'

/** Which colour of a chart is of what, without words these months and a year before; the table beside it says so, too. */
export function Legend({ now, before }: { now?: string; before?: string }) {
  const { t } = useTranslation()
  return (
    <p className={css.legend} aria-hidden="true">
      <span data-of="now">{now ?? t('reporting.now')}</span>
      <span data-of="before">{before ?? t('reporting.before')}</span>
    </p>
  )
}
