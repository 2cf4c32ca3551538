import { DELIVERY_METHODS } from '@fust/domain/order'
import { expect, test } from 'vitest'
import { labelAmong, METHOD_LABELS, shortLabelAmong } from './index.ts'

test.each([
  ['[BAR-45]', 'flatrate_flatrate', 'Full Truck'],
  ['[BAR-46]', 'freeshipping_freeshipping', 'Half Truck'],
  ['[BAR-47]', 'selfpickup_selfpickup', 'Self Pickup'],
  ['[BAR-48]', 'emptiesfulltruck_emptiesfulltruck', 'Empty Truck'],
  ['[BAR-49]', 'emptiespickup_emptiespickup', 'Empty Small'],
  ['[BAR-50]', 'emptiessmall_emptiessmall', 'Empty Small'],
] as const)('%s the transport %s is called %s', (_id, method, label) => {
  expect(labelAmong([method], method).en).toBe(label)
})

test('[BAR-50, BAR-51] the two small empties are told apart where both are offered', () => {
  const both = ['emptiespickup_emptiespickup', 'emptiessmall_emptiessmall'] as const
  expect(both.map((method) => labelAmong(both, method).en)).toEqual(['Empty Pickup', 'Empty Small'])
})

test('where there is little room a transport is called by a short name that tells it from the others', () => {
  const short = DELIVERY_METHODS.map((method) => shortLabelAmong(DELIVERY_METHODS, method))
  expect(short[0]).toEqual({ en: 'Full Truck', nl: 'Volle wagen' })
  expect(new Set(short.map(({ nl }) => nl)).size).toBe(DELIVERY_METHODS.length)
  for (const [index, { nl }] of short.entries())
    expect(nl.length).toBeLessThanOrEqual(METHOD_LABELS[DELIVERY_METHODS[index] ?? 'flatrate_flatrate'].nl.length)
})
