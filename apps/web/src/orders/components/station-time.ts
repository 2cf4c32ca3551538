import { formatDate, formatTime } from '../../i18n/format.ts'
import type { Language } from '../../i18n/index.ts'
import { marketDay } from '../../lib/market/market-time.ts'

/** The day and time of an instant in the market's time zone; no date when it is today. */
export function stationTime(at: string, today: string, language: Language): { date: string | null; time: string } {
  const instant = new Date(at)
  const day = marketDay(instant)
  return { date: day === today ? null : formatDate(day, language, 'short'), time: formatTime(instant) }
}
