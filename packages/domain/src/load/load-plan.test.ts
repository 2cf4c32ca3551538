import { describe, expect, test } from 'vitest'
import { stackOf, truck } from '../capacity/capacity.builders.ts'
import { layers, pallets } from '../quantity/quantity.builders.ts'
import { loadPlan, type FloorPlace } from './index.ts'

const drawn = (places: readonly FloorPlace[]) =>
  places.map(({ load }) => {
    if (load.kind === 'full') return load.sku
    return load.kind === 'empty' ? '-' : load.stripes.map(({ sku, share }) => `${sku} ${share}`).join(' + ')
  })

const small = { ...truck, minimumPallets: 3, maximumPallets: 4 }

describe('the truck floor', () => {
  test('full pallets come first from the cab, loose layers share the next place', () => {
    const lines = [stackOf('pils', { packages: 0, layers: 2, pallets: 1 }), stackOf('wit', layers(1)), stackOf('bock')]
    expect(drawn(loadPlan(lines, small).places)).toEqual(['pils', 'bock', 'pils 0.4 + wit 0.2', '-'])
  })

  test('a stripe that does not fit goes on on the next place', () => {
    const lines = [stackOf('pils', layers(3)), stackOf('wit', layers(3))]
    expect(drawn(loadPlan(lines, small).places)).toEqual(['pils 0.6 + wit 0.4', 'wit 0.2', '-', '-'])
  })

  test('places are counted column by column, two to a column', () => {
    const spots = loadPlan([], small).places.map(({ number, column, row }) => [number, column, row])
    expect(spots).toEqual([
      [1, 0, 0],
      [2, 0, 1],
      [3, 1, 0],
      [4, 1, 1],
    ])
  })

  test('what does not fit is left over', () => {
    const plan = loadPlan([stackOf('pils', pallets(5))], small)
    expect(drawn(plan.places)).toEqual(['pils', 'pils', 'pils', 'pils'])
    expect(drawn(plan.leftOver)).toEqual(['pils'])
  })

  test('without a maximum the floor ends where the load does', () => {
    expect(loadPlan([stackOf('pils', pallets(2))], { ...small, maximumPallets: null }).places).toHaveLength(2)
  })

  test('the minimum is marked behind its last place', () => {
    expect(loadPlan([], small).minimumPlaces).toBe(3)
  })
})
