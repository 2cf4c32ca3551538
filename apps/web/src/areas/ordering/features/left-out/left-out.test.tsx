import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { wireCartWith } from '../../../../cart/cart.builders.ts'
import { heldIn, cartOf, type LeftOut } from '../../../../cart/index.ts'
import { keyOf } from '../../../../product/index.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { wireProductWith } from '../../../../product/product.builders.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { LeftOutPage } from './left-out-page.tsx'

const api = graphql.link('*/graphql')
const PILS = { sku: 'VP-KR2430', name: 'Veenhof Pils' }
const WIT = { sku: 'WW-KR2430', name: 'Witte Wieven' }
const FILLED = wireCartWith({ lines: [{ id: 11, pallets: 1, product: PILS }] })
const GONE: LeftOut = {
  sku: 'GONE',
  key: 'GONE',
  name: 'Winterwarmer',
  quantity: 40,
  reason: 'GONE is not sold any more.',
  substitutes: [WIT.sku],
}

/** What was asked of the cart. */
let asked: unknown[] = []

beforeEach(() => {
  asked = []
  let cart = FILLED
  const becomes = (next: typeof FILLED) => {
    cart = { ...next, version: (cart.version ?? 0) + 1 }
    return cart
  }
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos: [shipToWith()] }) })),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })),
    api.query('ProductsBySku', () =>
      HttpResponse.json({ data: { products: { items: [wireProductWith(WIT), wireProductWith(PILS)] } } }),
    ),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
    api.mutation('AddToCart', ({ variables }) => {
      asked.push(variables)
      const lines = [
        { id: 11, pallets: 1, product: PILS },
        { id: 12, pallets: 1, product: WIT },
      ]
      return HttpResponse.json({
        data: { addProductsToCart: { cart: becomes(wireCartWith({ lines })), user_errors: [] } },
      })
    }),
    api.mutation('RemoveAllLines', ({ variables }) => {
      asked.push(variables)
      return HttpResponse.json({ data: { removeAllItems: { cart: becomes(wireCartWith()) } } })
    }),
  )
})

describe('what of an earlier order did not come into the cart', () => {
  test('[ERR-12, ORD-27] is named line by line, with how much, why, and what there is instead', async () => {
    open([GONE])
    const line = await screen.findByRole('listitem', { name: '40 × Winterwarmer' })
    expect(line).toHaveTextContent('GONE is not sold any more.')
    expect(line).toHaveTextContent('Still open')
    expect(await within(line).findByRole('heading', { name: /Witte Wieven/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go to cart' })).toHaveAccessibleDescription('1 line is still open.')
  })

  test('[ERR-12] is replaced by what is counted for it, and lets one go on to the cart', async () => {
    const router = open([GONE])
    const line = await screen.findByRole('listitem', { name: '40 × Winterwarmer' })
    await userEvent.click(await within(line).findByRole('button', { name: /More.*pallets/i }))
    await waitFor(() => expect(line).toHaveTextContent('Chosen, and in your cart'))
    await userEvent.click(screen.getByRole('button', { name: 'Go to cart' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  })

  describe('[CAT-26] where two lines were put together of one bundle', () => {
    const choice = (name: string) => ({ uid: btoa(name), label: name, quantity: 1 })
    const setOf = (name: string): LeftOut => ({
      ...GONE,
      sku: 'BAR-SET',
      key: keyOf('BAR-SET', [choice(name).uid]),
      name: `Bar set, ${name}`,
      substitutes: [],
    })
    /** The cart as it was filled, and these sets beside that. */
    const holdsSets = (...names: string[]) => {
      const sets = names.map((name, place) => ({ id: 20 + place, packages: 1, product: { sku: 'BAR-SET' } }))
      const { items, ...cart } = wireCartWith({ lines: [{ id: 11, pallets: 1, product: PILS }, ...sets] })
      const bundled = items?.map((item, place) => {
        const name = names[place - 1]
        return name === undefined
          ? item
          : { ...item, __typename: 'BundleCartItem', bundle_options: [{ values: [choice(name)] }] }
      })
      server.use(
        api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: { ...cart, items: bundled } } })),
      )
    }
    const decided = async (name: string) => screen.findByRole('listitem', { name: `40 × Bar set, ${name}` })

    test('what is counted of the one leaves the other open', async () => {
      holdsSets('glasses')
      open([setOf('glasses'), setOf('trays')])
      expect(await decided('glasses')).toHaveTextContent('Chosen, and in your cart')
      expect(await decided('trays')).toHaveTextContent('Still open')
      expect(screen.getByRole('button', { name: 'Leave it at that: Bar set, glasses' })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Leave out: Bar set, trays' })).toBeVisible()
    })

    test('another choice stands for one of them, and for the next once that is left out', async () => {
      holdsSets('parasols')
      open([setOf('glasses'), setOf('trays')])
      expect(await decided('glasses')).toHaveTextContent('Chosen, and in your cart')
      expect(await decided('trays')).toHaveTextContent('Still open')
      await userEvent.click(screen.getByRole('button', { name: 'Leave out: Bar set, glasses' }))
      expect(await decided('trays')).toHaveTextContent('Chosen, and in your cart')
    })
  })

  test('[ERR-12] is left out by a word, which can be taken back', async () => {
    open([GONE])
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out: Winterwarmer' }))
    const line = screen.getByRole('listitem', { name: '40 × Winterwarmer' })
    expect(line).toHaveTextContent('Left out')
    expect(within(line).queryByRole('heading', { name: /Witte Wieven/ })).not.toBeInTheDocument()
    const undo = screen.getByRole('button', { name: 'Undo: Winterwarmer' })
    expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(line).toHaveTextContent('Still open')
  })

  test('[ERR-12] can be had in another quantity where some of it is there', async () => {
    open([
      { ...GONE, sku: PILS.sku, key: PILS.sku, name: 'Veenhof Pils', reason: 'There are 40 left.', substitutes: [] },
    ])
    const line = await screen.findByRole('listitem', { name: '40 × Veenhof Pils' })
    expect(await within(line).findByRole('spinbutton', { name: /Veenhof Pils.*pallets/ })).toHaveValue('1')
    expect(within(line).getByRole('button', { name: 'Leave it at that: Veenhof Pils' })).toBeVisible()
  })

  test('says where nothing comes near it', async () => {
    open([{ ...GONE, substitutes: [] }])
    expect(await screen.findByText(/Nothing that comes near it can be had now/)).toBeVisible()
  })

  test('is taken back with all that came along', async () => {
    const router = open([GONE])
    await userEvent.click(await screen.findByRole('button', { name: 'Take all of it back' }))
    expect(await screen.findByText('Your cart is as it was before.')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/saved'))
    expect(asked).toEqual([{ input: { cart_id: 'cart-1' } }])
  })

  test('is nothing where nobody ordered again', async () => {
    renderPages('/cart/left-out', PAGES)
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing to decide about' })).toBeVisible()
  })
})

const PAGES = {
  '/cart/left-out': LeftOutPage,
  '/cart': () => <p>Cart</p>,
  '/orders/saved': () => <p>Saved</p>,
}

/** Comes from the saved orders, with an empty cart before. */
function open(leftOut: LeftOut[]) {
  const router = renderPages('/orders/saved', PAGES)
  void router.navigate({
    to: '/cart/left-out',
    state: { toDecide: { leftOut, before: [], filled: heldIn(cartOf(FILLED)) } },
  })
  return router
}
