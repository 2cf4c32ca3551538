import { describe, expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { isCouponValid, type Coupon } from './coupon.ts'

const coupon: Coupon = {
  code: 'PROOST',
  discount: { kind: 'rate', basisPoints: 500 },
  validFrom: calendarDate('2026-11-01'),
  validTo: calendarDate('2026-11-30'),
  uses: 0,
  maximumUses: 2,
}

describe('a coupon', () => {
  test.each<[string, string, Partial<Coupon>, boolean]>([
    ['on its first day', '2026-11-01', {}, true],
    ['on its last day', '2026-11-30', {}, true],
    ['the day before', '2026-10-31', {}, false],
    ['the day after', '2026-12-01', {}, false],
    ['without days', '2030-01-01', { validFrom: null, validTo: null }, true],
    ['with one use left', '2026-11-15', { uses: 1 }, true],
    ['used up', '2026-11-15', { uses: 2 }, false],
  ])('[CRT-40] %s: %s', (_case, today, own, expected) => {
    expect(isCouponValid({ ...coupon, ...own }, calendarDate(today))).toBe(expected)
  })
})
