import { describe, expect, test } from 'vitest'
import { holdConfirmed, type StockHold } from './index.ts'

const line = (held: number, wanted: number, parts: StockHold['parts'] = [{ sku: 'A', quantity: 1 }]): StockHold => ({
  parts,
  held,
  wanted,
})
const SET = [
  { sku: 'A', quantity: 2 },
  { sku: 'B', quantity: 1 },
]

describe('[ORD-35] what lines hold once their quantities are confirmed', () => {
  test.each<[string, StockHold[], Record<string, number>, number[], Record<string, number>]>([
    ['all is kept', [line(5, 5)], {}, [5], {}],
    ['what is rejected goes back', [line(5, 0)], {}, [0], { A: 5 }],
    ['of less the rest goes back', [line(5, 2)], {}, [2], { A: 3 }],
    ['a bundle gives back each of its parts', [line(5, 3, SET)], {}, [3], { A: 4, B: 2 }],
    ['more again is taken where it is there', [line(2, 5)], { A: 3 }, [5], { A: -3 }],
    ['and not where it is not: the line keeps what it has', [line(2, 5)], { A: 2 }, [2], {}],
    ['a bundle takes all of its parts or none', [line(1, 2, SET)], { A: 9, B: 0 }, [1], {}],
    ['one line takes what another one gives back', [line(0, 3), line(5, 2)], {}, [3, 2], {}],
    ['two lines do not take the same', [line(0, 3), line(0, 3)], { A: 5 }, [3, 0], { A: -3 }],
    ['what holds nothing in stock is as it is confirmed', [line(0, 3, [])], {}, [3], {}],
  ])('%s', (_case, lines, available, held, changes) => {
    const after = holdConfirmed(lines, new Map(Object.entries(available)))
    expect(after.held).toEqual(held)
    expect(Object.fromEntries(after.changes)).toEqual(changes)
  })
})
