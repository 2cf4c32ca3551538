import { expect, test } from 'vitest'
import { wireCartWith } from '../../../../cart/cart.builders.ts'
import { cartOf, type Cart } from '../../../../cart/index.ts'
import { putTogether } from '../../../../product/index.ts'
import { isSameLoad, priceChange } from './price-change.ts'

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
    lines: [{ key: 'VP-F50', name: 'Keg', beforeCents: 71_400, nowCents: 75_400 }],
  })
})

test('a line that is gone costs nothing any more', () => {
  const shown = cartOf(wireCartWith({ lines: [crate, keg] }))
  expect(priceChange(shown, cartOf(wireCartWith({ lines: [crate] })))?.lines).toEqual([
    { key: 'VP-F50', name: 'Keg', beforeCents: 71_400, nowCents: 0 },
  ])
})

test('two lines of one bundle are told apart by what is in them', () => {
  const shown = withBundles(cartOf(wireCartWith({ lines: [crate, keg] })))
  const now = withBundles(
    cartOf(wireCartWith({ lines: [crate, { ...keg, product: { ...keg.product, priceEuros: 18.85 } }] })),
  )
  expect(priceChange(shown, now)?.lines).toEqual([
    { key: 'PM-SET large', name: 'Bar starter set', beforeCents: 71_400, nowCents: 75_400 },
  ])
})

test('a load is the same whatever it costs, and another one with another amount, product or line', () => {
  const shown = cartOf(wireCartWith({ lines: [crate, keg] }))
  const loads = {
    dearer: [crate, { ...keg, product: { ...keg.product, priceEuros: 18.85 } }],
    more: [crate, { ...keg, pallets: 2 }],
    other: [crate, { ...keg, product: { sku: 'VP-F20' } }],
    fewer: [crate],
  }
  const isSame = Object.entries(loads).map(([name, lines]) => [
    name,
    isSameLoad(shown, cartOf(wireCartWith({ lines }))),
  ])
  expect(Object.fromEntries(isSame)).toEqual({ dearer: true, more: false, other: false, fewer: false })
})

/** Both lines as the same bundle, each put together in its own way. */
function withBundles(cart: Cart): Cart {
  const chosen = ['small', 'large']
  return {
    ...cart,
    lines: cart.lines.map((line, at) => ({
      ...line,
      product: putTogether({ ...line.product, sku: 'PM-SET', name: 'Bar starter set' }, [
        { uid: chosen[at] ?? '', label: 'Glass', quantity: 1 },
      ]),
    })),
  }
}
