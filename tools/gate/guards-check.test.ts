import { expect, test } from 'vitest'
import { minutesForGuards } from './guards-check.ts'

const NOW_MS = Date.UTC(2026, 10, 19, 14, 55)
const inMinutes = (minutes: number) => String(NOW_MS / 1000 + minutes * 60)

test.each([
  ['twenty minutes, where nothing says when the gate is to be over', undefined, 20],
  ['twenty minutes, where more are left', inMinutes(40), 20],
  ['what is left', inMinutes(7), 7],
  ['none, where the time is over', inMinutes(-3), 0],
])('guards may be begun for %s', (_, until, minutes) => {
  expect(minutesForGuards(until, NOW_MS)).toBe(minutes)
})
