import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { likelyProducts, usualKind } from './index.ts'
import { orderedAgo, TODAY, weekly } from './suggestion.builders.ts'

const ONE = { pallets: 1 }
const skusOf = (orders: Parameters<typeof likelyProducts>[0]) => likelyProducts(orders, TODAY).map(({ sku }) => sku)
const reasonOf = (sku: string, orders: Parameters<typeof likelyProducts>[0]) =>
  likelyProducts(orders, TODAY).find((own) => own.sku === sku)?.reason

describe('what the next order is likely to have', () => {
  test('is what most orders had, the later ones before the earlier', () => {
    const orders = [
      orderedAgo(7, { pils: ONE, wit: ONE }),
      orderedAgo(14, { pils: ONE, wit: ONE }),
      orderedAgo(21, { pils: ONE, stout: ONE }),
      orderedAgo(28, { pils: ONE, stout: ONE }),
    ]
    expect(skusOf(orders)).toEqual(['pils', 'wit', 'stout'])
  })

  test('is nothing without a history', () => {
    expect(skusOf([])).toEqual([])
    expect(usualKind([])).toBeNull()
  })

  test('tells in how many of the last ten orders a habit was', () => {
    expect(reasonOf('pils', weekly(14, { pils: ONE }))).toEqual({ code: 'usual', times: 10, of: 10 })
    expect(reasonOf('pils', weekly(3, { pils: ONE }))).toEqual({ code: 'usual', times: 3, of: 3 })
  })

  test('tells since when something is missing', () => {
    const orders = [orderedAgo(7, { wit: ONE }), ...weekly(5, { pils: ONE, wit: ONE }).slice(1)]
    expect(reasonOf('pils', orders)).toEqual({ code: 'missing', lastOn: '2026-11-09' })
  })

  test.each([
    ['52 weeks ago', 364, 'season'],
    ['49 weeks ago', 343, 'season'],
    ['55 weeks ago', 385, 'season'],
    ['a day too late for the season', 342, 'missing'],
    ['a day too early for it', 386, 'missing'],
  ])('what was ordered %s alone is proposed by its reason', (_when, days, code) => {
    const orders = [...weekly(8, { pils: ONE }), orderedAgo(days, { bock: ONE })]
    expect(reasonOf('bock', orders)?.code).toBe(code)
  })

  test('what is of the season comes before what was ordered as rarely at another time', () => {
    const orders = [...weekly(8, { pils: ONE }), orderedAgo(200, { wit: ONE }), orderedAgo(364, { bock: ONE })]
    expect(skusOf(orders)).toEqual(['pils', 'bock', 'wit'])
  })

  test('right after an order what it lacks comes first', () => {
    const orders = [orderedAgo(0, { pils: ONE }), ...weekly(6, { pils: ONE, wit: ONE })]
    expect(skusOf(orders)).toEqual(['wit', 'pils'])
  })

  test('a product on two lines of an order counts once', () => {
    const once = weekly(1, { pils: ONE })
    const twice = once.map((order) => ({ ...order, lines: [...order.lines, ...order.lines] }))
    expect(likelyProducts(twice, TODAY)).toEqual(likelyProducts(once, TODAY))
  })

  test('each product that was ordered is told once, with a share from 0 to 1', () => {
    const history = fc.array(
      fc.record({ days: fc.nat(500), skus: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }) }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(history, (drawn) => {
        const orders = drawn
          .toSorted((a, b) => a.days - b.days)
          .map(({ days, skus }) => orderedAgo(days, Object.fromEntries(skus.map((sku) => [sku, ONE]))))
        const likely = likelyProducts(orders, TODAY)
        expect(likely.map(({ sku }) => sku).toSorted()).toEqual(
          [...new Set(drawn.flatMap(({ skus }) => skus))].toSorted(),
        )
        for (const { share } of likely) expect(share > 0 && share <= 1.000_001).toBe(true)
      }),
    )
  })
})

describe('the usual kind', () => {
  test('is what most of the last ten orders were of', () => {
    const tank = orderedAgo(1, { pils: { litres: 500 } }, 'tank')
    expect(usualKind([tank, ...weekly(2, { pils: ONE })])).toBe('beer')
    expect(usualKind([...weekly(2, { pils: ONE }), ...Array.from({ length: 20 }, () => tank)])).toBe('tank')
  })

  test('is that of the latest order where two are as many', () => {
    const tank = orderedAgo(1, { pils: { litres: 500 } }, 'tank')
    expect(usualKind([tank, ...weekly(1, { pils: ONE })])).toBe('tank')
  })
})
