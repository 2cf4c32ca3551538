import { expect, test } from 'vitest'
import { inOrderOf, withHabits, type SortKey } from './listing-order.ts'
import type { Sort } from './listing-question.ts'

const by = (...directions: Sort['direction'][]): Sort[] =>
  directions.map((direction) => ({ field: 'price', direction }))

test.each<[string, Sort[], SortKey[][], number[]]>([
  ['the lowest first', by('ASC'), [[3], [1], [2]], [20, 30, 10]],
  ['the highest first', by('DESC'), [[3], [1], [2]], [10, 30, 20]],
  ['what has none last, upwards', by('ASC'), [[null], [1], [2]], [20, 30, 10]],
  ['what has none last, downwards', by('DESC'), [[null], [1], [2]], [30, 20, 10]],
  ['equals as they stand', by('DESC'), [[1], [2], [1]], [20, 10, 30]],
  [
    'equals by the next key',
    by('ASC', 'DESC'),
    [
      ['a', 1],
      ['b', 1],
      ['a', 2],
    ],
    [30, 10, 20],
  ],
])('%s', (_what, sorts, keys, expected) => {
  expect(inOrderOf(sorts, [10, 20, 30], keys)).toEqual(expected)
})

test.each<[string, Sort[], number[]]>([
  ['first, the most ordered before all', [{ field: 'habit', direction: 'DESC' }], [30, 10, 20, 40]],
  ['last, the least ordered before it', [{ field: 'habit', direction: 'ASC' }], [20, 40, 10, 30]],
  ['where they stand under another sort', [...by('ASC'), { field: 'habit', direction: 'DESC' }], [10, 20, 30, 40]],
])('habits come %s', (_where, sorts, expected) => {
  expect(withHabits(sorts, [10, 20, 30, 40], [30, 99, 10])).toEqual(expected)
})
