import { lazily } from '../lib/lazily.ts'
import type { Language } from './language.ts'

// Figures follow the market, whatever the language: a Dutch invoice reads € 1.234,56 in English too.
const MARKET_LOCALE = 'nl-NL'
export const MARKET_TIME_ZONE = 'Europe/Amsterdam'
const DATE_LOCALE = { nl: 'nl-NL', en: 'en-GB' } satisfies Record<Language, string>

/** '€ 1.234,56' from integer cents; the space does not break. */
export function formatMoney(cents: number): string {
  return `€\u00a0${figure(cents / 100, 2, 2)}`
}

/** '24.000', or '17,9' with one decimal. */
export function formatNumber(value: number, maximumDecimals = 0): string {
  return figure(value, maximumDecimals)
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
  return `${figure(millilitres / 100_000, 1, 1)}\u00a0hl`
}

export type DateStyle = 'long' | 'short' | 'withYear' | 'full'

const DATE_STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  withYear: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<DateStyle, Intl.DateTimeFormatOptions>

/** 'dinsdag 24 november' from a calendar date ('2026-11-24'): a day has no zone. */
export function formatDate(date: string, language: Language, style: DateStyle = 'long'): string {
  const format = dateFormat(DATE_LOCALE[language], style)
  return format.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}

/** '13:46' in the market's own time. */
export function formatTime(instant: Date): string {
  return timeFormat().format(instant)
}

const timeFormat = lazily(
  () => new Intl.DateTimeFormat(MARKET_LOCALE, { hour: '2-digit', minute: '2-digit', timeZone: MARKET_TIME_ZONE }),
)

// By hand: the browser's own number format takes a phone 40 ms to make, in the middle of its first screen.
function figure(value: number, maximumDecimals: number, minimumDecimals = 0): string {
  const size = Math.abs(value)
  // The decimal point moves in the text: 17,95 times ten is a little less than 179,5.
  const rounded = size < SMALLEST ? 0 : Math.round(Number(`${size}e${maximumDecimals}`))
  const digits = String(rounded).padStart(maximumDecimals + 1, '0')
  const point = digits.length - maximumDecimals
  const whole = inThousands(digits.slice(0, point))
  const meaningful = /^\d*[1-9]/.exec(digits.slice(point))?.[0] ?? ''
  const decimals = meaningful.padEnd(minimumDecimals, '0')
  return `${value < 0 && rounded > 0 ? '-' : ''}${whole}${decimals && `,${decimals}`}`
}

/** '1.234.567' */
function inThousands(digits: string): string {
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join('.')
}

// Below it, a number writes its own exponent.
const SMALLEST = 1e-6

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`
  const known = dateFormats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' })
  dateFormats.set(key, format)
  return format
}
