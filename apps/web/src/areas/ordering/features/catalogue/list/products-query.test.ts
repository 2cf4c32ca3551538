import { hashKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { productsQuery, type ListQuestion } from './products-query.ts'

const LIST: ListQuestion = { search: null, filter: {}, sort: null, page: 1, pageSize: 25, onlyEmpties: false }
const keyOf = (question: Partial<ListQuestion>) =>
  hashKey(productsQuery('0000100001', { ...LIST, ...question }).queryKey)

test.each<Partial<ListQuestion>>([
  { search: 'pils' },
  { filter: { price: { from: '10', to: '20' } } },
  { sort: { name: 'ASC' } },
  { page: 2 },
  { pageSize: 50 },
  { onlyEmpties: true },
])('a list that is asked for with %j is another one', (question) => {
  expect(keyOf(question)).not.toBe(keyOf({}))
})
