import { expect, test } from 'vitest'
import { cases, pallets } from '../quantity/quantity.builders.ts'
import { palletPlacesOf } from './index.ts'
import { beer, posm, tankBeer } from './order.builders.ts'

test.each([
  [[beer('pils', pallets(3)), beer('wit', pallets(2))], 5],
  [[beer('pils', cases(20)), beer('wit', cases(20))], 1],
  [[beer('pils', pallets(1)), beer('wit', cases(1))], 2],
  [[tankBeer(2_000)], 0],
  [[posm('parasol', 40)], 0],
  [[], 0],
])('loose cases share a pallet place, and only packaged beer takes any: %#', (lines, places) => {
  expect(palletPlacesOf(lines)).toBe(places)
})
