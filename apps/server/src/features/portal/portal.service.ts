import { yearAndMonth, type BusinessMoment, type CalendarDate, type Holidays } from '@fust/domain/calendar'
import type { BreweryFacts } from '@fust/contract/page'
import { MARKET_PACKS, type MarketPack } from '@fust/domain/market'
import type { Actor } from '#request/actor.ts'
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

declare module '#request/graphql-context.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the context is added to by merging
  interface GraphqlContext {
    brewery: BreweryNow
  }
}

type KeptBrewery = { mark: string; facts: Pick<BreweryNow, 'settings' | 'ownHolidays' | 'market'> }

export function createPortal({ store, clock }: { store: PortalStore; clock: Clock }) {
  let kept: KeptBrewery | undefined

  /**
   * Read before a transaction begins, so that no transaction waits for a second connection. What was read before is used
   * while its mark is the database's: the one that the caller has just read, or the one that is read now.
   */
  async function now(mark?: string): Promise<BreweryNow> {
    const instant = clock.now()
    const { facts } = await readBrewery(mark ?? (await store.readMark()))
    return { ...facts, instant, now: businessMoment(instant, facts.market) }
  }

  async function readBrewery(mark: string): Promise<KeptBrewery> {
    if (kept?.mark === mark) return kept
    const stored = await store.readBrewery()
    const settings = brewerySettings(stored.settings)
    const facts = { settings, ownHolidays: stored.holidays, market: MARKET_PACKS[settings.market] }
    kept = { mark: stored.mark, facts }
    return kept
  }

  async function readDemoAccounts() {
    const { settings } = await now()
    return settings.demo ? { password: settings.demo_password, accounts: settings.demo_accounts } : null
  }

  /** What pages know of the brewery; without a database, what they knew last. */
  async function readFacts(): Promise<BreweryFacts> {
    const brewery = await now().catch((error: unknown) => {
      if (kept) return kept.facts
      throw error
    })
    const { name, theme, contact, texts, links } = brewery.settings
    return {
      name,
      theme,
      market: brewery.market,
      phone: contact.phone,
      hours: contact.hours,
      descriptor: texts.descriptor,
      slogan: texts.slogan,
      aboutAlcohol: links.about_alcohol,
    }
  }

  /** Nobody has brought a brewery in yet. */
  async function isEmpty(): Promise<boolean> {
    return Object.keys((await store.readBrewery()).settings).length === 0
  }

  return { now, readFacts, readDemoAccounts, isEmpty, readRootCategoryId: store.readRootCategoryId }
}

export type Portal = ReturnType<typeof createPortal>

/** What the market's clock shows at an instant, and when its cut-off is. */
export function businessMoment(instant: Date, { timeZone, cutOff }: MarketPack): BusinessMoment {
  return { ...wallTime(instant, timeZone), cutOff }
}

/** Public holidays and the days the brewery adds, for this and the next year, by name in a language (BAR-40). */
export function holidaysOf({ market, ownHolidays, now: { today } }: BreweryNow, language: string): Holidays {
  const { year } = yearAndMonth(today)
  const days = new Map<CalendarDate, string>()
  for (const each of [year, year + 1])
    for (const [date, name] of publicHolidays(market.country, each, language)) days.set(date, name)
  for (const { day, name } of ownHolidays) days.set(day, textIn(language, name))
  return days
}
