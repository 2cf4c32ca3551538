import { expect, test } from 'vitest'
import { wireCartWith } from '../cart/cart.builders.ts'
import { cartOf } from '../cart/index.ts'
import { priceChange } from './price-change.ts'

const crate = { id: 11, pallets: 1 }
const keg = { id: 12, pallets: 1, product: { sku: 'VP-F50', name: 'Keg' } }

test('a cart that costs the same has no price change', () => {
  const cart = cartOf(wireCartWith({ lines: [crate, keg] }))
  expect(priceChange(cart, cartOf(wireCartWith({ lines: [crate, keg] })))).toBeNull()
})

test('a price change names both totals and the lines that make the difference', () => {
  const shown = cartOf(wireCartWith({ lines: [crate, keg] }))
  const now = cartOf(wireCartWith({ lines: [crate, { ...keg, product: { ...keg.product, priceEuros: 18.85 } }] }))
  expect(priceChange(shown, now)).toEqual({
    beforeCents: 142_800,
    nowCents: 146_800,
    lines: [{ sku: 'VP-F50', name: 'Keg', beforeCents: 71_400, nowCents: 75_400 }],
  })
})

test('a line that is gone costs nothing any more', () => {
  const shown = cartOf(wireCartWith({ lines: [crate, keg] }))
  expect(priceChange(shown, cartOf(wireCartWith({ lines: [crate] })))?.lines).toEqual([
    { sku: 'VP-F50', name: 'Keg', beforeCents: 71_400, nowCents: 0 },
  ])
})
