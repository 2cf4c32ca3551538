import fc, { type GeneratorValue } from 'fast-check'

/** Where a case takes its choices from: fast-check makes them, asks the same again by its seed, and looks for less that breaks. */
export type Draw = GeneratorValue

// Edges come by the lists that are chosen from, not by which entry is chosen.
const evenly = (most: number) => fc.noBias(fc.nat(most))

/** A number from 0 to the most. */
export function upTo(draw: Draw, most: number): number {
  return draw(evenly, most)
}

/** True in so many of a hundred cases; a smaller case says no. */
export function chance(draw: Draw, percent: number): boolean {
  return upTo(draw, 99) >= 100 - percent
}

export function pick<Item>(draw: Draw, items: readonly Item[]): Item {
  const item = items[upTo(draw, items.length - 1)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** What one of the ways answers; a way with twice the weight is gone twice as often. */
export function weighted<Result>(draw: Draw, ways: readonly (readonly [weight: number, way: () => Result])[]): Result {
  let left = upTo(draw, ways.reduce((sum, [weight]) => sum + weight, 0) - 1)
  for (const [weight, way] of ways) {
    if (left < weight) return way()
    left -= weight
  }
  throw new Error('The weights are not what they add up to.')
}

/** From `least` to `most` of what is made. */
export function several<Item>(draw: Draw, least: number, most: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: least + upTo(draw, most - least) }, (_, index) => make(index))
}
