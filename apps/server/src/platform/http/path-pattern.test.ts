import { expect, test } from 'vitest'
import { isOfPattern } from './path-pattern.ts'

test.each([
  ['/cart', '/cart', true],
  ['/cart', '/cart/', true],
  ['/cart', '/cart/1', false],
  ['/cart', '/Cart', false],
  ['/', '/', true],
  ['/payers/:id', '/payers/P1', true],
  ['/payers/:id', '/payers', false],
  ['/catalog/$sku', '/catalog/VP-24', true],
  ['/media/*', '/media/packs/a.svg', true],
  ['/media/*', '/media', false],
  ['/cart', '/cart//', false],
  ['/identity/session', '/identity//session', false],
  ['/payers/:id', '/payers//', false],
  ['/cart/lines', `/cart/lines${'/'.repeat(15_000)}`, false],
])('%s: %s is %s', (pattern, path, expected) => {
  expect(isOfPattern(pattern, path)).toBe(expected)
})
