import { calendarDate, type CalendarDate } from '@fust/domain/calendar'

/** Cents as SAP's decimal, `1234` → `12.34`. */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** SAP's decimal as cents, `12.345` → `1235`: SAP keeps three places in some amounts. */
export function toCents(decimal: string): number {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal.trim())
  if (!match?.[2]) throw new RangeError(`not an amount: ${decimal}`)
  const places = (match[3] ?? '').padEnd(3, '0')
  const cents = Number(match[2]) * 100 + Number(places.slice(0, 2)) + (Number(places[2]) >= 5 ? 1 : 0)
  return match[1] && cents > 0 ? -cents : cents
}

/** A day as OData 2 writes it: milliseconds of its midnight in UTC. */
export const toSapDate = (day: CalendarDate): string => `/Date(${Date.parse(`${day}T00:00:00Z`)})/`

/** The day of a date as OData 2 writes it in JSON, or as ISO 8601 has it; null where SAP has none. */
export function fromSapDate(value: string | null): CalendarDate | null {
  if (value === null || value === '') return null
  const [, ticks, day] =
    /^(?:\/Date\((-?\d{1,15})(?:[+-]\d{1,4})?\)\/|(\d{4}-\d\d-\d\d)(?:T[\d:.]{1,18}Z?)?)$/.exec(value) ?? []
  if (ticks !== undefined) return calendarDate(new Date(Number(ticks)).toISOString().slice(0, 10))
  if (day !== undefined) return calendarDate(day)
  throw new RangeError(`not a date: ${value.slice(0, 40)}`)
}

/** A text inside an OData address or filter. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** SAP numbers items in tens, so that one can be put between two. */
export const toItemNumber = (lineNumber: number): string => String(lineNumber * 10)
export const fromItemNumber = (item: string): number => Math.round(Number(item) / 10)
