import { expect, test } from 'vitest'
import { isDeliverableOn } from './index.ts'

test.each<[string, string | null, string | null, boolean, string]>([
  // day           from          to            can it come
  ['2026-11-24', null, null, true, 'without a window on any day'],
  ['2027-02-14', '2027-02-15', null, false, 'not before its first day'],
  ['2027-02-15', '2027-02-15', null, true, 'on its first day'],
  ['2027-01-08', null, '2027-01-08', true, 'on its last day'],
  ['2027-01-09', null, '2027-01-08', false, 'not after its last day'],
])('[CAT-27] on %s, from %s to %s: %s, %s', (day, deliverableFrom, deliverableTo, expected, _why) => {
  expect(isDeliverableOn(day, { deliverableFrom, deliverableTo })).toBe(expected)
})
