import { expect, test } from 'vitest'
import { flag, wireDateTime } from './values.ts'

test('a flag is 1 or 0', () => expect([flag(true), flag(false)]).toEqual([1, 0]))

test.each([
  ['2026-05-05T14:00:00Z', '2026-05-05 16:00:00'],
  ['2026-12-31T23:30:05Z', '2027-01-01 00:30:05'],
  // The clocks go forward, and back.
  ['2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['2026-10-25T00:59:59.999Z', '2026-10-25 02:59:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
  ['1969-12-31T23:59:59Z', '1970-01-01 00:59:59'],
])('%s is %s on the clocks of Amsterdam', (moment, expected) => {
  expect(wireDateTime(new Date(moment), 'Europe/Amsterdam')).toBe(expected)
})
