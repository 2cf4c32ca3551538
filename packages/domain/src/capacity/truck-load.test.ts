import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases, cratesOfForty, kegsOfNine, layers, pallets } from '../quantity/quantity.builders.ts'
import { stackOf } from './capacity.builders.ts'
import { fraction, palletPlaces, truckLoad } from './index.ts'

describe('what a cart puts on the truck', () => {
  test.each([
    ['two full pallets', [stackOf('pils', pallets(2))], fraction(2), 2, 1650],
    ['one loose crate', [stackOf('pils', cases(1))], fraction(1, 40), 1, 45],
    ['a pallet made of loose crates', [stackOf('pils', cases(40))], fraction(1), 1, 825],
    [
      'half a pallet of each of two beers',
      [stackOf('pils', cases(20)), stackOf('wit', cases(20))],
      fraction(1),
      1,
      825,
    ],
    [
      'two beers that share a second place',
      [stackOf('pils', layers(3)), stackOf('wit', layers(3))],
      fraction(6, 5),
      2,
      1010,
    ],
    [
      'crates and kegs on one place: the heavier pallet counts',
      [stackOf('vat', cases(3), kegsOfNine), stackOf('pils', cases(20))],
      fraction(5, 6),
      1,
      605,
    ],
    [
      'a product that never stands on a pallet',
      [stackOf('fles', cases(5), { ...cratesOfForty, casesPerLayer: 0, layersPerPallet: 0 })],
      fraction(0),
      0,
      100,
    ],
  ])('%s', (_name, lines, exactPallets, places, weightKg) => {
    expect(truckLoad(lines)).toMatchObject({
      pallets: exactPallets,
      palletPlaces: places,
      weightGrams: weightKg * 1000,
    })
  })

  test('volume is counted in millilitres', () => {
    expect(truckLoad([stackOf('pils', pallets(1))]).volumeMl).toBe(40 * 7200)
  })

  const someLine = fc
    .tuple(fc.string(), fc.integer({ min: 0, max: 500 }), fc.constantFrom(cratesOfForty, kegsOfNine))
    .map(([sku, crates, pack]) => stackOf(sku, cases(crates), pack))

  test('neither pallets nor weight depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 12 }), (lines) => {
        expect(truckLoad(lines.toReversed())).toEqual(truckLoad(lines))
      }),
    )
  })

  test('as many places are filled as the exact pallets rounded up', () => {
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 12 }), (lines) => {
        const { full, shared } = palletPlaces(lines)
        const fullPlaces = full.reduce((sum, { count }) => sum + count, 0)
        expect(fullPlaces + shared.length).toBe(truckLoad(lines).palletPlaces)
      }),
    )
  })
})
