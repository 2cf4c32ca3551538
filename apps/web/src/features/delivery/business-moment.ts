import { calendarDate, type BusinessMoment, type CalendarDate } from '@fust/domain/calendar'
import { MARKET_TIME_ZONE } from '../../i18n/format.ts'
import { lazily } from '../../lib/lazily.ts'

// 'sv-SE' writes '2026-11-24 13:46:05'.
const wall = lazily(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: MARKET_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' }),
)

/** What the market's clock shows at an instant. */
export function businessMoment(instant: Date): BusinessMoment {
  const [date = '', time = ''] = wall().format(instant).split(' ')
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return { today: calendarDate(date), hour, minute, second }
}

/** The day in the market. */
export const marketDay = (instant: Date): CalendarDate => businessMoment(instant).today
