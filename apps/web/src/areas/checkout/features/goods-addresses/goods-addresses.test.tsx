import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { wireAddressWith, wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { GoodsAddressesPage } from './goods-addresses-page.tsx'

const api = graphql.link('*/graphql')
const GLASSES: CartWishes = {
  lines: [
    {
      id: 11,
      packages: 10,
      product: { sku: 'GLASS-25', name: 'Glass', material_type: 'ZBTL', pack_format: 'Glass', stock_quantity: 500 },
    },
  ],
}
const OWN = {
  ...wireAddressWith({ uid: btoa('1'), firstname: 'Depot 1', lastname: '' }),
  telephone: null,
  country: { code: 'NL' },
  customer_notes: null,
  cart_items: [{ cart_item_id: 11, quantity: 10 }],
}

beforeEach(() => {
  localStorage.setItem('shipToId', '1')
  const user = userWith({ shipTos: [shipToWith(), shipToWith({ id: '2' })] })
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
})

describe('where POS materials go', () => {
  test('[GQL-63] [GQL-34] [IDN-40] some of them go to an address that postcode and number fill in', async () => {
    const sent = open(GLASSES, { street: 'Oude Markt', city: 'Enschede', postcode: '7511 GA' })
    await addDoor({ postcode: '7511ga', houseNumber: '12' })
    const door = await screen.findByRole('article', { name: 'Ank Tap' })
    expect(door).toHaveTextContent('Oude Markt 12, 7511 GA Enschede')
    await share(door, 4)
    await waitFor(() => expect(screen.getByRole('article', { name: 'Depot 1' })).toHaveTextContent('6 pieces'))
    await userEvent.click(screen.getByRole('button', { name: 'Send it there' }))
    await screen.findByText('Checkout')
    expect(sent).toEqual([
      { cart_id: 'cart-1', address_type: 'shipping' },
      {
        cart_id: 'cart-1',
        shipping_addresses: [
          { ship_to_id: '1', cart_items: [{ cart_item_id: 11, quantity: 6 }] },
          {
            address: {
              firstname: 'Ank Tap',
              lastname: '',
              street: ['Oude Markt 12'],
              postcode: '7511 GA',
              city: 'Enschede',
              country_code: 'NL',
            },
            cart_items: [{ cart_item_id: 11, quantity: 4 }],
          },
        ],
      },
    ])
  })

  test('[ERR-15] an address that nobody knows is filled in by hand', async () => {
    open(GLASSES, null)
    await addDoor({ postcode: '7511ga', houseNumber: '12' }, 'This address is not in the register')
    await userEvent.type(screen.getByLabelText('Street'), 'Achterpad')
    await userEvent.type(screen.getByLabelText('City'), 'Enschede')
    await userEvent.click(screen.getByRole('button', { name: 'Add the address' }))
    expect(await screen.findByRole('article', { name: 'Ank Tap' })).toHaveTextContent('Achterpad 12, 7511ga Enschede')
  })

  test.each([
    ['75A1 GA', 'The first four characters must be digits'],
    ['751 GA', 'Four digits are needed'],
    ['7511 12', 'The last two characters must be letters'],
    ['7511 G', 'Two letters are needed'],
  ])('[IDN-41] the postcode %s is told: %s', async (postcode, words) => {
    open(GLASSES, null)
    await startDoor()
    await userEvent.type(screen.getByLabelText('Postcode'), postcode)
    await userEvent.click(screen.getByRole('button', { name: 'Add the address' }))
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(words)
  })

  test('[GQL-64] an address is taken off again, and all goes to the ship-to', async () => {
    const sent = open(GLASSES, null)
    await userEvent.click(await screen.findByRole('combobox', { name: /Add an address/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Depot 2/ }))
    const other = await screen.findByRole('article', { name: 'Depot 2' })
    await userEvent.click(screen.getByRole('button', { name: 'Send it there' }))
    expect(screen.getByText(/Nothing goes to Depot 2 yet/)).toBeVisible()
    await userEvent.click(within(other).getByRole('button', { name: 'Take off Depot 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send it there' }))
    await screen.findByText('Checkout')
    expect(sent).toEqual([{ cart_id: 'cart-1', shipping_addresses: [{ ship_to_id: '1' }] }])
  })

  test('[GQL-63] beer goes to the ship-to', async () => {
    open({ lines: [{ pallets: 1 }] }, null)
    expect(await screen.findByText('Only POS materials go to other addresses')).toBeVisible()
  })
})

async function startDoor() {
  await userEvent.click(await screen.findByRole('combobox', { name: /Add an address/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Another address/ }))
}

async function addDoor({ postcode, houseNumber }: { postcode: string; houseNumber: string }, notFound?: string) {
  await startDoor()
  await userEvent.type(screen.getByLabelText('Name'), 'Ank Tap')
  await userEvent.type(screen.getByLabelText('Postcode'), postcode)
  await userEvent.type(screen.getByLabelText('House number'), houseNumber)
  await userEvent.tab()
  if (notFound) return screen.findByText(new RegExp(notFound))
  await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue('Oude Markt'))
  return userEvent.click(screen.getByRole('button', { name: 'Add the address' }))
}

async function share(door: HTMLElement, pieces: number) {
  const field = within(door).getByRole('spinbutton', { name: 'Glass, pieces to Ank Tap' })
  await userEvent.clear(field)
  await userEvent.type(field, `${pieces}{Enter}`)
}

type Known = { street: string; city: string; postcode: string } | null

function open(cart: CartWishes, known: Known) {
  const sent: unknown[] = []
  server.use(
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith(cart) } })),
    api.query('CartGoals', () =>
      HttpResponse.json({ data: { customerCart: { id: 'cart-1', shipping_addresses: [OWN] } } }),
    ),
    api.query('DutchAddress', () => HttpResponse.json({ data: { getDutchAddress: known } })),
    api.mutation('OpenQuote', ({ variables }) => {
      sent.push(variables['input'])
      return HttpResponse.json({ data: { createMultiShippingQuote: { success: true, message: null } } })
    }),
    api.mutation('SendGoodsTo', ({ variables }) => {
      sent.push(variables['input'])
      return HttpResponse.json({ data: { setShippingAddressesOnCart: { cart: wireCartWith(cart) } } })
    }),
  )
  renderPages('/cart/addresses', {
    '/cart/addresses': GoodsAddressesPage,
    '/checkout': () => <p>Checkout</p>,
  })
  return sent
}
