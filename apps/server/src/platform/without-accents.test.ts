import { expect, test } from 'vitest'
import { withoutAccents } from './without-accents.ts'

test.each([
  ['Éénhoorn', 'Eenhoorn'],
  ['E\u0301e\u0301nhoorn', 'Eenhoorn'],
  ['ệ', 'e'],
  ['a\u0301\u0316\u0301b', 'ab'],
  ['Weißbier 0,5 l', 'Weißbier 0,5 l'],
  ['\u0301', ''],
])('"%s" is written "%s" without accents', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain)
})
