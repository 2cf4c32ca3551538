import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test.each([
  // failures before, least seconds, most seconds, because
  [0, 0.5, 1, 'the first repeat comes within a second'],
  [1, 1, 2, 'each failure doubles it'],
  [5, 16, 32, 'each failure doubles it'],
  [10, 450, 900, 'fifteen minutes are the longest'],
  [5_000, 450, 900, 'also after very many failures'],
])('after %i failures a message waits %d to %d seconds: %s', (failures, least, most) => {
  expect(backoffMs(failures, () => 1) / 1000).toBe(least)
  expect(backoffMs(failures, () => 0) / 1000).toBe(most)
})
