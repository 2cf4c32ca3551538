import { expect, test } from 'vitest'
import { barMode } from './bar-mode.ts'

test.each([
  ['/Create-An-Order_POSM', 'beer', 'posm'],
  ['/Create-An-Order_POSM/glasses', null, 'posm'],
  ['/Create-An-Order_Beer', 'posm', 'beer'],
  ['/Create-An-Order-Event', null, 'posm'],
  ['/catalog/products', 'posm', 'posm'],
  ['/catalog/products', 'beer', 'beer'],
  ['/specialoffer', 'tank', 'beer'],
  ['/specialoffer', null, 'beer'],
  ['/Create-An-Order_Empties', 'beer', 'empties'],
  ['/Create-An-Order_Beer', 'empties', 'beer'],
  ['/catalog/products', 'empties', 'empties'],
] as const)('[BAR-03] at %s with a cart of %s the bar is about %s', (path, kind, mode) => {
  expect(barMode(path, kind)).toBe(mode)
})
