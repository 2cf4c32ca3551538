import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { wireCartWith, type CartWishes } from '../../../../../cart/cart.builders.ts'
import { wireProductWith } from '../../../../../product/product.builders.ts'
import { shipToWith, userWith } from '../../../../../session/session.builders.ts'
import { ProductPage } from './product-page.tsx'

const api = graphql.link('*/graphql')

beforeEach(() => {
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
  )
  holds()
  server.use(api.query('RecommendedItems', () => HttpResponse.json({ data: { recommendItems: null } })))
})

describe('the page of a product', () => {
  test('[CAT-20] tells price, packing, weights and barcodes', async () => {
    sells({ ean: '8719998100006', ean_ea: '8719998500004', number_of_items_in_box: 24, country_of_origin: 'NL' })
    open('/catalog/VP-KR2430?material=FERT')
    expect(await screen.findByRole('heading', { level: 1, name: 'Veenhof Pils' })).toBeVisible()
    expect(screen.getByText('€ 17,85', { selector: 'strong' })).toBeVisible()
    const figures = screen.getByRole('region', { name: 'Packing and logistics' })
    for (const fact of ['VP-KR2430', '8 crates', '40 crates, 5 layers', '20,4 kg', '842 kg', '2,9 hl', 'Netherlands'])
      expect(figures).toHaveTextContent(fact)
    expect(figures).toHaveTextContent('8719998100006')
    expect(figures).toHaveTextContent('8719998500004')
  })

  test('[CAT-20] tank beer has its price by the litre', async () => {
    sells({ sku: 'VP-TANK', pack_format: 'BULK' })
    open('/catalog/VP-TANK?material=FERT')
    expect(await screen.findByRole('region', { name: 'Prices' })).toHaveTextContent(/From 1 litre\s*€ 17,85/)
  })

  test('[CAT-20, RTE-44] offers what goes well with it, to order at once', async () => {
    sells({ related_products: [wireProductWith({ sku: 'WW', name: 'Witte Wieven' })] })
    open()
    const related = await screen.findByRole('region', { name: 'Goes well with it' })
    expect(within(related).getByRole('link', { name: 'Witte Wieven' })).toHaveAttribute(
      'href',
      '/catalog/WW?material=FERT',
    )
    const sent = answersAdd()
    await userEvent.click(await within(related).findByRole('button', { name: /^More: Witte Wieven.*, pallets$/ }))
    await waitFor(() => expect(sent).toMatchObject([{ cart_items: [{ sku: 'WW', number_of_pallet: 1 }] }]))
  })

  test('[CAT-20] tells its other packs as such, not as what goes well with it', async () => {
    const related = [
      wireProductWith({ sku: 'VP-F50', name: 'Keg of the same' }),
      wireProductWith({ sku: 'WW', name: 'Wit' }),
    ]
    sells({ related_products: related, available_packaging: [{ sku: 'VP-F50', title: 'Keg 50 l', your_price: 142.5 }] })
    open()
    const other = await screen.findByRole('region', { name: 'Goes well with it' })
    expect(
      within(other)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Wit'])
  })

  test('has a heading while its product is asked for', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    sells({})
    server.use(api.query('ProductBySku', () => asked.then(() => undefined)))
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Product' })).toBeInTheDocument()
    answer()
    expect(await screen.findByRole('heading', { level: 1, name: 'Veenhof Pils' })).toBeVisible()
  })

  test('shows a long name whole', async () => {
    const name = 'Veenhof '.repeat(53).trim()
    sells({ name })
    open()
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('[CAT-20] gives its papers with kind and size', async () => {
    const url = '/media/documents/productblad.pdf'
    sells({ downloads: [{ title: 'Product sheet', url, file_type: 'pdf', size: 20_480 }] })
    open()
    const downloads = await screen.findByRole('region', { name: 'Downloads' })
    expect(within(downloads).getByRole('link', { name: 'Product sheet' })).toHaveAttribute('href', url)
    expect(downloads).toHaveTextContent('PDF, 20 kB')
  })

  test('[CAT-21] leads to the other packagings with their prices', async () => {
    sells({ available_packaging: [{ sku: 'VP-F50', title: 'Keg 50 l', your_price: 142.5 }] })
    open()
    const others = await screen.findByRole('region', { name: 'Also packed as' })
    expect(within(others).getByRole('link', { name: 'Keg 50 l' })).toHaveAttribute('href', '/catalog/VP-F50')
    expect(others).toHaveTextContent('€ 142,50')
  })

  test('[CAT-23] keeps plain markup of the description and nothing that runs', async () => {
    const html =
      '<p>Brewed <strong>cold</strong>.</p><script>alert(1)</script><img src=x onerror=alert(2)>' +
      '<a href="javascript:alert(3)" onclick="alert(4)">more</a>'
    sells({ description: { html } })
    open()
    const word = await screen.findByText('cold')
    expect(word.tagName).toBe('STRONG')
    const page = word.closest('article')
    expect(page).toHaveTextContent('Brewed cold.more')
    expect(page?.querySelector('script, a[href^="javascript"], [onclick], [onerror]')).toBeNull()
    expect(page).not.toHaveTextContent('alert')
  })

  test('[CAT-24] hangs out every mark that the product carries', async () => {
    sells({
      product_new: 1,
      product_last: 1,
      promotional: 1,
      product_sale: 1,
      low_stock: { is_lowstock: true, out_of_stock: false },
    })
    open()
    await screen.findByRole('heading', { level: 1, name: 'Veenhof Pils' })
    for (const mark of ['Low stock', 'Offer', 'Last chance', 'Promotion', 'New'])
      expect(screen.getByText(mark)).toBeVisible()
  })

  test('[CAT-25, CAT-27] says how long an offer runs, how much of it one may take, and when it cannot come', async () => {
    holds({ delivery_date: '2026-11-24' })
    sells({
      product_sale: 1,
      special_offer_details: {
        max_purchasable_qty: 144,
        valid_to: '2026-12-31',
        deliverable_from: '2027-02-15',
        deliverable_to: '2027-06-15',
      },
    })
    open()
    const terms = await screen.findByRole('list', { name: 'Offer' })
    expect(
      within(terms)
        .getAllByRole('listitem')
        .map((term) => term.textContent),
    ).toEqual([
      'Order until 31 December 2026',
      'Delivered from 15 February 2027',
      'Delivered until 15 June 2027',
      'At most 144 crates per order',
    ])
    expect(await screen.findByText('Deliver from 15 February')).toBeVisible()
  })

  test('each variant has its price and its counters', async () => {
    const variant = (sku: string, label: string, priceEuros: number) => ({
      attributes: [{ label }],
      product: wireProductWith({ sku, name: label, priceEuros, material_type: 'ZBTL', pack_format: 'BOX' }),
    })
    sells({
      __typename: 'ConfigurableProduct',
      type_id: 'configurable',
      name: 'Pilsner glass',
      variants: [variant('GL-20', '20 cl', 26.4), variant('GL-25', '25 cl', 27.6)],
    })
    const sent = answersAdd()
    open()
    expect(await screen.findByRole('heading', { name: /^25 cl/ })).toHaveTextContent('€ 27,60')
    await userEvent.click(screen.getByRole('button', { name: /^More: Pilsner glass, 25 cl/ }))
    await waitFor(() => expect(sent).toMatchObject([{ cart_items: [{ sku: 'GL-25', number_of_packages: 1 }] }]))
  })

  test('says that a product is not there, and leads to the others', async () => {
    server.use(api.query('ProductBySku', () => HttpResponse.json({ data: { products: { items: [] } } })))
    open('/catalog/GONE')
    expect(await screen.findByRole('heading', { level: 1, name: 'This product is not there' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the catalogue' })).toHaveAttribute('href', '/catalog/products')
  })

  test('offers another try when it does not come', async () => {
    server.use(api.query('ProductBySku', () => HttpResponse.json({ errors: [{ message: 'Internal server error' }] })))
    open()
    const failed = await screen.findByRole('alert')
    sells({})
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Veenhof Pils' })).toBeVisible()
  })
})

describe('what is recommended beside it', () => {
  test('[CAT-15] stands in ascending order of numeric priority, of the same kind, without what goes well with it', async () => {
    sells({ related_products: [wireProductWith({ sku: 'REL', name: 'Related' })] })
    const priorities = [
      ['TEN', '10'],
      ['TWO', '2'],
      ['GLASS', '4'],
      ['REL', '3'],
      ['ONE', '1'],
    ] as const
    server.use(
      api.query('RecommendedItems', () =>
        HttpResponse.json({
          data: {
            recommendItems: { recItems: priorities.map(([productId, Priority]) => ({ productId, Priority })) },
          },
        }),
      ),
      api.query('RecommendedProducts', ({ variables }) => {
        const skus: string[] = variables['skus']
        const items = skus
          .toSorted()
          .map((sku) => wireProductWith({ sku, name: sku, material_type: sku === 'GLASS' ? 'ZBTL' : 'FERT' }))
        return HttpResponse.json({ data: { products: { items } } })
      }),
    )
    open()
    const recommended = await screen.findByRole('region', { name: 'Recommended for you' })
    expect(
      within(recommended)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['ONE', 'TWO', 'TEN'])
  })

  test.each([
    ['wanted where every role holds them', ['Product Recommendation'], '1'],
    ['switched off where one of the roles does not', ['Catalogue Beer'], '0'],
  ])('[PRM-28, PRM-29, GQL-16] recommendations are %s', async (_when, another, expected) => {
    sells({})
    let header: string | null = null
    const here = shipToWith({ permissions: ['Catalogue Beer', 'Product Recommendation'] })
    const roles = [...here.rpDetails, ...shipToWith({ permissions: another }).rpDetails]
    const user = userWith({ shipTos: [{ ...here, rpDetails: roles }] })
    server.use(
      http.get('*/identity/session', () => HttpResponse.json({ user })),
      api.query('RecommendedItems', ({ request }) => {
        header = request.headers.get('productrecoenabled')
        return HttpResponse.json({ data: { recommendItems: { recItems: [] } } })
      }),
    )
    open()
    await waitFor(() => expect(header).toBe(expected))
  })
})

describe('a bundle', () => {
  test('[CAT-26] is put together part by part, and counts in the cart as it was chosen', async () => {
    sellsSet()
    const sent = answersAdd()
    const router = open()
    const bundle = await screen.findByRole('region', { name: 'In this set' })
    expect(await within(bundle).findByRole('radio', { name: /20 cl/ })).toBeChecked()
    await userEvent.click(within(bundle).getByRole('radio', { name: /25 cl/ }))
    await userEvent.click(within(bundle).getByRole('radio', { name: /Nine handle/ }))
    await userEvent.click(within(bundle).getByRole('checkbox', { name: /Coasters/ }))
    await userEvent.click(within(bundle).getByRole('button', { name: /^More: Bar starter set/ }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          cart_items: [
            {
              sku: 'PM-SET',
              number_of_packages: 1,
              selected_options: ['bundle/1/12/4', 'bundle/2/22/1', 'bundle/3/31/2'].map(uidOf),
            },
          ],
        },
      ]),
    )
    expect(router.state.location.search).toEqual({ parts: '12x4-22x1-31x2' })
  })

  test('[CAT-26] takes another number of a part where the brewery allows it', async () => {
    sellsSet()
    const sent = answersAdd()
    open('/catalog/PM-SET')
    const bundle = await screen.findByRole('region', { name: 'In this set' })
    const pieces = await within(bundle).findByRole('spinbutton', { name: /^Glass 20 cl, pieces in a set/ })
    await userEvent.clear(pieces)
    await userEvent.type(pieces, '6')
    await waitFor(() => expect(bundle).toHaveTextContent('8 sets like this are in stock.'))
    await userEvent.click(within(bundle).getByRole('button', { name: /^More: Bar starter set/ }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        { cart_items: [{ selected_options: ['bundle/1/11/6', 'bundle/2/21/1'].map(uidOf) }] },
      ]),
    )
    expect(within(bundle).queryByRole('spinbutton', { name: /^Handle/ })).not.toBeInTheDocument()
  })

  test('[CRT-19] has as many in stock as its scarcest part allows, and none when one part is gone', async () => {
    sellsSet()
    open('/catalog/PM-SET?parts=11x4-21x1')
    const bundle = await screen.findByRole('region', { name: 'In this set' })
    expect(bundle).toHaveTextContent('12 sets like this are in stock.')
    expect(within(bundle).getByRole('spinbutton', { name: /^Bar starter set/ })).toHaveAttribute('aria-valuemax', '12')
    await userEvent.click(await within(bundle).findByRole('radio', { name: /Nine handle/ }))
    await waitFor(() => expect(bundle).toHaveTextContent('2 sets like this are in stock.'))
    await userEvent.click(within(bundle).getByRole('radio', { name: /Sold out handle.*Out of stock/ }))
    await waitFor(() => expect(bundle).toHaveTextContent('0 sets like this are in stock.'))
    expect(within(bundle).getByRole('spinbutton', { name: /^Bar starter set/ })).toBeDisabled()
  })

  test('[CAT-26] shows what the cart holds of this choice, and of no other', async () => {
    holdsSet(['bundle/1/11/4', 'bundle/2/21/1'], 3)
    sellsSet()
    open('/catalog/PM-SET')
    const bundle = await screen.findByRole('region', { name: 'In this set' })
    const count = () => within(bundle).getByRole('spinbutton', { name: /^Bar starter set/ })
    await waitFor(() => expect(count()).toHaveValue('3'))
    await userEvent.click(await within(bundle).findByRole('radio', { name: /25 cl/ }))
    await waitFor(() => expect(count()).toHaveValue('0'))
  })
})

const uidOf = (text: string) => btoa(text)

function sellsSet() {
  const choice = (id: number, label: string, quantity: number, stock: number, more: object = {}) => ({
    id,
    label,
    quantity,
    is_default: false,
    can_change_quantity: false,
    product: { sku: `PART-${id}`, stock_quantity: stock },
    ...more,
  })
  sells({
    ...SET,
    __typename: 'BundleProduct',
    items: [
      {
        option_id: 1,
        title: 'Glass',
        type: 'radio',
        required: true,
        options: [
          choice(11, 'Glass 20 cl', 4, 50, { is_default: true, can_change_quantity: true }),
          choice(12, 'Glass 25 cl', 4, 50, { can_change_quantity: true }),
        ],
      },
      {
        option_id: 2,
        title: 'Handle',
        type: 'select',
        required: true,
        options: [choice(21, 'Handle', 1, 80), choice(22, 'Nine handle', 1, 2), choice(23, 'Sold out handle', 1, 0)],
      },
      { option_id: 3, title: 'Extras', type: 'checkbox', required: false, options: [choice(31, 'Coasters', 2, 90)] },
    ],
  })
}

const SET = { sku: 'PM-SET', name: 'Bar starter set', type_id: 'bundle', material_type: 'ZBTL', pack_format: 'SET' }

/** The cart holds so many sets of this choice. */
function holdsSet(choice: string[], pieces: number) {
  const cart = wireCartWith({ lines: [{ packages: pieces, product: SET }] })
  const values = choice.map((text) => ({ uid: uidOf(text), label: text, quantity: 1 }))
  const items = cart.items?.map((item) => ({ ...item, __typename: 'BundleCartItem', bundle_options: [{ values }] }))
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: { ...cart, items } } })))
}

function open(href = '/catalog/VP-KR2430') {
  return renderPages(href, { '/catalog/$sku': ProductPage })
}

/** Answers with one product; its own fields stand over those of a plain one. */
function sells(wishes: Record<string, unknown>) {
  const item = { __typename: 'SimpleProduct', ...wireProductWith(), ...wishes }
  server.use(api.query('ProductBySku', () => HttpResponse.json({ data: { products: { items: [item] } } })))
}

function holds(wishes: CartWishes = {}) {
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith(wishes) } })))
}

function answersAdd() {
  const sent: unknown[] = []
  server.use(
    api.mutation('AddToCart', ({ variables }) => {
      sent.push(variables['input'])
      return HttpResponse.json({ data: { addProductsToCart: { cart: wireCartWith(), user_errors: [] } } })
    }),
  )
  return sent
}
