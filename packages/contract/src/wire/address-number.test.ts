import { expect, test } from 'vitest'
import { addressNumber } from './index.ts'

test.each([
  ['3000101', 3_000_101],
  ['0000100234', 100_234],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['HAL-01', null],
  ['', null],
])('[GQL-50] the ship-to %s has the number %j among the addresses', (id, number) => {
  expect(addressNumber(id)).toBe(number)
})
