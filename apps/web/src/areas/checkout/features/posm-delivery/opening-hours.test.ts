import { expect, test } from 'vitest'
import { openDays } from './opening-hours.ts'

const on = (day: string, from = '09:00', to = '18:00') => ({ day, from, to })
const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => on(day))

test.each([
  ['working days are one', WORKING_DAYS, [{ first: 0, last: 4, times: '09:00–18:00' }]],
  [
    'another time is another',
    [...WORKING_DAYS, on('Saturday', '10:00', '16:00')],
    [
      { first: 0, last: 4, times: '09:00–18:00' },
      { first: 5, last: 5, times: '10:00–16:00' },
    ],
  ],
  [
    'a closed day between makes two',
    [on('Monday'), on('Wednesday')],
    [
      { first: 0, last: 0, times: '09:00–18:00' },
      { first: 2, last: 2, times: '09:00–18:00' },
    ],
  ],
  [
    'a break is told',
    [on('Monday', '09:00', '12:30'), on('Monday', '13:30', '18:00')],
    [{ first: 0, last: 0, times: '09:00–12:30, 13:30–18:00' }],
  ],
  ['nothing is told of none', [], []],
  ['a day that nobody knows is none', [on('Someday')], []],
])('[ENT-38] of opening hours %s', (_what, hours, told) => {
  expect(openDays(hours)).toEqual(told)
})
