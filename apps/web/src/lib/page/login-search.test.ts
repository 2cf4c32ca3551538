import { expect, test } from 'vitest'
import { loginSearch } from './login-search.ts'

test.each([
  ['/cart?step=2#docket', '/cart?step=2#docket'],
  ['https://elsewhere.example/', undefined],
  ['//elsewhere.example/', undefined],
  ['/\\elsewhere.example/', undefined],
  ['/\t/elsewhere.example/', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('the login leads back to %j as %j', (asked, path) => {
  expect(loginSearch({ back: asked }).back).toBe(path)
})
