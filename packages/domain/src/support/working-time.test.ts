import { expect, test } from 'vitest'
import { calendarDate, type WallTime } from '../calendar/index.ts'
import { workingHoursAgo } from './index.ts'

const HOURS = { from: { hour: 8, minute: 0 }, to: { hour: 17, minute: 0 } }
const KINGS_DAY = new Map([[calendarDate('2026-04-27'), 'Koningsdag']])

function wall(text: string): WallTime {
  const [day = '', time = ''] = text.split(' ')
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return { today: calendarDate(day), hour, minute, second }
}

// 23 November 2026 is a Monday, 27 April 2026 as well.
test.each([
  ['2026-11-23 15:30:20', 4, '2026-11-23 11:30:20', 'within one day'],
  ['2026-11-23 12:00', 4, '2026-11-23 08:00', 'since the office opened'],
  ['2026-11-23 11:59', 4, '2026-11-20 16:59', 'over the weekend'],
  ['2026-11-23 23:00', 4, '2026-11-23 13:00', 'after hours no time passes'],
  ['2026-11-23 06:00', 4, '2026-11-20 13:00', 'before hours no time passes'],
  ['2026-11-22 10:00', 4, '2026-11-20 13:00', 'on a Sunday no time passes'],
  ['2026-04-28 09:00', 4, '2026-04-24 14:00', 'on a holiday no time passes'],
  ['2026-11-24 09:00', 20, '2026-11-19 16:00', 'over several days'],
])('at %s, %i working hours ago is %s: %s', (now, hours, then) => {
  expect(workingHoursAgo(wall(now), hours, HOURS, KINGS_DAY)).toEqual(wall(then))
})

test('opening hours without an hour end the search', () => {
  const never = { from: { hour: 9, minute: 0 }, to: { hour: 9, minute: 0 } }
  expect(workingHoursAgo(wall('2026-11-23 12:00'), 4, never, new Map())).toEqual(wall('2026-09-24 00:00'))
})
