import { expect, test } from 'vitest'
import { valuePercent } from './index.ts'

test.each([
  ['[CRT-47] the grand total of the maximum', 1_125_000, 4_500_000, 25],
  ['[CRT-48] 100 at the maximum', 4_500_000, 4_500_000, 100],
  ['[CRT-48] 100 above it', 4_500_001, 4_500_000, 100],
  ['[CRT-49] 0 without a maximum', 1_125_000, null, 0],
  ['[CRT-49] 0 where the maximum is zero', 1_125_000, 0, 0],
  ['0 where something is credited', -46_800, 4_500_000, 0],
  ['0 for an empty cart', 0, 4_500_000, 0],
])('the percent of the order value is %s', (_what, total, maximum, percent) => {
  expect(valuePercent(total, maximum)).toBe(percent)
})
