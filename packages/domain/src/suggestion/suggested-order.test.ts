import { describe, expect, test } from 'vitest'
import { NO_CASES } from '../quantity/index.ts'
import { NO_TANK_LITRES } from '../tank/index.ts'
import { suggestedOrder, type PastAmounts, type PastOrder, type Suggestable } from './index.ts'
import { crates, orderedAgo, TODAY, weekly } from './suggestion.builders.ts'

const suggest = (orders: readonly PastOrder[], ...products: [string, Suggestable][]) =>
  suggestedOrder(orders, new Map(products), TODAY)
const amounts = (own: Partial<PastAmounts>): PastAmounts => ({ ...NO_CASES, ...NO_TANK_LITRES, litres: 0, ...own })

describe('[RTE-26] a suggested order', () => {
  test('has as much of each product as is in the middle of what was ordered, in the same units', () => {
    const orders = [
      orderedAgo(7, { pils: { pallets: 9 } }),
      orderedAgo(14, { pils: { pallets: 2, layers: 1 } }),
      orderedAgo(21, { pils: { packages: 3 } }),
    ]
    expect(suggest(orders, crates('pils'))).toMatchObject([
      { sku: 'pils', amounts: amounts({ pallets: 2, layers: 1 }) },
    ])
  })

  test('leaves out what is not sold any more', () => {
    expect(suggest(weekly(3, { pils: { pallets: 1 }, gone: { pallets: 1 } }), crates('pils'))).toMatchObject([
      { sku: 'pils' },
    ])
  })

  test.each([
    ['as much as the stock holds', { stockCases: 50 }, { pallets: 1, layers: 1, packages: 2 }],
    ['as much as an offer gives', { maximumCases: 16 }, { layers: 2 }],
    ['only units that can be ordered', { units: ['layers'] as const }, { layers: 10 }],
  ])('has %s', (_what, wishes, expected) => {
    const [own] = suggest(weekly(3, { pils: { pallets: 2 } }), crates('pils', wishes))
    expect(own?.amounts).toEqual(amounts(expected))
  })

  test('has nothing of what is out of stock, or less than the smallest unit', () => {
    const orders = weekly(3, { pils: { pallets: 2 } })
    expect(suggest(orders, crates('pils', { stockCases: 0 }))).toEqual([])
    expect(suggest(orders, crates('pils', { stockCases: 7, units: ['layers', 'pallets'] }))).toEqual([])
  })

  test('proposes as many lines as an order usually has; the others are told', () => {
    const orders = [
      ...weekly(4, { pils: { pallets: 1 }, wit: { pallets: 1 } }),
      orderedAgo(35, { pils: { pallets: 1 }, stout: { pallets: 1 } }),
    ]
    const all = suggest(orders, crates('pils'), crates('wit'), crates('stout'))
    expect(all.map(({ sku, isProposed }) => [sku, isProposed])).toEqual([
      ['pils', true],
      ['wit', true],
      ['stout', false],
    ])
  })

  test('proposes no more pallets than the largest of the last orders', () => {
    const orders = [
      orderedAgo(7, { pils: { pallets: 6 }, wit: { pallets: 3 }, stout: { pallets: 1 } }),
      orderedAgo(14, { pils: { pallets: 6 }, wit: { pallets: 1 }, stout: { pallets: 3 } }),
      orderedAgo(21, { pils: { pallets: 2 }, wit: { pallets: 4 }, stout: { pallets: 4 } }),
    ]
    const all = suggest(orders, crates('pils'), crates('wit'), crates('stout'))
    const proposed = all.filter(({ isProposed }) => isProposed)
    expect(all.map((own) => own.amounts.pallets)).toEqual([6, 3, 3])
    expect(proposed.map((own) => own.amounts.pallets)).toEqual([6, 3])
  })

  test('of tank beer has the litres of each tank', () => {
    const told = { litres: 800, tankType1: 500, tankType2: 300 }
    const orders = [7, 14].map((days) => orderedAgo(days, { pils: told }, 'tank'))
    expect(suggest(orders, crates('pils', { kind: 'tank', stockCases: 0 }))).toMatchObject([
      { amounts: amounts(told), isProposed: true },
    ])
  })
})
