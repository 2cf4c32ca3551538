import { calendarDate } from '@fust/domain/calendar'
import { expect, test } from 'vitest'
import { isLastingRefusal, readSapError } from './sap-error.ts'
import { fromItemNumber, fromSapDate, quoted, toCents, toDecimal, toItemNumber, toSapDate } from './sap-values.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [1499, '14.99'],
  [348_904, '3489.04'],
])('%i cents are written %s and read back', (cents, decimal) => {
  expect(toDecimal(cents)).toBe(decimal)
  expect(toCents(decimal)).toBe(cents)
})

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.344', 1234],
  ['12.345', 1235],
  ['-12.345', -1235],
])('the amount %s is %i cents', (decimal, cents) => {
  expect(toCents(decimal)).toBe(cents)
})

test.each(['', 'abc', '1,50', '1e3'])('%j is not an amount', (text) => {
  expect(() => toCents(text)).toThrow('not an amount')
})

test.each(['2026-03-29', '2026-10-25', '2026-12-31'])('%s stays the same day, whatever the clocks do', (text) => {
  const day = calendarDate(text)
  expect(fromSapDate(toSapDate(day))).toBe(day)
})

test('a date that SAP leaves empty is none', () => {
  expect(fromSapDate(null)).toBeNull()
})

test('an apostrophe in a text cannot end it', () => {
  expect(quoted("it's")).toBe("'it''s'")
})

test('line 3 is item 30, also where SAP writes it with zeros', () => {
  expect(toItemNumber(3)).toBe('30')
  expect(fromItemNumber('000030')).toBe(3)
})

test.each([
  ['V1/555', true, 'the business says no'],
  ['V1/042', false, 'somebody has the order open'],
  ['/IWBEP/CM_MGW_RT/023', false, 'the request is malformed'],
  ['/IWFND/MED/170', false, 'the service is not there'],
])('error %s lasting: %s, because %s', (code, isLasting) => {
  const error = readSapError(JSON.stringify({ error: { code, message: { lang: 'en', value: 'No' } } }))
  expect(error && isLastingRefusal(error)).toBe(isLasting)
})

test.each(['', 'CSRF token validation failed', '{"error":', '{"error":{"code":1}}'])('%j is no SAP error', (text) => {
  expect(readSapError(text)).toBeUndefined()
})
