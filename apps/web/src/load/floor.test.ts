import { describe, expect, test } from 'vitest'
import { floorOf } from './floor.ts'
import { loadRuns, stripeSpans, type LoadView } from './load-view.ts'
import { SAMPLE_LOADS, SAMPLE_TAGS } from './samples.ts'

const truckOf = (places: Partial<LoadView>): LoadView => ({ ...SAMPLE_LOADS.empty, ...places })

describe('the floor of a truck', () => {
  test.each([
    [1, 0, 0, 'beside the cab, upper row'],
    [2, 0, 1, 'under it'],
    [3, 1, 0, 'in the next column'],
    [26, 12, 1, 'at the doors'],
  ])('puts place %i in column %i, row %i: %s', (number, column, row) => {
    const { spots, cell } = floorOf(truckOf({}), 'small')
    const spot = spots[number - 1]
    const first = spots[0]
    expect(spot?.x).toBeCloseTo((first?.x ?? 0) + column * (cell.width + 2))
    expect(spot?.y).toBeCloseTo((first?.y ?? 0) + row * (cell.height + 2))
  })

  test('draws a half truck shorter, not larger', () => {
    const full = floorOf(truckOf({}), 'medium')
    const half = floorOf(truckOf({ maxPlaces: 16 }), 'medium')
    expect(half.cell).toEqual(full.cell)
    expect(half.width).toBeLessThan(full.width)
  })

  test('puts what does not fit outside the doors, three columns at most', () => {
    const { spots, bed } = floorOf(truckOf({ places: Array.from({ length: 40 }, () => ({ kind: 'empty' })) }), 'large')
    const outside = spots.filter((spot) => spot.outside)
    expect(outside).toHaveLength(6)
    expect(Math.min(...outside.map((spot) => spot.x))).toBeGreaterThan(bed.x + bed.width)
  })

  test('marks the minimum after its last place, stepping back for an odd one', () => {
    const even = floorOf(truckOf({ minPlaces: 24 }), 'small').minimum
    const odd = floorOf(truckOf({ minPlaces: 23 }), 'small').minimum
    expect(odd?.x).toBe(even?.x)
    expect(odd?.path).not.toBe(even?.path)
    expect(floorOf(truckOf({ minPlaces: null }), 'small').minimum).toBeNull()
  })
})

test('a load is listed by runs of the same product and by stripe', () => {
  const runs = loadRuns(SAMPLE_LOADS.belowMinimum.places)
  expect(runs.map(({ tag, from, to, share }) => [tag, from, to, share])).toEqual([
    ['VP', 1, 8, null],
    ['VF', 9, 12, null],
    ['WW', 13, 15, null],
    ['KV', 16, 17, null],
    ['WW', 18, 18, 0.4],
    ['KV', 18, 18, 0.333],
    ['TS', 18, 18, 0.2],
  ])
})

test('stripes lie on top of each other', () => {
  const spans = stripeSpans(
    [
      { ...SAMPLE_TAGS.witte, share: 0.5 },
      { ...SAMPLE_TAGS.ipa, share: 0.25 },
    ],
    40,
  )
  expect(spans.map(({ from, high }) => [from, high])).toEqual([
    [0, 20],
    [20, 10],
  ])
})
