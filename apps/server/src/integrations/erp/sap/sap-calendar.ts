import { dateOf, yearAndMonth, type CalendarDate } from '@fust/domain/calendar'
import { ErpFault, type ErpCalendar } from '../erp.port.ts'
import type { SapClient } from './sap-client.ts'
import { DeliveryPlaces, WorkingDaysOfYear, type WorkingDays } from './sap-entities.ts'
import { readList } from './sap-list.ts'
import { fromSapDate, quoted } from './sap-values.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** Reads one factory calendar year by year; a year that it does not hold is left open. */
export async function readCalendar(
  client: SapClient,
  { service, factoryCalendar }: { service: string; factoryCalendar: string },
  { from, until }: { from: CalendarDate; until: CalendarDate },
): Promise<ErpCalendar | undefined> {
  const freeDays: CalendarDate[] = []
  const places = new Map<CalendarDate, number>()
  let isKnown = false
  for (const year of yearsOf(from, until)) {
    const query = `$filter=${encodeURIComponent(`FactoryCalendar eq ${quoted(factoryCalendar)} and CalendarYear eq ${quoted(String(year))}`)}`
    const years = await readList(client, WorkingDaysOfYear, `${service}/FactoryCalWorkingDaysPerYr?${query}`)
    const [found] = years ?? []
    if (!found) continue
    if (found.FactoryCalendar !== factoryCalendar || found.CalendarYear !== String(year))
      throw new ErpFault('unexpected-answer', `The ERP answered another calendar than ${factoryCalendar} of ${year}`)
    isKnown = true
    freeDays.push(...freeDaysOf(year, found))
    for (const [day, number] of await readPlaces(client, `${service}/DeliveryPlacesPerDay?${query}`))
      places.set(day, number)
  }
  const isAsked = (day: CalendarDate) => day >= from && day <= until
  if (!isKnown) return undefined
  return {
    freeDays: freeDays.filter(isAsked),
    placesOn: new Map([...places].filter(([day]) => isAsked(day))),
  }
}

async function readPlaces(client: SapClient, path: string): Promise<Map<CalendarDate, number>> {
  const rows = (await readList(client, DeliveryPlaces, path)) ?? []
  return new Map(
    rows.map(({ DeliveryDate, NumberOfPallets }) => {
      const day = fromSapDate(DeliveryDate)
      if (!day) throw new ErpFault('unexpected-answer', 'The ERP planned places for no day')
      return [day, NumberOfPallets]
    }),
  )
}

/** SAP writes a month as one character a day, `1` where somebody works; what lies behind its last day is filled up. */
function freeDaysOf(year: number, workingDays: WorkingDays): CalendarDate[] {
  return MONTHS.flatMap((month) => {
    const marks = workingDays[`Month${String(month).padStart(2, '0')}WorkingDaysString`] ?? ''
    return marks
      .split('')
      .slice(0, daysInMonth(year, month))
      .flatMap((mark, index) => (mark === '1' ? [] : [dateOf(year, month, index + 1)]))
  })
}

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

function yearsOf(from: CalendarDate, until: CalendarDate): number[] {
  const first = yearAndMonth(from).year
  return Array.from({ length: yearAndMonth(until).year - first + 1 }, (_, index) => first + index)
}
