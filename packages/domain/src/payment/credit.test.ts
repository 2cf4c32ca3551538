import { expect, test } from 'vitest'
import { creditAfterOrder } from './index.ts'

test.each([
  // limit   open     order    left      because
  [500_000, 120_000, 80_000, 300_000, 'unpaid invoices and the order come off the limit'],
  [500_000, 420_000, 80_000, 0, 'an order may use the credit to the last cent'],
  [500_000, 420_000, 80_001, -1, 'a cent more goes over it'],
  [0, 0, 80_000, -80_000, 'a limit of nothing holds no order'],
  [500_000, -20_000, 80_000, 440_000, 'what was paid ahead is there to be spent'],
  [500_000, 510_000, -36_000, 26_000, 'empties that go back give credit back'],
])('of %i with %i open an order of %i leaves %i: %s', (limitCents, openCents, orderCents, left) => {
  expect(creditAfterOrder({ limitCents, openCents }, orderCents)).toBe(left)
})
