import { expect, test } from 'vitest'
import { customerNumber } from './customer-number.ts'

test.each([
  ['U100001', 100_001],
  ['U1', 1],
  ['U2147483647', 2_147_483_647],
  ['U2147483648', null],
  // Of an invited person.
  ['U5f1c0d9be07a4b1e93a2c6d8', null],
  ['U123456789012345678901234', null],
  ['U0', null],
  ['U01', null],
  ['K1', null],
  ['100001', null],
  ['', null],
])('the UID %j has the number %s', (userId, number) => {
  expect(customerNumber(userId)).toBe(number)
})
