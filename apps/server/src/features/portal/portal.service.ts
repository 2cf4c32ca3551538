import { yearAndMonth, type BusinessMoment, type CalendarDate, type Holidays } from '@fust/domain/calendar'
import { MARKET_PACKS, type MarketPack } from '@fust/domain/market'
import type { Actor } from '#platform/actor.ts'
import { wallTime, type Clock } from '#platform/clock.ts'
import { textIn } from '#platform/language.ts'
import { brewerySettings, type BrewerySettings } from './brewery-settings.ts'
import { publicHolidays } from './holidays.ts'
import type { OwnHoliday, PortalStore } from './portal.store.ts'

/** What a request works with: the brewery's settings and days, its market, and the time on its wall. */
export type BreweryNow = {
  settings: BrewerySettings
  ownHolidays: readonly OwnHoliday[]
  market: MarketPack
  instant: Date
  now: BusinessMoment
}

/** Who asks, and what holds for the whole of the request: one instant, read once. */
export type Asker = { actor: Actor | null; brewery: BreweryNow }

declare module '#platform/graphql-context.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the context is added to by merging
  interface GraphqlContext {
    brewery: BreweryNow
  }
}

export function createPortal({ store, clock }: { store: PortalStore; clock: Clock }) {
  /** Read before a transaction begins, so that no transaction waits for a second connection. */
  async function now(): Promise<BreweryNow> {
    const instant = clock.now()
    const stored = await store.readBrewery()
    const settings = brewerySettings(stored.settings)
    const market = MARKET_PACKS[settings.market]
    return { settings, ownHolidays: stored.holidays, market, instant, now: wallTime(instant, market.timeZone) }
  }

  async function demoAccounts() {
    const { settings } = await now()
    return settings.demo ? { password: settings.demo_password, accounts: settings.demo_accounts } : null
  }

  return { now, demoAccounts, rootCategoryId: store.rootCategoryId }
}

export type Portal = ReturnType<typeof createPortal>

/** Public holidays and the days the brewery adds, for this and the next year, by name in a language (BAR-40). */
export function holidaysOf({ market, ownHolidays, now: { today } }: BreweryNow, language: string): Holidays {
  const { year } = yearAndMonth(today)
  const days = new Map<CalendarDate, string>()
  for (const each of [year, year + 1])
    for (const [date, name] of publicHolidays(market.holidayCountry, each, language)) days.set(date, name)
  for (const { day, name } of ownHolidays) days.set(day, textIn(language, name))
  return days
}
