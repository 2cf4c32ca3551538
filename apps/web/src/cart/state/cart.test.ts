import { expect, test } from 'vitest'
import { wireProductWith } from '../../product/product.builders.ts'
import { wireCartWith } from '../cart.builders.ts'
import { cartOf, changedCart } from './cart.ts'

test('[GQL-44] a line of a product with variants is the one that was chosen, also after a change', () => {
  const [line] = wireCartWith({ lines: [{ packages: 2 }] }).items ?? []
  if (!line) throw new Error('The cart has no line.')
  const chosen = wireProductWith({ sku: 'PM-GL-VP-25', name: 'Pilsglas 25 cl' })
  const shown = wireProductWith({ sku: 'PM-GL-VP', name: 'Pilsglas' })
  const item = { ...line, __typename: 'ConfigurableCartItem' as const, product: shown, configured_variant: chosen }
  const cart = cartOf(wireCartWith({ items: [item] }))
  expect(cart.lines.map(({ product }) => product.sku)).toEqual(['PM-GL-VP-25'])
  const more = { ...item, number_of_packages: 3 }
  expect(changedCart(wireCartWith({ items: [more] }), cart)?.lines[0]).toMatchObject({
    product: { name: 'Pilsglas 25 cl' },
    amounts: { packages: 3 },
  })
})
