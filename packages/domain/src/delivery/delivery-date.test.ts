import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '../calendar/index.ts'
import { buildDeliveryAt } from './delivery.builders.ts'
import {
  dayAvailability,
  deliverableDays,
  firstAvailableDate,
  reviewDeliveryDate,
  type DeliveryRefusal,
} from './index.ts'

const monday = '2026-11-23 13:46'
const day = calendarDate

describe('why a day cannot be picked', () => {
  const facts = buildDeliveryAt(monday, {
    weekdays: [1, 2, 4, 5],
    holidays: new Map([[day('2026-12-25'), 'christmas-day']]),
    closedDays: new Map([[day('2026-12-04'), 'stock-taking']]),
    dailyCapacityPallets: 60,
    takenPallets: new Map([
      [day('2026-12-07'), 60],
      [day('2026-12-10'), 12],
    ]),
    freeDays: new Set([day('2026-12-08'), day('2026-12-19')]),
    plannedPallets: new Map([
      [day('2026-12-10'), 12],
      [day('2026-12-11'), 90],
      [day('2026-12-14'), 0],
    ]),
  })

  test.each<[string, DeliveryRefusal | null]>([
    ['2026-11-28', { code: 'weekend' }],
    ['2026-12-25', { code: 'holiday', name: 'christmas-day' }],
    ['2026-11-23', { code: 'before-cut-off-rule', earliest: day('2026-11-24') }],
    ['2026-11-20', { code: 'before-cut-off-rule', earliest: day('2026-11-24') }],
    ['2027-11-24', { code: 'too-late', latest: day('2027-11-23') }],
    ['2026-12-04', { code: 'closed', name: 'stock-taking' }],
    ['2026-11-25', { code: 'not-a-delivery-day' }],
    ['2026-12-07', { code: 'full', capacityPallets: 60, freePallets: 0 }],
    ['2026-12-08', { code: 'not-a-delivery-day' }],
    ['2026-12-10', { code: 'full', capacityPallets: 12, freePallets: 0 }],
    ['2026-12-11', null],
    ['2026-12-14', { code: 'full', capacityPallets: 0, freePallets: 0 }],
    ['2026-11-24', null],
    ['2027-11-23', null],
  ])('[BAR-34] %s: %o', (date, refusal) => {
    expect(reviewDeliveryDate(day(date), facts)).toEqual(refusal)
    expect(dayAvailability(day(date), facts)).toEqual({ date, refusal })
  })
})

const withTaken = (taken: number, palletPlaces: number) =>
  buildDeliveryAt(monday, {
    dailyCapacityPallets: 60,
    takenPallets: new Map([[day('2026-11-24'), taken]]),
    palletPlaces,
  })

describe('the capacity of a day', () => {
  test.each<[number, number, string | null, string]>([
    [34, 26, null, 'the last 26 places are free'],
    [35, 26, 'full', 'one place is missing'],
    [60, 1, 'full', 'no place is left'],
    [60, 0, null, 'tank beer and POS materials take none'],
  ])('with %i taken, %i more are %s: %s', (taken, places, code) => {
    expect(reviewDeliveryDate(day('2026-11-24'), withTaken(taken, places))?.code ?? null).toBe(code)
  })
})

test('a day that only the ERP counts is full when its places are taken', () => {
  const facts = buildDeliveryAt(monday, {
    plannedPallets: new Map([[day('2026-11-24'), 10]]),
    takenPallets: new Map([[day('2026-11-24'), 9]]),
    palletPlaces: 2,
  })
  expect(reviewDeliveryDate(day('2026-11-24'), facts)).toEqual({ code: 'full', capacityPallets: 10, freePallets: 1 })
})

describe('the days on offer', () => {
  test('[BAR-22] half trucks drive on days of their own', () => {
    const days = deliverableDays(buildDeliveryAt(monday, { days: 'half-truck' }))
    expect(days.slice(0, 3)).toEqual(['2026-11-24', '2026-11-26', '2026-12-01'])
  })

  test('[BAR-24] the first available date passes every rule', () => {
    const facts = buildDeliveryAt(monday, { closedDays: new Map([[day('2026-11-24'), 'stock-taking']]) })
    expect(firstAvailableDate(facts)).toBe('2026-11-25')
  })

  test('a calendar without days offers none', () => {
    const facts = buildDeliveryAt(monday, { weekdays: [] })
    expect(deliverableDays(facts)).toEqual([])
    expect(firstAvailableDate(facts)).toBeNull()
  })

  test('[BAR-42] [BAR-43] every day on offer passes the review, every other day of the year does not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 }),
        fc.integer({ min: 0, max: 23 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
        (offset, hour, weekdays) => {
          const today = addDays(day('2026-01-01'), offset)
          const facts = buildDeliveryAt(`${today} ${hour}:00`, { weekdays })
          const offered = new Set(deliverableDays(facts))
          for (let ahead = -3; ahead <= 368; ahead += 1) {
            const date = addDays(today, ahead)
            expect(reviewDeliveryDate(date, facts) === null).toBe(offered.has(date))
          }
        },
      ),
      { numRuns: 20 },
    )
  })
})
