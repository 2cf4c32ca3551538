import { describe, expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import {
  bonusOf,
  contractProgress,
  contractYear,
  countsTankBeerOnly,
  loyaltyPoints,
  packagingStanding,
} from './index.ts'

const day = calendarDate

describe('the year of a contract', () => {
  test.each([
    ['2024-01-01', '2028-12-31', '2026-11-24', '2026-01-01', '2026-12-31', 'is the calendar year of today'],
    ['2026-04-01', 'never', '2026-11-24', '2026-04-01', '2026-12-31', 'begins with the contract'],
    ['2024-01-01', '2026-09-30', '2026-06-01', '2026-01-01', '2026-09-30', 'ends with the contract'],
    ['2024-01-01', '2026-09-30', '2026-11-24', '2026-01-01', '2026-09-30', 'is the last one of what has ended'],
    ['2027-03-01', '2028-12-31', '2026-11-24', '2027-03-01', '2027-12-31', 'is the first one of what has not begun'],
  ])('%s to %s on %s: %s to %s, it %s', (startsOn, endsOn, today, from, to) => {
    const lifetime = { startsOn: day(startsOn), endsOn: endsOn === 'never' ? null : day(endsOn) }
    expect(contractYear(lifetime, day(today))).toEqual({ from, to })
  })
})

describe('the progress of a contract', () => {
  const term = { from: day('2026-01-01'), to: day('2026-12-31') }
  const at = (today: string, orderedMl: number) =>
    contractProgress({ agreedMl: 365_000, orderedMl, term, today: day(today) })

  test('tells what is missing, what an even pace would have brought, and how many days are left', () => {
    expect(at('2026-01-10', 6_000)).toEqual({ missingMl: 359_000, expectedMl: 10_000, daysLeft: 355 })
  })

  test('nothing is missing of what was passed', () => {
    expect(at('2026-06-01', 400_000).missingMl).toBe(0)
  })

  test('before its year no pace is asked, after it all of it', () => {
    expect(at('2025-12-31', 0)).toMatchObject({ expectedMl: 0, daysLeft: 365 })
    expect(at('2027-02-01', 0)).toMatchObject({ expectedMl: 365_000, daysLeft: 0 })
  })
})

test.each([
  [99_999, 0, 'is nothing below the agreed volume'],
  [100_000, 240, 'is for all of it once that is reached'],
  [150_001, 360, 'grows with what comes after, and a part of a cent is none'],
])('the bonus for %i ml is %i cents: it %s', (orderedMl, earnedCents) => {
  const agreed = { agreedMl: 100_000, centsPerHectolitre: 240 }
  expect(bonusOf(agreed, orderedMl)).toEqual({ earnedCents, atTargetCents: 240 })
})

test('a contract for tanks counts tank beer only', () => {
  expect(countsTankBeerOnly('tank')).toBe(true)
  expect(countsTankBeerOnly('supply')).toBe(false)
})

test('a part of a loyalty point is none', () => {
  expect(loyaltyPoints(199_999, 10)).toBe(19)
})

test.each([
  [true, false, 'kept'],
  [true, true, 'at-risk'],
  [false, true, 'open'],
])(
  '[CRT-39] the discount of an order that is delivered (%s) and short (%s) is %s',
  (isDelivered, isShort, standing) => {
    expect(packagingStanding({ isDelivered, isShort })).toBe(standing)
  },
)
