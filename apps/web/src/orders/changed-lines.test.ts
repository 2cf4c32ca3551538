import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'
import type { FormerLine, OrderLine } from './order.ts'

const line = (sku: string, pallets: number): FormerLine => ({
  sku,
  name: sku,
  pallets,
  layers: 0,
  packages: 0,
  litres: 0,
})

const orderLine = (sku: string, pallets: number): OrderLine => ({
  id: sku,
  sku,
  name: sku,
  product: null,
  // Less of it comes: what was changed is told of what was ordered.
  quantities: { pallets: 0, layers: 0, packages: 0 },
  litres: 0,
  packages: 0,
  ordered: { quantities: { pallets, layers: 0, packages: 0 }, litres: 0, packages: 0 },
  confirmation: null,
  shipped: 0,
  totalCents: 0,
})

test.each([
  ['what is as it was is left out', [line('A', 1)], [orderLine('A', 1)], []],
  ['more of a product', [line('A', 1)], [orderLine('A', 2)], [['A', 1, 2]]],
  ['what came to it', [], [orderLine('B', 1)], [['B', undefined, 1]]],
  [
    'what was left out comes last',
    [line('A', 1)],
    [orderLine('B', 1)],
    [
      ['B', undefined, 1],
      ['A', 1, undefined],
    ],
  ],
  ['bundles put together otherwise are counted together', [line('A', 1), line('A', 2)], [orderLine('A', 3)], []],
])('[ORD-29] of two orders: %s', (_what, before, after, expected) => {
  const changed = changedLines(before, after).map((one) => [one.sku, one.before?.pallets, one.after?.pallets])
  expect(changed).toEqual(expected)
})
