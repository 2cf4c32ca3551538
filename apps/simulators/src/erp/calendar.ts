import { odataDate } from './odata.ts'

/** A day that differs from the rest of its calendar; `pallets` is what can be delivered on it, where that is counted. */
export type CalendarDay = { day: string; isWorking: boolean; pallets: number | null }
export type FactoryCalendar = { id: string; name: string; days: readonly CalendarDay[] }

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const LONGEST_MONTH = 31

/** I_FactoryCalWorkingDaysPerYr: a string a month, one character a day, `1` where somebody works. */
export function workingDaysEntity({ id, days }: FactoryCalendar, year: number) {
  const exceptions = new Map(days.map(({ day, isWorking }) => [day, isWorking]))
  const isWorking = (day: string) => exceptions.get(day) ?? !isWeekend(day)
  const strings = MONTHS.map((month) => {
    const marks = daysOf(year, month).map((day) => (isWorking(day) ? '1' : '0'))
    return [`Month${twoDigits(month)}WorkingDaysString`, marks.join('').padEnd(LONGEST_MONTH, '0')]
  })
  return { FactoryCalendar: id, CalendarYear: String(year), ...Object.fromEntries(strings) }
}

/** The places of the days of a year that are counted. */
export const deliveryPlaces = ({ id, days }: FactoryCalendar, year: number) =>
  days
    .filter(({ day, pallets }) => pallets !== null && day.startsWith(`${year}-`))
    .map(({ day, pallets }) => ({ FactoryCalendar: id, DeliveryDate: odataDate(day), NumberOfPallets: pallets }))

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

function daysOf(year: number, month: number): string[] {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${year}-${twoDigits(month)}-${twoDigits(index + 1)}`)
}
