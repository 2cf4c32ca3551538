import { calendarDate, type BusinessMoment, type CalendarDate } from '@fust/domain/calendar'
import { lazily } from './lazily.ts'
import { MARKET } from './market.ts'

// 'sv-SE' writes '2026-11-24 13:46:05'.
const wall = lazily(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: MARKET.timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** What the market's clock shows at an instant. */
export function businessMoment(instant: Date): BusinessMoment {
  const [date = '', time = ''] = wall().format(instant).split(' ')
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return { today: calendarDate(date), hour, minute, second, cutOff: MARKET.cutOff }
}

/** The day in the market. */
export const marketDay = (instant: Date): CalendarDate => businessMoment(instant).today

/** The instant (ISO) of a moment that the server tells in the market's own time, as '2026-11-23 13:46:00'; empty for what is none. */
export function instantOf(wallTime: string): string {
  const shown = msOf(wallTime)
  if (Number.isNaN(shown)) return ''
  // What the clock is ahead of UTC is known for an instant; beside a change of the clocks the first guess is an hour off.
  const guess = shown - aheadAt(shown)
  return new Date(shown - aheadAt(guess)).toISOString()
}

const aheadAt = (instant: number): number => msOf(wall().format(instant)) - instant

const msOf = (wallTime: string): number => Date.parse(`${wallTime.replace(' ', 'T')}Z`)
