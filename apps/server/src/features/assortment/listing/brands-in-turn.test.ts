import { expect, test } from 'vitest'
import { brandsInTurn, type BeerOf } from './brands-in-turn.ts'

/** `V:Pils` is a pack of the Pils of V. */
function inTurn(...packs: string[]): string {
  const products = packs.map((pack): BeerOf => {
    const [brand = '', beer = ''] = pack.split(':')
    return { brand, beer }
  })
  const turns = brandsInTurn(products)
  const places = [...packs.keys()].toSorted((one, other) => (turns[one] ?? 0) - (turns[other] ?? 0))
  return places.map((place) => packs[place]).join(' ')
}

test.each([
  ['brands one after the other', ['V:Pils', 'V:Bok', 'W:Wit', 'W:Rood'], 'V:Pils W:Wit V:Bok W:Rood'],
  ['packs of a beer beside each other', ['V:Pils', 'W:Wit', 'V:Pils', 'W:Wit'], 'V:Pils V:Pils W:Wit W:Wit'],
  [
    'a fifth pack after all other beers of its brand',
    ['V:Pils', 'V:Pils', 'V:Pils', 'V:Pils', 'V:Pils', 'V:Bok', 'W:Wit'],
    'V:Pils V:Pils V:Pils V:Pils W:Wit V:Bok V:Pils',
  ],
  ['beers of one name by their brand', ['V:', 'W:', 'V:'], 'V: V: W:'],
  ['nothing', [], ''],
])('stand in turn: %s', (_what, packs, expected) => {
  expect(inTurn(...packs)).toBe(expected)
})
