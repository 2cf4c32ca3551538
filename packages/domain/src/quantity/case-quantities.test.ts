import { describe, expect, test } from 'vitest'
import { casesInUnits, casesOnFullPallets, layersTotal, totalCases } from './index.ts'
import { cases, cratesOfForty, layers, pallets } from './quantity.builders.ts'

describe('five layers of eight crates on a pallet', () => {
  test.each([
    ['7 crates', cases(7), 7, 0, 0],
    ['3 layers', layers(3), 24, 3, 0],
    ['2 pallets', pallets(2), 80, 10, 80],
    ['85 loose crates', cases(85), 85, 0, 80],
    ['one of each', { packages: 1, layers: 1, pallets: 1 }, 49, 6, 40],
  ])('%s: %o are %i cases, %i layers, %i on full pallets', (_name, quantities, all, inLayers, onFull) => {
    expect(totalCases(quantities, cratesOfForty)).toBe(all)
    expect(layersTotal(quantities, cratesOfForty)).toBe(inLayers)
    expect(casesOnFullPallets(quantities, cratesOfForty)).toBe(onFull)
  })
})

describe('fewer cases in the units that were ordered', () => {
  const ordered = { packages: 1, layers: 2, pallets: 2 }
  test.each([
    [97, { packages: 1, layers: 2, pallets: 2 }],
    [96, { packages: 0, layers: 2, pallets: 2 }],
    [59, { packages: 3, layers: 2, pallets: 1 }],
    [39, { packages: 23, layers: 2, pallets: 0 }],
    [0, { packages: 0, layers: 0, pallets: 0 }],
  ])('%i cases are %o', (all, expected) => {
    const inUnits = casesInUnits(all, ordered, cratesOfForty)
    expect(inUnits).toEqual(expected)
    expect(totalCases(inUnits, cratesOfForty)).toBe(all)
  })
})
