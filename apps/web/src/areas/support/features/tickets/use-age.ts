import { useTranslation } from '../../../../i18n/index.ts'
import { useNow } from '../../../../lib/market/clock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Says how long ago something was: '25 minutes', '3 hours', '2 days'. */
export function useAge(): (instant: string) => string {
  const { t } = useTranslation()
  const now = useNow(MINUTE_MS)
  return (instant) => {
    const ageMs = Math.max(0, now.getTime() - Date.parse(instant))
    if (ageMs >= DAY_MS) return t('tickets.desk.days', { count: Math.floor(ageMs / DAY_MS) })
    if (ageMs >= HOUR_MS) return t('tickets.desk.hours', { count: Math.floor(ageMs / HOUR_MS) })
    return t('tickets.desk.minutes', { count: Math.max(1, Math.floor(ageMs / MINUTE_MS)) })
  }
}
