import { expect, test } from 'vitest'
import { bySubject } from './by-subject.ts'

const ENTRIES = [
  { title: 'Until when can I order?', summary: 'Until 16:00.', about: 'Ordering' },
  { title: 'How much deposit is a crate?', summary: '€ 3,90 with bottles.', about: 'Empties' },
  { title: 'Can I change an order?', summary: 'Yes, until the cut-off.', about: 'Ordering' },
  { title: 'Café closed?', summary: 'Tell us a day before.', about: 'Delivery' },
]
const titles = (typed: string) =>
  bySubject(ENTRIES, ({ about }) => about, typed).map(({ subject, entries }) => [subject, entries.length])

test.each([
  [
    '',
    [
      ['Ordering', 2],
      ['Empties', 1],
      ['Delivery', 1],
    ],
  ],
  ['order', [['Ordering', 2]]],
  ['CRATE deposit', [['Empties', 1]]],
  ['cafe', [['Delivery', 1]]],
  ['nothing like it', []],
])('who types "%s" sees %j', (typed, expected) => {
  expect(titles(typed)).toEqual(expected)
})
