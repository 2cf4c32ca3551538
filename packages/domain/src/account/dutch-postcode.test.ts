import { expect, test } from 'vitest'
import { dutchHouseNumber, dutchPostcode, reviewDutchPostcode } from './index.ts'

test.each(['7511 GA', '7511GA', '7511ga', ' 7511  gA '])('[IDN-40] %j is a Dutch postcode', (written) => {
  expect(reviewDutchPostcode(written)).toBeNull()
  expect(dutchPostcode(written)).toBe('7511 GA')
})

test.each([
  ['75A1 GA', 'digits-only'],
  ['A7511', 'digits-only'],
  ['751 GA', 'four-digits'],
  ['GA', 'four-digits'],
  ['', 'four-digits'],
  ['751112', 'letters-only'],
  ['7511 G1', 'letters-only'],
  ['7511 GÄ', 'letters-only'],
  ['7511', 'two-letters'],
  ['7511 G', 'two-letters'],
  ['7511 GAB', 'two-letters'],
])('[IDN-41] %j is none: %s', (written, fault) => {
  expect(reviewDutchPostcode(written)).toBe(fault)
})

test.each([
  ['12', { number: 12, addition: '' }],
  ['12A', { number: 12, addition: 'A' }],
  ['12-bis', { number: 12, addition: 'bis' }],
  [' 12 / 3 hoog ', { number: 12, addition: '3 hoog' }],
  ['99999', { number: 99_999, addition: '' }],
  ['0', null],
  ['100000', null],
  ['A12', null],
  ['', null],
])('[ENT-18] the house number %j is read as %j', (written, read) => {
  expect(dutchHouseNumber(written)).toEqual(read)
})
