import type { TimeOfDay } from '@fust/domain/calendar'
import { lazily, lazilyOf } from '../lib/market/lazily.ts'
import { MARKET, MARKET_LOCALE } from '../lib/market/market.ts'
import { localeOf } from './language.ts'
import type { Language } from '@fust/domain/market'

// Figures follow the market, whatever the language: a Dutch invoice reads € 1.234,56 in English too.
// Grouped from the first thousand on, as Italian would not by itself: they stand under each other.
const figures = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(MARKET_LOCALE, { useGrouping: 'always', signDisplay: 'negative', ...options })

const money = lazilyOf((currency: string) => figures({ style: 'currency', currency }))
const numbers = lazilyOf((maximumFractionDigits: number) => figures({ maximumFractionDigits }))
const hectolitres = lazily(() => figures({ minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** '€ 1.234,56' from integer cents, '−€ 1.234,56' below nothing; the space does not break. */
export function formatMoney(cents: number): string {
  return formatMoneyIn(MARKET.currency, cents)
}

/** The same of another currency: 'US$ 1.234,56'. */
export function formatMoneyIn(currency: string, cents: number): string {
  return `${cents < 0 ? '−' : ''}${money(currency).format(Math.abs(cents) / 100)}`
}

/** '24.000', or '17,9' with one decimal. */
export function formatNumber(value: number, maximumDecimals = 0): string {
  return numbers(maximumDecimals).format(value)
}

/** '16.657 kg' from grams, whole kilograms unless decimals are asked for. */
export function formatWeight(grams: number, maximumDecimals = 0): string {
  return `${formatNumber(grams / 1000, maximumDecimals)}\u00a0kg`
}

/** '1.150 lt' from millilitres. */
export function formatLitres(millilitres: number): string {
  return `${formatNumber(millilitres / 1000)}\u00a0lt`
}

/** '23,0 hl' from millilitres. */
export function formatHectolitres(millilitres: number): string {
  return `${hectolitres().format(millilitres / 100_000)}\u00a0hl`
}

export type DateStyle = 'long' | 'short' | 'dayAndMonth' | 'withYear' | 'full' | 'month' | 'monthAndYear'

const DATE_STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  withYear: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'short' },
  monthAndYear: { month: 'long', year: 'numeric' },
} satisfies Record<DateStyle, Intl.DateTimeFormatOptions>

const dates = lazilyOf((language: Language) =>
  lazilyOf(
    (style: DateStyle) => new Intl.DateTimeFormat(localeOf(language), { ...DATE_STYLES[style], timeZone: 'UTC' }),
  ),
)

/** 'dinsdag 24 november' from a calendar date ('2026-11-24'): a day has no zone. */
export function formatDate(date: string, language: Language, style: DateStyle = 'long'): string {
  const text = dates(language)(style).format(new Date(`${date}T00:00:00Z`))
  // Between weekday and day only German reads with a comma.
  return language === 'de' ? text : text.replace(',', '')
}

const times = lazilyOf(
  (timeZone: string) =>
    new Intl.DateTimeFormat(MARKET_LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
)

/** '13:46' in the market's own time. */
export function formatTime(instant: Date): string {
  return times(MARKET.timeZone).format(instant)
}

/** '14:30' of a time of day. */
export function clockText({ hour, minute }: TimeOfDay): string {
  return times('UTC').format(Date.UTC(1970, 0, 1, hour, minute))
}

const lists = lazilyOf((language: Language) => new Intl.ListFormat(language))

/** 'crates, kegs and trays' */
export function formatList(parts: readonly string[], language: Language): string {
  return lists(language).format(parts)
}

const countries = lazilyOf((language: Language) => new Intl.DisplayNames(language, { type: 'region' }))

/** 'Belgium' from 'BE'. */
export function formatCountry(code: string, language: Language): string {
  return countries(language).of(code) ?? code
}
