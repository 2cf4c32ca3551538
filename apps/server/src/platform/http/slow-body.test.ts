import { expect, test } from 'vitest'
import { isBehind } from './slow-body.ts'

const PACE = { graceMs: 5_000, bytesPerSecond: 20_000 }

test.each([
  ['nothing has come in the first seconds', 0, 5_000, false],
  ['nothing has come by then', 0, 5_001, true],
  ['a megabyte has come in a minute, which is slower', 1_000_000, 60_000, true],
  ['a megabyte has come in fifty seconds and the first', 1_000_000, 55_000, false],
  ['all has come at once', 10_000_000, 1_000, false],
])('a body is behind its pace where %s: %i bytes in %i ms, %s', (_what, bytes, elapsedMs, expected) => {
  expect(isBehind(PACE, bytes, elapsedMs)).toBe(expected)
})
