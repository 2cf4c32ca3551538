import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../lib/test/render-page.tsx'
import { server } from '../../lib/test/server.ts'
import { wireCartWith, type CartWishes } from '../cart/cart.builders.ts'
import { wireProductWith } from '../product/product.builders.ts'
import { userWith } from '../session/session.builders.ts'
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
})

describe('the page of a product', () => {
  test('[CAT-20, RTE-43, RTE-44] tells price, packing, weights and barcodes', async () => {
    sells({ ean: '8719998100006', ean_ea: '8719998500004', number_of_items_in_box: 24, country_of_origin: 'NL' })
    open('/catalog/VP-KR2430?material=FERT')
    expect(await screen.findByRole('heading', { level: 1, name: 'Veenhof Pils' })).toBeVisible()
    const figures = screen.getByRole('region', { name: 'Packing and logistics' })
    for (const fact of ['VP-KR2430', '8 crates', '40 crates, 5 layers', '20,4 kg', '842 kg', '2,9 hl', 'Netherlands'])
      expect(figures).toHaveTextContent(fact)
    expect(figures).toHaveTextContent('8719998100006')
    expect(figures).toHaveTextContent('8719998500004')
  })

  test('[CAT-20] offers what goes well with it, to order at once', async () => {
    sells({ related_products: [wireProductWith({ sku: 'WW', name: 'Witte Wieven' })] })
    open()
    const related = await screen.findByRole('region', { name: 'Goes well with it' })
    expect(within(related).getByRole('link', { name: 'Witte Wieven' })).toHaveAttribute(
      'href',
      '/catalog/WW?material=FERT',
    )
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
    await screen.findByRole('heading', { level: 1 })
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
    expect(await screen.findByText('PRODUCT NOT AVAILABLE ON THE SELECTED DATE')).toBeVisible()
  })

  test('[CAT-26] tells what a set is made of', async () => {
    const choices = [
      { label: 'Pilsner glass 20 cl', quantity: 4, is_default: false },
      { label: 'Pilsner glass 25 cl', quantity: 4, is_default: true },
    ]
    sells({
      __typename: 'BundleProduct',
      type_id: 'bundle',
      material_type: 'ZBTL',
      items: [{ title: 'Glasses', required: true, options: choices }],
    })
    open()
    const parts = await screen.findByRole('region', { name: 'In this set' })
    expect(parts).toHaveTextContent('Glasses4 × Pilsner glass 25 cl')
  })

  test('[GQL-44] each variant has its price and its counters', async () => {
    const variant = (sku: string, label: string, priceEuros: number) => ({
      attributes: [{ label }],
      product: wireProductWith({ sku, name: 'Pilsner glass', priceEuros, material_type: 'ZBTL', pack_format: 'BOX' }),
    })
    sells({
      __typename: 'ConfigurableProduct',
      type_id: 'configurable',
      variants: [variant('GL-20', '20 cl', 26.4), variant('GL-25', '25 cl', 27.6)],
    })
    const sent = answersAdd()
    open()
    expect(await screen.findByRole('heading', { name: /^25 cl/ })).toHaveTextContent('€ 27,60')
    await userEvent.click(screen.getByRole('button', { name: /^More: Pilsner glass 25 cl/ }))
    await waitFor(() => expect(sent).toMatchObject([{ cart_items: [{ sku: 'GL-25', number_of_packages: 1 }] }]))
  })

  test('says that a product is not there, and leads to the others', async () => {
    server.use(api.query('ProductBySku', () => HttpResponse.json({ data: { products: { items: [] } } })))
    open('/catalog/GONE')
    expect(await screen.findByText('This product is not there')).toBeVisible()
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
