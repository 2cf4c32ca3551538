import { afterAll, beforeAll, test } from 'vitest'
import { countStock, stockOf } from '../support/carts.ts'
import { BUYERS, everybodyPlaces, unlessServed } from '../support/everybody.ts'
import { openHouse, PATIENT, type House } from '../support/open-house.ts'
import { proveWithBooks } from '../support/prove-with-books.ts'
import { ROUNDS } from '../support/prove.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: BUYERS, settings: PATIENT })
})
afterAll(() => house.close())

test('of 64 buyers as many as the stock has for get their beer, and the stock is empty then', () =>
  proveWithBooks('last stock, 64 buyers', ROUNDS, house.pool, async (round) => {
    const served = 1 + (round % 9)
    await countStock(house.pool, 'PILS-CRATE', served * 3 + 2)
    const placings = await everybodyPlaces(house, () => [{ sku: 'PILS-CRATE', packages: 3 }])
    const left = await stockOf(house.pool, 'PILS-CRATE')
    return [
      ...unlessServed(placings, served, /^Only \d+ of PILS-CRATE in stock\.$/),
      ...(left === 2 ? [] : [`${left} crates are left`]),
    ]
  }))

const BEERS = ['PILS-CRATE', 'WIT-CRATE', 'BOK-CRATE', 'IPA-TRAY']

test('carts with the same beers in every order of lines never wait for each other in a circle', () =>
  proveWithBooks('same beers, lines in every order', ROUNDS, house.pool, async () => {
    for (const sku of BEERS) await countStock(house.pool, sku, BUYERS)
    const placings = await everybodyPlaces(house, (index) =>
      BEERS.map((_, at) => ({ sku: BEERS[(at * (index % 2 ? 1 : 3) + index) % BEERS.length] ?? '', packages: 1 })),
    )
    const left = await Promise.all(BEERS.map((sku) => stockOf(house.pool, sku)))
    return [
      ...unlessServed(placings, BUYERS, /^$/),
      ...(left.every((cases) => cases === 0) ? [] : [`left: ${left.join(', ')}`]),
    ]
  }))

const glasses = (quantity: number) => [{ optionId: 1, selectionId: 11, sku: 'GLASS-25', quantity }]

test('glasses are counted over lines and bundles: nobody gets one that another cart holds', () =>
  proveWithBooks('one SKU in lines and in bundles', ROUNDS, house.pool, async (round) => {
    const served = 3 + (round % 7)
    // A single glass, one bundle of two and one bundle of three: 1 + 2 + 3.
    await countStock(house.pool, 'GLASS-25', served * 6 + 5)
    const placings = await everybodyPlaces(house, () => [
      { sku: 'GLASS-25', packages: 1 },
      { sku: 'BAR-SET', packages: 1, options: glasses(2) },
      { sku: 'BAR-SET', packages: 1, options: glasses(3) },
    ])
    const left = await stockOf(house.pool, 'GLASS-25')
    return [
      ...unlessServed(placings, served, /^Only \d+ of GLASS-25 in stock\.$/),
      ...(left === 5 ? [] : [`${left} glasses are left`]),
    ]
  }))
