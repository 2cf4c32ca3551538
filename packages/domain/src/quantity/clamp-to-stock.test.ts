import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundleStock, clampPieces, clampToStock, ORDER_UNITS, totalCases } from './index.ts'
import { cratesOfForty } from './quantity.builders.ts'

const asked = { packages: 6, layers: 3, pallets: 2 }
const taken = (packages: number, layers: number, pallets: number) => ({ packages, layers, pallets })

describe('more than is in stock', () => {
  test.each([
    [110, taken(0, 0, 0), 'everything is there'],
    [109, taken(0, 0, 1), 'a pallet goes first, even for one case'],
    [70, taken(0, 0, 1), 'the second pallet stays while it is there'],
    [69, taken(0, 0, 2), 'then the other pallet'],
    [29, taken(0, 1, 2), 'then layers'],
    [5, taken(1, 3, 2), 'then single cases'],
    [0, taken(6, 3, 2), 'nothing is left'],
    [-4, taken(6, 3, 2), 'an oversold product has none'],
  ])('[CRT-25] of 110 cases with %i in stock, %o are taken off: %s', (stock, takenOff) => {
    expect(clampToStock(asked, cratesOfForty, stock).takenOff).toEqual(takenOff)
  })

  test('[CRT-14] point-of-sale material is cut to its stock, beyond 999 too', () => {
    expect(clampPieces(1500, 1200)).toEqual({ kept: 1200, takenOff: 300 })
  })

  test('[CRT-25] never asks for more than stock, never adds, and takes nothing without need', () => {
    const count = fc.integer({ min: 0, max: 400 })
    const quantities = fc.record({ packages: count, layers: count, pallets: count })
    fc.assert(
      fc.property(quantities, fc.integer({ min: 0, max: 40_000 }), (wanted, stock) => {
        const { kept, takenOff } = clampToStock(wanted, cratesOfForty, stock)
        expect(totalCases(kept, cratesOfForty)).toBeLessThanOrEqual(stock)
        for (const unit of ORDER_UNITS) {
          expect(kept[unit]).toBeGreaterThanOrEqual(0)
          expect(kept[unit] + takenOff[unit]).toBe(wanted[unit])
        }
        const isEnough = totalCases(wanted, cratesOfForty) <= stock
        expect(ORDER_UNITS.every((unit) => takenOff[unit] === 0)).toBe(isEnough)
      }),
    )
  })
})

describe('the stock of a bundle', () => {
  test.each([
    [[12, 7, 30], 7, 'is the lowest option stock'],
    [[12, 0, 30], 0, 'is zero when an option has none'],
    [[], 0, 'is zero without options'],
  ])('[CRT-19] %o → %i: %s', (optionStocks, stock) => {
    expect(bundleStock(optionStocks)).toBe(stock)
  })
})
