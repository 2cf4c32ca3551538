import { expect, test } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

const CRATES = { min: 0, max: 5000, step: 1 }
const LITRES = { min: 100, max: 5000, step: 50 }

test.each([
  ['7', 7],
  [' 7 ', 7],
  ['007', 7],
  ['1.000', 1000],
  ['1000', 1000],
  ['2,5', 'not-whole'],
  ['2.5', 'not-whole'],
  ['1,000', 'not-whole'],
  ['1.00', 'not-whole'],
  ['1.0000', 'not-whole'],
  ['1 000', 'not-whole'],
  ['1e2', 'not-whole'],
  ['-7', 'not-whole'],
  ['−7', 'not-whole'],
  ['0x10', 'not-whole'],
  ['ten', 'not-whole'],
  ['٣', 'not-whole'],
  ['5001', 'too-many'],
  ['99999', 'too-many'],
  ['9'.repeat(400), 'too-many'],
])('[CRT-20] of crates %j is %j', (typed, expected) => {
  expect(typedQuantity(typed, CRATES)).toBe(expected)
})

test.each([
  ['50', 'too-few'],
  ['120', 'not-in-steps'],
  ['150', 150],
])('[CRT-23] of litres %j is %j', (typed, expected) => {
  expect(typedQuantity(typed, LITRES)).toBe(expected)
})
