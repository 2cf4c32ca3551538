import { calendarDate, yearAndMonth, type Holidays } from '@fust/domain/calendar'
import {
  deliverableDays,
  earliestDeliveryDate,
  firstAvailableDate,
  reviewDeliveryDate,
  type DeliveryFacts,
} from '@fust/domain/delivery'
import { MARKET_PACKS, MARKETS, type Market } from '@fust/domain/market'
import { publicHolidays } from '../../apps/server/src/features/portal/holidays.ts'
import { businessMoment } from '../../apps/server/src/features/portal/portal.service.ts'
import { allDays, canCome, daysLater, firstDay, instantAt, wallClock } from './delivery-oracle.ts'

/**
 * Holds the product's delivery days against the oracle for every minute around each cut-off; run in a process of its
 * own, so that it can have any time zone. Prints what it looked at and what it found broken.
 */
const FIRST_DAY = '2026-01-01'
const DAYS = 1_826
const MINUTES_AROUND = Number(process.env['MINUTES_AROUND'])
/** The whole list of a year's days is compared on one day of so many. */
const WHOLE_LIST_EVERY_DAYS = Number(process.env['WHOLE_LIST_EVERY_DAYS'])
const NEAR_DAYS = [0, 1, 2, 3, 4, 5, 6, 7]
const WEEKDAYS = [1, 2, 3, 4, 5]

let instants = 0
const breaches: string[] = []

function factsAt(instantMs: number, market: Market): DeliveryFacts {
  const instant = new Date(instantMs)
  const pack = MARKET_PACKS[market]
  const now = businessMoment(instant, pack)
  const key = `${market} ${yearAndMonth(now.today).year}`
  const holidays = known.get(key) ?? marketHolidays(pack.country, yearAndMonth(now.today).year)
  known.set(key, holidays)
  return {
    now,
    days: 'standard',
    palletPlaces: 1,
    calendar: {
      weekdays: WEEKDAYS,
      halfTruckWeekdays: WEEKDAYS,
      holidays,
      closedDays: new Map(),
      dailyCapacityPallets: null,
      takenPallets: new Map(),
      freeDays: new Set(),
      plannedPallets: new Map(),
    },
  }
}
const known = new Map<string, Holidays>()

/** As the product joins them: this year and the next. */
function marketHolidays(country: string, year: number): Holidays {
  return new Map([...publicHolidays(country, year, 'en'), ...publicHolidays(country, year + 1, 'en')])
}

function judge(instantMs: number, market: Market, { isAtCutOff = false, isWholeList = false } = {}): void {
  instants += 1
  const facts = factsAt(instantMs, market)
  const at = `${market} ${new Date(instantMs).toISOString()}`
  const wall = wallClock(instantMs)
  if (facts.now.today !== wall.day || facts.now.hour !== wall.hour || facts.now.minute !== wall.minute)
    breaches.push(`${at}: the wall shows ${wall.day} ${wall.hour}:${wall.minute}`)
  const first = firstDay(instantMs, market)
  const shown = isAtCutOff ? firstAvailableDate(facts) : earliestDeliveryDate(facts.now, facts.calendar.holidays)
  if (shown !== first) breaches.push(`${at}: first ${shown}, not ${first}`)
  const near = isAtCutOff ? NEAR_DAYS.map((days) => daysLater(wall.day, days)) : [daysLater(first, -1), first]
  for (const day of near) {
    const isTaken = reviewDeliveryDate(calendarDate(day), facts) === null
    if (isTaken !== canCome(day, instantMs, market)) breaches.push(`${at}: ${day} is ${isTaken ? '' : 'not '}taken`)
  }
  if (isWholeList && deliverableDays(facts).join() !== allDays(instantMs, market).join())
    breaches.push(`${at}: another list of days`)
}

for (const market of MARKETS) {
  for (let days = 0; days < DAYS; days += 1) {
    const day = daysLater(FIRST_DAY, days)
    const cutOffMs = instantAt(day, 16, 0)
    const isWholeList = days % WHOLE_LIST_EVERY_DAYS === 0
    for (let minute = -MINUTES_AROUND; minute <= MINUTES_AROUND; minute += 1)
      judge(cutOffMs + minute * 60_000, market, { isAtCutOff: minute === 0, isWholeList: isWholeList && minute === 0 })
    judge(cutOffMs - 1, market, { isAtCutOff: true, isWholeList })
    // Clocks change in the night from Saturday to Sunday, and days begin at midnight.
    const isWeekend = new Date(cutOffMs).getUTCDay() % 6 === 0
    for (const minutes of isWeekend ? [-1, 0, 59, 60, 61, 119, 120, 121, 179, 180] : [-1, 0])
      judge(instantAt(day, 0, 0) + minutes * 60_000, market)
  }
}
process.stdout.write(`${JSON.stringify({ instants, breaches: breaches.slice(0, 50), zone: process.env['TZ'] })}\n`)
