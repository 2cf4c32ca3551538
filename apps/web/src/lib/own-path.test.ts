import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/cart?step=2#docket', '/cart?step=2#docket'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  ['/\t/elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('coming back to %j leads to %s', (asked, path) => {
  expect(ownPath(asked)).toBe(path)
})
