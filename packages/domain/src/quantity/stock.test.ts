import { describe, expect, test } from 'vitest'
import { stockShortages } from './index.ts'

describe('what is short', () => {
  const stock = new Map([
    ['pils', 100],
    ['bock', 0],
  ])

  test('[CRT-34] demand is summed over lines before it meets the stock', () => {
    const demands = [
      { sku: 'pils', quantity: 60 },
      { sku: 'pils', quantity: 50 },
    ]
    expect(stockShortages(demands, stock)).toEqual([
      { sku: 'pils', reason: 'not-enough-stock', requestedQuantity: 110, maximumQuantity: 100 },
    ])
  })

  test('[CRT-34] a product without stock, and one nobody knows, are out of stock', () => {
    const demands = [
      { sku: 'wit', quantity: 1 },
      { sku: 'bock', quantity: 1 },
    ]
    expect(stockShortages(demands, stock).map(({ sku, reason }) => [sku, reason])).toEqual([
      ['bock', 'out-of-stock'],
      ['wit', 'out-of-stock'],
    ])
  })

  test('what is there is not short', () => {
    expect(stockShortages([{ sku: 'pils', quantity: 100 }], stock)).toEqual([])
  })
})
