import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { pageSearch } from '../../../../lib/page/search-params.ts'
import { server } from '../../../../lib/test/server.ts'
import { useCart } from '../../../../cart/index.ts'
import { wireCartWith, wireFailedWith } from '../../../../cart/cart.builders.ts'
import { wireProductWith } from '../../../../product/product.builders.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { SavedOrderPage } from './saved-order-page.tsx'
import { PreOrdersPage, SavedOrdersPage } from './saved-orders-page.tsx'

const api = graphql.link('*/graphql')
const FULL = wireCartWith({ lines: [{ pallets: 2 }] })
const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  has({ saved: ['Koningsdag'], cart: wireCartWith() })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos: [shipToWith()] }) })),
    api.mutation('SaveForLater', () => HttpResponse.json(told('save', { addSaveOrderForLater: { id: '2' } }))),
    api.mutation('RemoveAllLines', () =>
      HttpResponse.json(told('discard', { removeAllItems: { cart: wireCartWith() } })),
    ),
    api.mutation('RestoreSavedOrder', () =>
      HttpResponse.json(told('restore', { reOrderSavedOrder: { failed_items: [], cart: FULL } })),
    ),
    api.mutation('DeleteSavedOrder', () => HttpResponse.json(told('delete', { deleteSavedOrder: { id: '1' } }))),
  )
})

describe('the saved orders', () => {
  test('[ORD-21] show what is in them and what it costs now', async () => {
    open()
    const row = await screen.findByRole('article', { name: 'Koningsdag' })
    expect(row).toHaveTextContent('2 pallets Veenhof Pils')
    expect(row).toHaveTextContent('€ 1.360,00')
  })

  test('say when there are none', async () => {
    has({ saved: [], cart: wireCartWith() })
    open()
    expect(await screen.findByText('Nothing is saved')).toBeVisible()
  })

  test('say when they cannot be read', async () => {
    server.use(
      api.query('SavedOrders', () =>
        HttpResponse.json({ errors: [{ message: 'x', extensions: { category: 'internal' } }] }),
      ),
    )
    open()
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  test('[ORD-28] are deleted with a way back', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Koningsdag is deleted.')).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('article', { name: 'Koningsdag' })).toBeVisible()
    fireEvent(window, new Event('pagehide'))
    expect(calls).toEqual([])
  })

  test('[ORD-28] are deleted for good when the page is left before the way back has gone', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(calls).toEqual(['delete']))
  })

  test('keep their page in the address', async () => {
    const asked = has({ saved: ['Koningsdag'], cart: wireCartWith(), pages: 3 })
    const router = open('/orders/saved?page=2')
    await userEvent.click(await screen.findByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(router.state.location.href).toBe('/orders/saved?page=3'))
    await waitFor(() => expect(asked).toEqual([2, 3]))
  })

  test('[ORD-21] open as a page of their own', async () => {
    open('/orders/saved/1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Koningsdag' })).toBeVisible()
    expect(screen.getByRole('table')).toHaveTextContent('Veenhof Pils')
    await userEvent.click(screen.getByRole('button', { name: 'Put in the cart' }))
    expect(await screen.findByText('Cart')).toBeVisible()
    expect(calls).toEqual(['restore'])
  })
})

describe('the pre-orders', () => {
  test('[ORD-22, CAT-08] show what waits, and put it in the cart', async () => {
    server.use(
      api.query('PreOrders', () =>
        HttpResponse.json({
          data: { getPreOrder: { page_info: { total_pages: 1 }, items: [wireSaved('1', 'Bock')] } },
        }),
      ),
      api.mutation('RestorePreOrder', () =>
        HttpResponse.json(told('restore', { reOrderPreOrder: { failed_items: [], cart: FULL } })),
      ),
    )
    open('/catalog/pending')
    expect(await screen.findByRole('heading', { level: 1, name: 'Pre-orders' })).toBeVisible()
    expect(await screen.findByRole('article', { name: 'Bock' })).toHaveTextContent('2 pallets Veenhof Pils')
    await userEvent.click(screen.getByRole('button', { name: 'Put in the cart' }))
    expect(await screen.findByText('Cart')).toBeVisible()
    expect(calls).toEqual(['restore'])
  })
})

describe.each([
  ['a saved order', '/orders/saved', 'RenameSavedOrder', 'renameSavedOrder'],
  ['a pre-order', '/catalog/pending', 'RenamePreOrder', 'renamePreOrder'],
])('renaming %s', (_what, path, operation, call) => {
  let title = 'Koningsdag'
  let named: unknown[] = []
  beforeEach(() => {
    title = 'Koningsdag'
    named = []
    const list = () => ({ page_info: { total_pages: 1 }, items: [wireSaved('1', title)] })
    server.use(
      api.query('SavedOrders', () => HttpResponse.json({ data: { getSaveOrderForLater: list() } })),
      api.query('PreOrders', () => HttpResponse.json({ data: { getPreOrder: list() } })),
      api.mutation(operation, ({ variables }) => {
        named.push(variables)
        title = String(variables['title'])
        return HttpResponse.json({ data: { [call]: { id: '1' } } })
      }),
    )
  })
  const begin = async () => {
    open(path)
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }))
    return screen.findByRole('textbox', { name: 'Order title' })
  }

  test('[ORD-12] is done where its title stands: Enter saves it, and the focus is back where it was', async () => {
    const field = await begin()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('Koningsdag')
    await userEvent.keyboard('Vaste donderdag{Enter}')
    expect(await screen.findByRole('heading', { name: 'Vaste donderdag' })).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus()
    expect(named).toEqual([{ id: '1', title: 'Vaste donderdag' }])
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['the button that began it', () => userEvent.click(screen.getByRole('button', { name: 'Rename' }))],
  ])('[ORD-12] is given up by %s, and the title is what it was', async (_by, giveUp) => {
    await begin()
    await userEvent.keyboard('Other')
    await giveUp()
    expect(await screen.findByRole('heading', { name: 'Koningsdag' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus()
    expect(named).toEqual([])
  })

  test('[ORD-12] to nothing leaves it without a title', async () => {
    await userEvent.clear(await begin())
    await userEvent.click(screen.getByRole('button', { name: 'Save the title' }))
    expect(await screen.findByRole('heading', { name: 'Saved order 1' })).toBeVisible()
    expect(named).toEqual([{ id: '1', title: '' }])
  })

  test('[ORD-09] to 41 characters is refused beside the field, and nothing is sent', async () => {
    const field = await begin()
    await userEvent.paste('x'.repeat(41))
    await userEvent.keyboard('{Enter}')
    expect(field).toHaveAccessibleDescription('The order title has at most 40 characters')
    expect(named).toEqual([])
  })

  test.each([
    ['title-too-long', 'The order title has at most 40 characters'],
    ['saved-order-not-found', 'This saved order is not there'],
    ['forbidden', 'Something went wrong'],
  ])('that the server refuses by %s says so beside the field, and keeps what was typed', async (code, words) => {
    const field = await begin()
    server.use(
      api.mutation(operation, () =>
        HttpResponse.json({ errors: [{ message: 'No', extensions: { category: 'graphql-input', code } }] }),
      ),
    )
    await userEvent.keyboard('Other{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)))
    expect(field).toHaveValue('Other')
  })
})

describe('ordering a saved order', () => {
  test('[ORD-26] needs no question with an empty cart', async () => {
    const router = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Put in the cart' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(calls).toEqual(['restore'])
  })

  test.each([
    ['[CRT-08, ERR-50]', 'Start new, discard the cart', ['discard', 'restore']],
    ['[CRT-09]', 'Start new, save the cart', ['save', 'restore']],
    ['[CRT-10, CRT-11]', 'Continue and add', ['restore']],
  ])('%s with a filled cart: %s', async (_id, choice, expected) => {
    has({ saved: ['Koningsdag'], cart: FULL })
    const router = open()
    await screen.findByRole('button', { name: 'Put in the cart' })
    await screen.findByText('Cart of 1')
    await userEvent.click(screen.getByRole('button', { name: 'Put in the cart' }))
    expect(await screen.findByRole('dialog', { name: 'Seems like you have an order in progress' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(calls).toEqual(expected)
  })

  test('[ERR-16, ORD-32] a cart that cannot be saved stays, and nothing is added', async () => {
    has({ saved: ['Koningsdag'], cart: FULL })
    server.use(api.mutation('SaveForLater', () => HttpResponse.json({ errors: [{ message: 'x' }] })))
    open()
    await screen.findByText('Cart of 1')
    await userEvent.click(await screen.findByRole('button', { name: 'Put in the cart' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Start new, save the cart' }))
    expect(await screen.findByText('The order was not saved. Your cart is as it was.')).toBeVisible()
    expect(calls).toEqual([])
  })

  test('a cart of which nobody said whether it was saved is not told to be as it was', async () => {
    has({ saved: ['Koningsdag'], cart: FULL })
    server.use(api.mutation('SaveForLater', () => HttpResponse.error()))
    open()
    await screen.findByText('Cart of 1')
    await userEvent.click(await screen.findByRole('button', { name: 'Put in the cart' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Start new, save the cart' }))
    const text = 'We could not see whether the order was saved. Look at the list before you save it again.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(calls).toEqual([])
  })

  test('[ERR-12, ORD-27] leads to what was left out', async () => {
    const failed_items = [wireFailedWith({ name: 'Winterwarmer', quantity: 40 })]
    server.use(
      api.mutation('RestoreSavedOrder', () =>
        HttpResponse.json(told('restore', { reOrderSavedOrder: { failed_items, cart: FULL } })),
      ),
    )
    const router = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Put in the cart' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/left-out'))
    expect(router.state.location.state.toDecide).toMatchObject({
      leftOut: [{ name: 'Winterwarmer', quantity: 40 }],
      before: [],
      filled: [{ amounts: { pallets: 2 } }],
    })
  })
})

function open(href = '/orders/saved') {
  const pages = {
    '/orders/saved': { component: SavedOrdersPage, validateSearch: pageSearch },
    '/orders/saved/$id': SavedOrderPage,
    '/catalog/pending': { component: PreOrdersPage, validateSearch: pageSearch },
    '/cart': () => <p>Cart</p>,
  }
  return renderPages(href, pages, <CartCount />)
}

/** Says when the cart has been read, so that the page knows it too. */
function CartCount() {
  const { data } = useCart()
  return <p>Cart of {data?.lines.length}</p>
}

/** Notes the call and hands its answer on. */
function told<Data>(call: string, data: Data): { data: Data } {
  calls.push(call)
  return { data }
}

type Given = { saved: string[]; cart: ReturnType<typeof wireCartWith>; pages?: number }

/** These are saved, and this is in the cart; gives the pages that are asked for. */
function has({ saved, cart, pages = 1 }: Given): unknown[] {
  const asked: unknown[] = []
  const items = saved.map((title, index) => wireSaved(String(index + 1), title))
  server.use(
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })),
    api.query('SavedOrders', ({ variables }) => {
      asked.push(variables['currentPage'])
      return HttpResponse.json({ data: { getSaveOrderForLater: { page_info: { total_pages: pages }, items } } })
    }),
    api.query('SavedOrderDetails', () => HttpResponse.json({ data: { getSaveOrderDetails: items[0] } })),
  )
  return asked
}

function wireSaved(id: string, title: string) {
  return {
    id,
    date: '2026-11-20 10:00:00',
    total: 1360,
    total_with_tax: 1645.6,
    is_active: true,
    shipto_name: 'Depot Boekelo',
    deliver_to: 'Windmolenweg 14, Boekelo',
    bill_to: 'Ten Brink Dranken',
    type_of_transport: 'flatrate_flatrate',
    customer_order_number: title,
    note_for_driver: null,
    items: [
      {
        id: '1',
        sku: 'VP-KR2430',
        name: 'Veenhof Pils',
        quantity: 80,
        number_of_packages: 0,
        number_of_layer: 0,
        number_of_pallet: 2,
        row_total: 1360,
        tank_details: null,
        product: wireProductWith(),
      },
    ],
  }
}
