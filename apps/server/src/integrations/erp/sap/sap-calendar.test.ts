import { calendarDate } from '@fust/domain/calendar'
import { expect, test } from 'vitest'
import { readCalendar } from './sap-calendar.ts'

const T1 = { service: 'ZFUST_CALENDAR_SRV', factoryCalendar: 'T1' }
const WORKING_MONTH = '1'.repeat(31)

/** A year on which everybody works, but for the months given. */
function yearOf(year: number, own: Record<string, string> = {}) {
  const months = Array.from({ length: 12 }, (_, index) => `Month${String(index + 1).padStart(2, '0')}WorkingDaysString`)
  const strings = Object.fromEntries(months.map((month) => [month, own[month] ?? WORKING_MONTH]))
  return { FactoryCalendar: 'T1', CalendarYear: String(year), ...own, ...strings }
}

/** An ERP that holds these years, and 26 places on New Year's Eve of each. */
function erpWith(...years: readonly ReturnType<typeof yearOf>[]) {
  return {
    read: async (path: string) => {
      const found = years.filter((year) => decodeURIComponent(path).includes(`CalendarYear eq '${year.CalendarYear}'`))
      if (!path.includes('DeliveryPlacesPerDay')) return { d: { results: found } }
      return {
        d: {
          results: found.map((year) => ({
            DeliveryDate: `/Date(${Date.UTC(Number(year.CalendarYear), 11, 31)})/`,
            NumberOfPallets: 26,
          })),
        },
      }
    },
    change: async () => Promise.reject(new Error('nothing is changed')),
  }
}

const period = (from: string, until: string) => ({ from: calendarDate(from), until: calendarDate(until) })

test('the period spans two years, and nothing outside of it is told', async () => {
  const first = yearOf(2026, { Month12WorkingDaysString: '1'.repeat(23) + '00110011' })
  const second = yearOf(2027, { Month01WorkingDaysString: '011' + '1'.repeat(28) })
  expect(await readCalendar(erpWith(first, second), T1, period('2026-12-25', '2027-01-02'))).toEqual({
    freeDays: ['2026-12-25', '2026-12-28', '2026-12-29', '2027-01-01'],
    placesOn: new Map([['2026-12-31', 26]]),
  })
})

test('a month is as long as it is, however long its text', async () => {
  const year = yearOf(2026, { Month02WorkingDaysString: '1'.repeat(28) + '000' })
  const { freeDays } = (await readCalendar(erpWith(year), T1, period('2026-02-01', '2026-03-03'))) ?? {}
  expect(freeDays).toEqual([])
})

test('a year that the ERP does not hold is left open, and a calendar that it does not hold is none', async () => {
  const year = yearOf(2026, { Month12WorkingDaysString: '0'.repeat(31) })
  const known = await readCalendar(erpWith(year), T1, period('2026-12-31', '2027-01-04'))
  expect(known?.freeDays).toEqual(['2026-12-31'])
  expect(await readCalendar(erpWith(), T1, period('2026-12-31', '2027-01-04'))).toBeUndefined()
})

test('an answer about another calendar is not believed', async () => {
  const elsewhere = erpWith({ ...yearOf(2026), FactoryCalendar: 'Z1' })
  await expect(readCalendar(elsewhere, T1, period('2026-12-01', '2026-12-31'))).rejects.toMatchObject({
    name: 'ErpFault',
    code: 'unexpected-answer',
  })
})
