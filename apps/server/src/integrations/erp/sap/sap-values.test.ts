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

test.each([null, ''])('a date that SAP leaves empty is none: %j', (empty) => {
  expect(fromSapDate(empty)).toBeNull()
})

// As services of SAP and others document it: ticks, with the zone of an Edm.DateTimeOffset, and ISO 8601.
test.each([
  ['/Date(1493942400000)/', '2017-05-05'],
  ['/Date(1493942400000+0000)/', '2017-05-05'],
  ['/Date(-86400000)/', '1969-12-31'],
  ['2017-05-05', '2017-05-05'],
  ['2017-05-05T00:00:00', '2017-05-05'],
  ['2017-05-05T00:00:00.0000000', '2017-05-05'],
  ['2017-05-05T00:00:00Z', '2017-05-05'],
])('the date %s is %s', (written, day) => {
  expect(fromSapDate(written)).toBe(day)
})

test.each(['05.05.2017', '/Date(soon)/', '20170505', '2017-13-01'])('%s is no date, and not none either', (text) => {
  expect(() => fromSapDate(text)).toThrow(RangeError)
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

test.each([
  [
    'as a gateway writes it',
    '{"error":{"code":"V1/555","message":{"lang":"en","value":"No"},"innererror":{"transactionid":"5F"}}}',
  ],
  [
    'with room in it',
    '{\r\n  "error": {\r\n    "code": "V1/555",\r\n    "message": { "lang": "en-US", "value": "No" }\r\n  }\r\n}',
  ],
  ['as OData 4 has it', '{"error":{"code":"V1/555","message":"No","details":[]}}'],
  [
    'in XML',
    '<?xml version="1.0" encoding="utf-8"?><error xmlns="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata"><code>V1/555</code><message xml:lang="en">No</message></error>',
  ],
  [
    'in a part of a batch',
    '--part\r\nContent-Type: application/http\r\n\r\nHTTP/1.1 400 Bad Request\r\n\r\n{"error":{"code":"V1/555","message":{"lang":"en","value":"No"}}}\r\n--part--',
  ],
])('an error is read %s', (_how, body) => {
  expect(readSapError(body)).toEqual({ code: 'erp-refused', erpCode: 'V1/555', message: 'No' })
})

test.each(['', 'CSRF token validation failed', '{"error":', '{"error":{"code":1}}'])('%j is no SAP error', (text) => {
  expect(readSapError(text)).toBeUndefined()
})
