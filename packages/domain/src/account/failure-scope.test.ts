import { expect, test } from 'vitest'
import { failureScope } from './index.ts'

test.each([
  [true, true, 'device'],
  [true, false, 'device'],
  [false, true, 'network'],
  [false, false, 'elsewhere'],
])(
  '[IDN-38] with a known device %s and a known network %s, failures count by %s',
  (isKnownDevice, isKnownNetwork, scope) => {
    expect(failureScope({ isKnownDevice, isKnownNetwork })).toBe(scope)
  },
)
