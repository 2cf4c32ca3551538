import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { wireCartWith, type CartWishes } from '../../../../../cart/cart.builders.ts'
import { CartInStep } from '../../../../../cart/sync/cart-in-step.tsx'
import { wireProductWith, type ProductWishes } from '../../../../../product/product.builders.ts'
import { userWith } from '../../../../../session/session.builders.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { catalogueSearch } from './catalogue-search.ts'

const api = graphql.link('*/graphql')

beforeEach(() => {
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
    api.query('ProductFacets', () => HttpResponse.json({ data: { products: FACETS } })),
  )
})

describe('the catalogue', () => {
  test('[CAT-09] asks for the first 25 products, and shows them with their number, price and counters', async () => {
    const asked = sells([{ name: 'Veenhof Pils' }, { sku: 'WW', name: 'Witte Wieven', priceEuros: 24.6 }])
    holds()
    open()
    const card = await screen.findByRole('article', { name: /^Witte Wieven/ })
    expect(asked).toEqual([expect.objectContaining({ page: 1, pageSize: 25 })])
    expect(card).toHaveTextContent('€ 24,60')
    expect(card).toHaveTextContent('excl. VAT, deposit € 3,90')
    for (const unit of ['crates', 'layers', 'pallets'])
      expect(within(card).getByRole('spinbutton', { name: new RegExp(`^Witte Wieven.*, ${unit}$`) })).toHaveValue('0')
    expect(screen.getByText('2 products')).toBeVisible()
  })

  test('keeps shelf, ticks, sort and page in the address, and asks the server for them', async () => {
    const asked = sells([{}], 70)
    holds()
    const router = open('/Create-An-Order_Beer?page=2')
    await screen.findByRole('article')
    expect(asked.at(-1)).toMatchObject({ page: 2, filter: { material_type: { eq: 'FERT' } } })

    await userEvent.click(await screen.findByRole('button', { name: 'Crates 20' }))
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /Kraanvogel/ }))
    await waitFor(() =>
      expect(router.state.location.href).toBe('/Create-An-Order_Beer?shelf=beer%2Fcrates&brand=Kraanvogel'),
    )
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        page: 1,
        filter: { category_url_path: { eq: 'beer/crates' }, brand: { in: ['Kraanvogel'] } },
      }),
    )

    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Sort by' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Name' }))
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    await waitFor(() =>
      expect(router.state.location.href).toBe(
        '/Create-An-Order_Beer?shelf=beer%2Fcrates&sort=name&brand=Kraanvogel&page=3',
      ),
    )
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 3, sort: { name: 'ASC' } }))
  })

  test('[CAT-11, CAT-12] narrows by every field in the address, and asks for none that is empty', async () => {
    const asked = sells([{}])
    holds()
    open(
      '/catalog/products?search=pils&brand=Driest&sub_brand=Goud&pack_format=CRATE&type=simple&volume=30%20cl' +
        '&price=10_19.99&flag=product_new&beer_type=&shelf=&sort=price-desc&page=3',
    )
    await screen.findByRole('article')
    expect(asked.at(-1)).toEqual({
      search: 'pils',
      filter: {
        brand: { in: ['Driest'] },
        sub_brand: { in: ['Goud'] },
        pack_format: { in: ['CRATE'] },
        type: { in: ['simple'] },
        volume: { in: ['30 cl'] },
        price: { from: '10', to: '19.99' },
        product_new: { eq: '1' },
      },
      sort: { price: 'DESC' },
      page: 3,
      pageSize: 25,
    })
  })

  test('[CAT-11] one price range at a time, and marks beside it', async () => {
    sells([{}])
    holds()
    const router = open('/Create-An-Order_Beer?price=10_19.99')
    await userEvent.click(await screen.findByRole('button', { name: '1 filter' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /29,99/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'New 5' }))
    await waitFor(() =>
      expect(router.state.location.href).toBe('/Create-An-Order_Beer?price=20_29.99&flag=product_new'),
    )
  })

  test('[CAT-16, ERR-51] says that nothing is there, and takes the filters away', async () => {
    sells([])
    holds()
    const router = open('/Create-An-Order_Beer?shelf=beer%2Fkegs')
    expect(await screen.findByText('Sorry, there are no products to display')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await waitFor(() => expect(router.state.location.href).toBe('/Create-An-Order_Beer'))
  })

  test('[CAT-17, ERR-14] offers another try when the products do not come', async () => {
    server.use(api.query('Products', () => HttpResponse.json({ errors: [{ message: 'Internal server error' }] })))
    holds()
    open()
    const failed = await screen.findByRole('alert')
    sells([{}])
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  test('shows its first page in the place of one that is not there', async () => {
    sells([{}])
    holds()
    server.use(
      api.query('Products', ({ variables }) =>
        variables['page'] === 9
          ? HttpResponse.json({ errors: [{ message: 'x', extensions: { category: 'graphql-input' } }] })
          : undefined,
      ),
    )
    const router = open('/Create-An-Order_Beer?shelf=beer%2Fcrates&page=9')
    expect(await screen.findByRole('article')).toBeVisible()
    expect(router.state.location.href).toBe('/Create-An-Order_Beer?shelf=beer%2Fcrates')
  })

  test('[CAT-10] claims no pages before the first one has come', async () => {
    const { promise: isAsked, resolve: send } = Promise.withResolvers<void>()
    holds()
    server.use(
      api.query('Products', async () => {
        await isAsked
        const items = [wireProductWith()]
        return HttpResponse.json({ data: { products: { total_count: 70, items, page_info: { total_pages: 3 } } } })
      }),
    )
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Beer' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    send()
    const pages = await screen.findByRole('navigation', { name: 'Pages' })
    expect(within(pages).getByRole('button', { name: 'Page 3' })).toBeVisible()
  })

  test('does not ask for words that are too short', async () => {
    const asked = sells([{}])
    holds()
    open('/catalog/products?search=pi')
    expect(await screen.findByText('Type at least three characters to search.')).toBeVisible()
    expect(asked).toEqual([])
  })
})

describe('ordering from a card', () => {
  test('nobody counts over what the cart holds before that is known', async () => {
    sells([{}])
    const read = Promise.withResolvers<void>()
    server.use(
      api.query('CustomerCart', async () => {
        await read.promise
        return HttpResponse.json({ data: { customerCart: wireCartWith({ lines: [{ pallets: 5 }] }) } })
      }),
    )
    open()
    const pallets = await screen.findByRole('spinbutton', { name: /pallets$/ })
    expect(pallets).toBeDisabled()
    read.resolve()
    await waitFor(() => expect(pallets).toBeEnabled())
    expect(pallets).toHaveValue('5')
  })

  test('[CRT-31, CRT-33] shows the product on its card before the server answers, and then says for two seconds that it was added', async () => {
    sells([{}])
    holds()
    const answering = Promise.withResolvers<void>()
    const sent = answersAdd({ lines: [{ pallets: 1 }] }, answering.promise)
    open()
    await userEvent.click(await screen.findByRole('button', { name: /^More: Veenhof Pils.*, pallets$/ }))
    const card = screen.getByRole('article')
    await waitFor(() => expect(card).toHaveTextContent('40 crates, 2,9 hl€ 714,00'))
    await waitFor(() => expect(sent).toMatchObject([{ cart_items: [{ sku: 'VP-KR2430', number_of_pallet: 1 }] }]))
    expect(screen.queryByText(/has been added/)).not.toBeInTheDocument()
    const going = vi.spyOn(globalThis, 'setTimeout')
    answering.resolve()
    expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl has been added to the cart')).toBeVisible()
    expect(going).toHaveBeenCalledWith(expect.any(Function), 2_000)
  })

  test('[CRT-32, CRT-33, CRT-26] updates the line, and shows the way to the cart for two seconds', async () => {
    sells([{}])
    holds({ lines: [{ id: 7, pallets: 1 }] })
    const sent = answersUpdate({ lines: [{ id: 7, pallets: 2 }] })
    open()
    const going = vi.spyOn(globalThis, 'setTimeout')
    await userEvent.click(await screen.findByRole('button', { name: /^More: Veenhof Pils.*, pallets$/ }))
    expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl has been updated.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go to cart' })).toBeVisible()
    expect(going).toHaveBeenCalledWith(expect.any(Function), 2_000)
    expect(sent).toEqual([{ cart_id: 'cart-1', cart_items: [{ cart_item_id: 7, number_of_pallet: 2 }] }])
  })

  test('[CRT-25, ERR-08] tells what the stock did not hold', async () => {
    sells([{}])
    holds({ lines: [{ id: 7, pallets: 1 }] })
    answersUpdate({ lines: [{ id: 7, pallets: 3 }] }, ['INSUFFICIENT_STOCK'])
    open()
    const counter = await screen.findByRole('spinbutton', { name: /^Veenhof Pils.*, pallets$/ })
    await userEvent.type(counter, '5', { initialSelectionStart: 0, initialSelectionEnd: 1 })
    const modal = await screen.findByRole('dialog', { name: 'Attention!' })
    expect(modal).toHaveTextContent('Your card has been updated to reflect the current stock availability.')
    expect(modal).toHaveTextContent('Veenhof Pils: 2 pallets less')
  })

  test('[CRT-25, ERR-08] tells what the stock did not hold of what was added, in every unit', async () => {
    sells([{}])
    holds()
    const cart = wireCartWith({ lines: [{ id: 7, layers: 1 }] })
    const user_errors = [{ code: 'INSUFFICIENT_STOCK', message: '' }]
    server.use(
      api.mutation('AddToCart', () => HttpResponse.json({ data: { addProductsToCart: { cart, user_errors } } })),
    )
    open()
    const counter = await screen.findByRole('spinbutton', { name: /^Veenhof Pils.*, layers$/ })
    await userEvent.type(counter, '3', { initialSelectionStart: 0, initialSelectionEnd: 1 })
    const modal = await screen.findByRole('dialog', { name: 'Attention!' })
    expect(modal).toHaveTextContent('Your card has been updated to reflect the current stock availability.')
    expect(modal).toHaveTextContent('Veenhof Pils: 2 layers less')
  })

  test('[ERR-10] what the server does not put into the cart is told, and its counter goes back', async () => {
    sells([{}])
    holds()
    server.use(api.mutation('AddToCart', () => HttpResponse.json({ errors: [{ message: 'No' }] })))
    open()
    await userEvent.click(await screen.findByRole('button', { name: /^More: Veenhof Pils.*, pallets$/ }))
    expect(await screen.findByText(/That did not work. The cart is as it was./)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: /, pallets$/ })).toHaveValue('0'))
  })

  test('goes back to what the server knows when the change fails', async () => {
    sells([{}])
    holds({ lines: [{ id: 7, pallets: 1 }] })
    server.use(api.mutation('UpdateCartLines', () => HttpResponse.json({ errors: [{ message: 'No' }] })))
    open()
    const counter = await screen.findByRole('spinbutton', { name: /^Veenhof Pils.*, pallets$/ })
    await waitFor(() => expect(counter).toHaveValue('1'))
    await userEvent.click(screen.getByRole('button', { name: /^More: Veenhof Pils.*, pallets$/ }))
    expect(await screen.findByText(/That did not work. The cart is as it was./)).toBeVisible()
    await waitFor(() => expect(counter).toHaveValue('1'))
  })

  test('[CRT-13, CRT-15] beer is counted in crates up to 999, in layers and in pallets', async () => {
    sells([{}])
    holds()
    open()
    expect(await screen.findByRole('spinbutton', { name: /, crates$/ })).toHaveAttribute('aria-valuemax', '999')
    expect(screen.getAllByRole('spinbutton')).toHaveLength(3)
  })

  test('[CRT-14, CRT-15] POS materials are counted by the piece alone, up to what is in stock', async () => {
    sells([{ material_type: 'ZBTL', pack_format: 'Glass', stock_quantity: 1_200 }])
    holds()
    open('/Create-An-Order_POSM')
    const [counter, ...others] = await screen.findAllByRole('spinbutton')
    expect(counter).toHaveAttribute('aria-valuemax', '1200')
    expect(others).toEqual([])
  })

  test('[BAR-45] a unit that cannot be ordered says why', async () => {
    sells([{ isavailable_truck_package_ordering: 0 }])
    holds()
    open()
    const counter = await screen.findByRole('spinbutton', { name: /^Veenhof Pils.*, crates$/ })
    await waitFor(() => expect(counter).toBeDisabled())
    expect(counter).toHaveAccessibleDescription('not loose on a full truck')
  })
})

describe('the units of the brewery', () => {
  const units = (answer: object) => server.use(api.query('OfferedUnits', () => HttpResponse.json(answer)))

  test('[CAT-19] a unit that the portal config does not list is shown without a way to count it', async () => {
    units({ data: { getPortalConfig: { orderableunits: 'Packaging,Pallets' } } })
    sells([{}])
    holds()
    open()
    const counter = (unit: string) => screen.findByRole('spinbutton', { name: new RegExp(`^Veenhof Pils.*, ${unit}$`) })
    const layers = await counter('layers')
    await waitFor(() => expect(layers).toBeDisabled())
    expect(layers).toHaveAccessibleDescription('not offered')
    for (const unit of ['crates', 'pallets']) expect(await counter(unit)).toBeEnabled()
  })

  test('[ERR-17] a config that cannot be read is told, and the ordering goes on', async () => {
    units({ errors: [{ message: 'Internal server error' }] })
    sells([{}])
    holds()
    open()
    expect(await screen.findByText(/Which units can be ordered could not be read/)).toBeVisible()
    for (const unit of ['crates', 'layers', 'pallets'])
      expect(await screen.findByRole('spinbutton', { name: new RegExp(`^Veenhof Pils.*, ${unit}$`) })).toBeEnabled()
  })
})

describe('another kind of order', () => {
  const posm = { lines: [{ packages: 2, product: { material_type: 'ZBTL', name: 'Tasting glass' } }] }

  test('[CRT-05, CRT-07] asks on entering; No leaves the cart as it is, and leads back to its catalogue', async () => {
    sells([{}])
    holds(posm)
    const resets = countsResets()
    const router = open()
    const modal = await screen.findByRole('dialog', { name: 'Attention!' })
    expect(modal).toHaveTextContent(
      'By changing the type of order, cart will be reset and a new order will start. Are you sure you want to proceed?',
    )
    await userEvent.click(within(modal).getByRole('button', { name: 'No, keep the cart' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/Create-An-Order_POSM'))
    expect(resets).not.toHaveBeenCalled()
  })

  test('[CRT-06] Yes resets the cart', async () => {
    sells([{}])
    holds(posm)
    const resets = countsResets()
    open()
    const modal = await screen.findByRole('dialog', { name: 'Attention!' })
    await userEvent.click(within(modal).getByRole('button', { name: 'Yes, empty the cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(resets).toHaveBeenCalledOnce()
  })

  function countsResets() {
    const resets = vi.fn<() => void>()
    server.use(
      api.mutation('RemoveAllLines', () => {
        resets()
        return HttpResponse.json({ data: { removeAllItems: { cart: wireCartWith() } } })
      }),
    )
    return resets
  }
})

const FACETS = {
  total_count: 70,
  aggregations: [
    {
      attribute_code: 'brand',
      label: 'Brand',
      options: [
        { label: 'Kraanvogel', value: 'Kraanvogel', count: 10 },
        { label: 'Driest', value: 'Driest', count: 5 },
      ],
    },
    {
      attribute_code: 'price',
      label: 'Price',
      options: [
        { label: '10.00 - 19.99', value: '10_19.99', count: 17 },
        { label: '20.00 - 29.99', value: '20_29.99', count: 23 },
      ],
    },
    {
      attribute_code: 'product_new',
      label: 'New',
      options: [
        { label: 'Yes', value: '1', count: 5 },
        { label: 'No', value: '0', count: 65 },
      ],
    },
  ],
  categoryFilter: [
    { name: 'Range', count: 70, level: 1, url_path: 'range' },
    { name: 'Crates', count: 20, level: 3, url_path: 'beer/crates' },
  ],
}

function open(href = '/Create-An-Order_Beer') {
  const catalogue = { component: CataloguePage, validateSearch: catalogueSearch }
  const pages = {
    '/Create-An-Order_Beer': catalogue,
    '/Create-An-Order_POSM': catalogue,
    '/catalog/products': catalogue,
  }
  return renderPages(href, pages, <CartInStep />)
}

/** Answers with these products; gives what was asked for them. */
function sells(products: ProductWishes[], total_count = products.length) {
  const asked: unknown[] = []
  server.use(
    api.query('Products', ({ variables }) => {
      asked.push(variables)
      const items = products.map(wireProductWith)
      return HttpResponse.json({
        data: { products: { total_count, items, page_info: { total_pages: 3 } } },
      })
    }),
  )
  return asked
}

function holds(wishes: CartWishes = {}) {
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith(wishes) } })))
}

/** Answers additions with such a cart, once it may; gives what was sent. */
function answersAdd(wishes: CartWishes, mayAnswer: Promise<void>) {
  const sent: unknown[] = []
  server.use(
    api.mutation('AddToCart', async ({ variables }) => {
      sent.push(variables['input'])
      await mayAnswer
      return HttpResponse.json({ data: { addProductsToCart: { cart: wireCartWith(wishes), user_errors: [] } } })
    }),
  )
  return sent
}

function answersUpdate(wishes: CartWishes, codes: string[] = []) {
  const sent: unknown[] = []
  const errors = codes.map((code) => ({ code, message: code }))
  server.use(
    api.mutation('UpdateCartLines', ({ variables }) => {
      sent.push(variables['input'])
      return HttpResponse.json({ data: { updateCartItems: { cart: wireCartWith(wishes), errors } } })
    }),
  )
  return sent
}
