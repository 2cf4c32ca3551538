import { expect, test } from 'vitest'
import { chosenHours } from './use-hours.ts'

const OFFERED = [
  { from: '07:00', to: '09:00' },
  { from: '09:00', to: '11:00' },
]

test.each([
  ['the usual while none are chosen', '', '07:00-09:00', { value: '07:00-09:00', dropped: '' }],
  ['the chosen while they are offered', '09:00-11:00', '07:00-09:00', { value: '09:00-11:00', dropped: '' }],
  [
    'none once the chosen are gone, and says which',
    '15:00-17:00',
    '07:00-09:00',
    { value: '', dropped: '15:00-17:00' },
  ],
])('[ORD-06] the hours of a delivery are %s', (_title, chosen, usual, expected) => {
  expect(chosenHours(chosen, OFFERED, usual)).toEqual(expected)
})
