import { expect, test } from 'vitest'
import { typedHundredths } from './typed-amount.ts'

test.each([
  ['17,85', 1785],
  ['17.85', 1785],
  [' 17,8 ', 1780],
  ['40', 4000],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1.000,00', null],
  ['17,855', null],
  ['1234567', null],
  ['veel', null],
])('"%s" is %s', (typed, expected) => {
  expect(typedHundredths(typed)).toBe(expected)
})
