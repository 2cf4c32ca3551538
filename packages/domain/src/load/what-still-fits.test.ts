import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stackOf, truck } from '../capacity/capacity.builders.ts'
import { compareFractions, fraction, truckLoad, type LoadLine } from '../capacity/index.ts'
import { cases, cratesOfForty, kegsOfNine, layers, pallets } from '../quantity/quantity.builders.ts'
import { ORDER_UNITS } from '../quantity/index.ts'
import { whatStillFits, type Habit } from './index.ts'

const limits = { ...truck, minimumPallets: 3, maximumPallets: 5, maximumWeightGrams: null }
const pils: Habit = { sku: 'pils', pack: cratesOfForty, units: ORDER_UNITS, stockCases: 1000 }
const keg: Habit = { sku: 'keg', pack: kegsOfNine, units: ORDER_UNITS, stockCases: 100 }

const after = (load: readonly LoadLine[], habits = [pils]) => whatStillFits(habits, load, limits)

describe('what still fits', () => {
  test('completes the pallet, the minimum and the truck in whole units', () => {
    expect(after([stackOf('wit', layers(8))])).toEqual([
      { sku: 'pils', goal: 'pallet', addition: layers(2), reachesGoal: true },
      { sku: 'pils', goal: 'minimum', addition: { packages: 0, layers: 2, pallets: 1 }, reachesGoal: true },
      { sku: 'pils', goal: 'truck', addition: { packages: 0, layers: 2, pallets: 3 }, reachesGoal: true },
    ])
  })

  test('nothing fits on a full truck', () => {
    expect(after([stackOf('wit', pallets(5))])).toEqual([])
  })

  test('two goals at the same distance are one proposal', () => {
    expect(after([stackOf('wit', layers(14))]).map(({ goal }) => goal)).toEqual(['minimum', 'truck'])
  })

  test('the minimum is reached from above where whole units do not land on it', () => {
    const [toMinimum] = after([stackOf('wit', pallets(2)), stackOf('wit', layers(1))], [keg])
    expect(toMinimum).toMatchObject({ goal: 'minimum', reachesGoal: true, addition: { packages: 2, layers: 2 } })
  })

  test('only units that may be ordered are proposed', () => {
    const onlyPallets = { ...pils, units: ['pallets'] as const }
    expect(after([stackOf('wit', pallets(2))], [onlyPallets]).map(({ addition }) => addition)).toEqual([
      pallets(1),
      pallets(3),
    ])
  })

  test('no more is proposed than is in stock', () => {
    const [toPallet] = after([stackOf('wit', layers(8))], [{ ...pils, stockCases: 9 }])
    expect(toPallet).toMatchObject({ goal: 'pallet', addition: { packages: 1, layers: 1 }, reachesGoal: false })
  })

  test('nothing is proposed that makes the truck too heavy', () => {
    const load = [stackOf('wit', layers(8))]
    const maximumWeightGrams = truckLoad(load).weightGrams + 100_000
    expect(whatStillFits([pils], load, { ...limits, maximumWeightGrams })).toEqual([])
  })

  test('whatever is proposed still fits on the truck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (crates) => {
        const load = [stackOf('wit', cases(crates))]
        for (const { sku, addition } of after(load, [pils, keg])) {
          const pack = sku === 'keg' ? kegsOfNine : cratesOfForty
          const total = truckLoad([...load, stackOf(sku, addition, pack)]).pallets
          expect(compareFractions(total, fraction(5))).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})
