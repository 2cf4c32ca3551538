import { expect, test } from 'vitest'
import { hasMoreFields } from './fields.ts'

test.each([
  ['', 1, false],
  ['a', 1, false],
  ['a=1&b=2', 2, false],
  ['a=1&b=2&', 2, true],
  ['&&', 2, true],
  ['a=%26%26%26', 1, false],
])('"%s" has more than %i fields: %s', (text, most, expected) => {
  expect(hasMoreFields(text, most)).toBe(expected)
})
