import { expect, test } from 'vitest'
import { METHOD_LABELS } from './index.ts'

test.each([
  ['[BAR-45]', 'flatrate_flatrate', 'Full Truck'],
  ['[BAR-46]', 'freeshipping_freeshipping', 'Half Truck'],
  ['[BAR-47]', 'selfpickup_selfpickup', 'Self Pickup'],
  ['[BAR-48]', 'emptiesfulltruck_emptiesfulltruck', 'Empty Truck'],
  ['[BAR-50]', 'emptiessmall_emptiessmall', 'Empty Small'],
] as const)('%s the transport %s is called %s', (_id, method, label) => {
  expect(METHOD_LABELS[method].en).toBe(label)
})
