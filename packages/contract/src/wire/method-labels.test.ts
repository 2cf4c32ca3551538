import { DELIVERY_METHODS } from '@fust/domain/order'
import { LANGUAGES } from '@fust/domain/market'
import { expect, test } from 'vitest'
import { labelAmong, METHOD_LABELS, shortLabelAmong } from './index.ts'

/** Letters that a pill of the order bar has room for. */
const ROOM = 15

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

test.each(LANGUAGES)(
  '[BAR-50] in %s what went by one of the two is told apart where nothing is offered',
  (language) => {
    const [pickup, small] = (['emptiespickup_emptiespickup', 'emptiessmall_emptiessmall'] as const).map(
      (method) => labelAmong([], method)[language],
    )
    expect(pickup).toBe(METHOD_LABELS.emptiespickup_emptiespickup[language])
    expect(pickup).not.toBe(small)
  },
)

test('where there is little room a transport is called by a short name', () => {
  expect(shortLabelAmong(DELIVERY_METHODS, 'flatrate_flatrate')).toMatchObject({ en: 'Full Truck', nl: 'Volle wagen' })
})

test.each(LANGUAGES)('in %s every transport has a name of its own that fits its pill', (language) => {
  const short = DELIVERY_METHODS.map((method) => shortLabelAmong(DELIVERY_METHODS, method)[language])
  expect(new Set(short).size).toBe(DELIVERY_METHODS.length)
  expect(short.filter((label) => label.length > ROOM)).toEqual([])
})
