import { expect, test } from 'vitest'
import { meantProduct } from './meant-product.ts'

const all = new Set(['A', 'B', 'C'])
const meant = (...own: [sku: string, rank: number][]) => own.map(([sku, rank]) => ({ code: 'x', sku, rank }))

test.each([
  ['nothing', meant(), { status: 'UNKNOWN' }],
  ['what nobody can order', meant(['Z', 1]), { status: 'UNKNOWN' }],
  ['one product', meant(['A', 3]), { status: 'FOUND', sku: 'A' }],
  ['one product in two ways', meant(['A', 3], ['A', 4]), { status: 'FOUND', sku: 'A' }],
  ['a SKU that is the name of another', meant(['A', 1], ['B', 6]), { status: 'FOUND', sku: 'A' }],
  ['two packs of one name', meant(['A', 6], ['B', 6]), { status: 'SEVERAL' }],
  ['two packs of which one can be ordered', meant(['A', 6], ['Z', 6]), { status: 'FOUND', sku: 'A' }],
])('a code that means %s', (_what, candidates, expected) => {
  expect(meantProduct(candidates, all)).toEqual(expected)
})
