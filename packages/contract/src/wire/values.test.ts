import { expect, test } from 'vitest'
import { flag, wireDateTime } from './values.ts'

test('a flag is 1 or 0', () => expect([flag(true), flag(false)]).toEqual([1, 0]))

test.each([
  ['2026-05-05T14:00:00Z', '2026-05-05 16:00:00'],
  ['2026-12-31T23:30:05Z', '2027-01-01 00:30:05'],
])('%s is %s on the clocks of Amsterdam', (moment, expected) => {
  expect(wireDateTime(new Date(moment), 'Europe/Amsterdam')).toBe(expected)
})
