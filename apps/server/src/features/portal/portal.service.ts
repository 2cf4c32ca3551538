import {
  calendarDate,
  yearAndMonth,
  type BusinessMoment,
  type CalendarDate,
  type Holidays,
} from '@fust/domain/calendar'
import { MARKET_PACKS, type MarketPack } from '@fust/domain/market'
import { wallTime, type Clock } from '#platform/clock.ts'
import { brewerySettings, type BrewerySettings } from './brewery-settings.ts'
import { publicHolidays } from './holidays.ts'
import type { PortalStore } from './portal.store.ts'

/** What a request works with: the brewery's settings, its market, and the time on its wall. */
export type BreweryNow = { settings: BrewerySettings; market: MarketPack; instant: Date; now: BusinessMoment }

export function createPortal({ store, clock }: { store: PortalStore; clock: Clock }) {
  async function now(): Promise<BreweryNow> {
    const settings = brewerySettings(await store.settings())
    const market = MARKET_PACKS[settings.market]
    const instant = clock.now()
    return { settings, market, instant, now: wallTime(instant, market.timeZone) }
  }

  /** Public holidays and the days the brewery adds, for this and the next year (BAR-40). */
  async function holidays({ market, now: { today } }: BreweryNow, language: string): Promise<Holidays> {
    const { year } = yearAndMonth(today)
    const own = await store.holidays(calendarDate(`${year}-01-01`), calendarDate(`${year + 1}-12-31`))
    const days = new Map<CalendarDate, string>()
    for (const each of [year, year + 1])
      for (const [date, name] of publicHolidays(market.holidayCountry, each, language)) days.set(date, name)
    for (const { day: date, name } of own) days.set(date, name[language] ?? name['en'] ?? Object.values(name)[0] ?? '')
    return days
  }

  async function demoAccounts() {
    const { settings } = await now()
    return settings.demo ? { password: settings.demo_password, accounts: settings.demo_accounts } : null
  }

  return { now, holidays, demoAccounts }
}

export type Portal = ReturnType<typeof createPortal>
