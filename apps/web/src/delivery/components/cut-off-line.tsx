import { formatDate } from '../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './cut-off-line.module.css'

/** How long one can still order for a day; 0 or less is too late. */
export function CutOffLine({ date, minutesLeft }: { date: string; minutesLeft: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const left = useTimeLeft(minutesLeft)
  const day = formatDate(date, language)
  return (
    <p className={css.line} data-late={minutesLeft <= 0 || undefined}>
      <Icon name="clock" size={16} />
      <span>{minutesLeft > 0 ? t('delivery.orderWithin', { left, day }) : t('delivery.tooLateFor', { day })}</span>
    </p>
  )
}

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR

/** '2 h 14 min'; above a day the minutes no longer matter. */
function useTimeLeft(minutes: number): string {
  const { t } = useTranslation()
  const days = Math.floor(minutes / MINUTES_PER_DAY)
  const hours = Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR)
  if (days > 0) return hours > 0 ? t('delivery.daysHours', { count: days, hours }) : t('delivery.days', { count: days })
  if (hours > 0) return t('delivery.hoursMinutes', { hours, minutes: minutes % MINUTES_PER_HOUR })
  return t('delivery.minutes', { minutes })
}
