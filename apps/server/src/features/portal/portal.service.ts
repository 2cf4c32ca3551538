import type { Service } from '@fust/domain/access'
import { yearAndMonth, type BusinessMoment, type CalendarDate, type Holidays } from '@fust/domain/calendar'
import type { BreweryFacts } from '@fust/contract/page'
import type { MarketPack } from '@fust/domain/market'
import type { Actor } from '#request/actor.ts'
import { wallTime, type Clock } from '#platform/clock.ts'
import { contentVersion } from '#platform/files/content-version.ts'
import { textIn } from '#platform/http/language.ts'
import { brewerySettings, type BrewerySettings } from './brewery-settings.ts'
import { publicHolidays } from './holidays.ts'
import type { BreweryPage } from './brewery-page.ts'
import { marketOf } from './own-market.ts'
import type { OwnHoliday, PortalStore } from './portal.store.ts'
import { lookOf, STYLE_FILE, type Look } from './theme/look.ts'
import { logoOf, pageLook } from './theme/page-look.ts'

/** What a request works with: the brewery's settings and days, its look, its market, and the time on its wall. */
export type BreweryNow = {
  settings: BrewerySettings
  look: Look
  ownHolidays: readonly OwnHoliday[]
  market: MarketPack
  instant: Date
  now: BusinessMoment
  /** Somebody takes money online for this brewery. */
  paysOnline: boolean
}

/** Who asks, and what holds for the whole of the request: one instant, read once. */
export type Asker = { actor: Actor | null; brewery: BreweryNow }

declare module '#request/graphql-context.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the context is added to by merging
  interface GraphqlContext {
    brewery: BreweryNow
  }
}

/** What pages say of the brewery, and which day it is there. */
export type ReadPage = BreweryPage & { today: CalendarDate }

type KeptBrewery = { mark: string; facts: Pick<BreweryNow, 'settings' | 'look' | 'ownHolidays' | 'market'> }

export function createPortal({
  store,
  clock,
  paysOnline = false,
  services = [],
  map = null,
}: {
  store: PortalStore
  clock: Clock
  paysOnline?: boolean
  /** What people are signed in at from here. */
  services?: readonly Service[]
  /** What a map is made of. */
  map?: BreweryFacts['map']
}) {
  let kept: KeptBrewery | undefined

  /**
   * Read before a transaction begins, so that no transaction waits for a second connection. What was read before is used
   * while its mark is the database's: the one that the caller has just read, or the one that is read now.
   */
  async function now(mark?: string): Promise<BreweryNow> {
    const instant = clock.now()
    const { facts } = await readBrewery(mark ?? (await store.readMark()))
    return { ...facts, instant, now: businessMoment(instant, facts.market), paysOnline }
  }

  async function readBrewery(mark: string): Promise<KeptBrewery> {
    if (kept?.mark === mark) return kept
    const stored = await store.readBrewery()
    const settings = brewerySettings(stored.settings)
    const facts = {
      settings,
      look: lookOf(stored.theme, stored.files),
      ownHolidays: stored.holidays,
      market: marketOf(settings),
    }
    kept = { mark: stored.mark, facts }
    return kept
  }

  async function readDemoAccounts() {
    const { settings } = await now()
    return settings.demo ? { password: settings.demo_password, accounts: settings.demo_accounts } : null
  }

  /** What pages know of the brewery; without a database, what they knew last. */
  async function readPage(): Promise<ReadPage> {
    const { settings, look, market } = await now().catch((error: unknown) => {
      if (kept) return kept.facts
      throw error
    })
    const { name, contact, texts, links, portal } = settings
    const facts: BreweryFacts = {
      name,
      letter: look.letter || String.fromCodePoint(name.codePointAt(0) ?? 32).toUpperCase(),
      logo: logoOf(look),
      market,
      phone: contact.phone,
      hours: contact.hours,
      descriptor: texts.descriptor,
      slogan: texts.slogan,
      aboutAlcohol: links.about_alcohol,
      closed: portal.maintenance ? texts.maintenance : null,
      services,
      map,
    }
    return { facts, look: pageLook(look), today: businessMoment(clock.now(), market).today }
  }

  /** A file of the look, by its name; the style sheet is made of the settings. */
  async function readThemeFile(file: string) {
    if (file !== STYLE_FILE) return store.readThemeFile(file)
    const { look } = await now()
    const content = Buffer.from(look.css)
    return { content, type: 'text/css; charset=utf-8', version: contentVersion(content) }
  }

  /** Nobody has brought a brewery in yet. */
  async function isEmpty(): Promise<boolean> {
    return Object.keys((await store.readBrewery()).settings).length === 0
  }

  return { now, readPage, readThemeFile, readDemoAccounts, isEmpty, readRootCategoryId: store.readRootCategoryId }
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
