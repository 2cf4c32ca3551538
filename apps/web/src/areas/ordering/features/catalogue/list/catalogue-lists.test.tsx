import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { wireCartWith, type CartWishes } from '../../../../../cart/cart.builders.ts'
import { wireProductWith, type ProductWishes } from '../../../../../product/product.builders.ts'
import { userWith } from '../../../../../session/session.builders.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { catalogueSearch } from './catalogue-search.ts'
import { UpcomingPage } from './upcoming-page.tsx'

const api = graphql.link('*/graphql')

beforeEach(() => {
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith() } })),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
    api.query('ProductFacets', () =>
      HttpResponse.json({ data: { products: { total_count: 1, aggregations: [], categoryFilter: [] } } }),
    ),
  )
})

describe('the parts of the range', () => {
  test.each([
    ['[CAT-02, CAT-01] beer', '/Create-An-Order_Beer', 'Beer', { material_type: { eq: 'FERT' } }, { habit: 'DESC' }],
    [
      '[CAT-03, CAT-01] POS materials',
      '/Create-An-Order_POSM',
      'POS materials',
      { material_type: { eq: 'ZBTL' } },
      null,
    ],
    ['[CAT-04] both', '/catalog/products', 'All products', {}, null],
    ['[CAT-06] offers', '/specialoffer', 'Special offers', { product_sale: { eq: '1' } }, null],
  ])('%s at %s', async (_title, path, heading, filter, sort) => {
    const asked = sells([{}])
    open(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter, sort, page: 1, pageSize: 25 }))
  })

  test.each([
    ['with words is sorted by how well they are found', '?search=pils', null],
    ['by the order of the range, when that is chosen', '?sort=position', null],
    ['by what is ordered most, also where words are searched', '?search=pils&sort=habit', { habit: 'DESC' }],
  ])('beer %s', async (_how, address, sort) => {
    const asked = sells([{}])
    open(`/Create-An-Order_Beer${address}`)
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort }))
  })

  test('[CAT-14] lists low stock by brand, fifty to a page', async () => {
    const asked = sells([{ low_stock: { is_lowstock: true, out_of_stock: false } }])
    open('/catalog/low-stock')
    expect(await screen.findByText('Low stock', { selector: 'li' })).toBeVisible()
    expect(asked.at(-1)).toMatchObject({
      filter: { product_lowstock: { eq: '1' } },
      sort: { brand: 'ASC' },
      page: 1,
      pageSize: 50,
    })
  })
})

describe('[CAT-25, ENT-13] a card of a special offer', () => {
  const OFFER: ProductWishes = {
    sku: 'HB',
    name: 'Herfstvuur',
    product_sale: 1,
    special_offer_details: {
      max_purchasable_qty: 30,
      valid_to: '2026-12-31',
      deliverable_from: null,
      deliverable_to: null,
    },
  }
  const holding = (lines: CartWishes['lines']) =>
    server.use(
      api.query('CustomerCart', () =>
        HttpResponse.json({ data: { customerCart: wireCartWith({ lines: lines ?? [] }) } }),
      ),
    )

  test('says until when it is, how much of it an order may have, and what is left of that', async () => {
    holding([{ layers: 2, packages: 3, product: OFFER }])
    sells([OFFER])
    open('/specialoffer')
    const card = await screen.findByRole('article', { name: /^Herfstvuur/ })
    expect(card).toHaveTextContent('Until 31 December')
    await waitFor(() => expect(card).toHaveTextContent('At most 30 crates per order, 11 left'))
    expect(within(card).getByRole('spinbutton', { name: /crates$/ })).toHaveAttribute('aria-valuemax', '14')
    expect(within(card).getByRole('spinbutton', { name: /layers$/ })).toHaveAttribute('aria-valuemax', '3')
  })

  test('says that a pallet is more than the offer gives', async () => {
    holding([])
    sells([OFFER])
    open('/specialoffer')
    expect(await screen.findByText('More than the offer gives')).toBeVisible()
  })

  test('says when all of it is on the load', async () => {
    holding([{ layers: 3, packages: 6, product: OFFER }])
    sells([OFFER])
    open('/specialoffer')
    expect(await screen.findByText('At most 30 crates per order, which is reached')).toBeVisible()
  })
})

describe('upcoming beers', () => {
  const comingFrom = (name: string, deliverable_from: string | null) => ({
    sku: name,
    name,
    product_sale: 1,
    special_offer_details: { max_purchasable_qty: null, valid_to: null, deliverable_from, deliverable_to: null },
  })

  test('[CAT-07] shows what comes later than today, the first to come first', async () => {
    announces([
      comingFrom('Zomerblond', '2099-06-01'),
      comingFrom('Lentebok', '2099-02-15'),
      comingFrom('Long here', '2020-01-01'),
      comingFrom('Always here', null),
    ])
    open('/catalog/upcoming-beers')
    const cards = await screen.findAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Lentebok', 'Zomerblond'])
    expect(cards[0]).toHaveTextContent('Comes 15 February')
  })

  test('says so when nothing is on its way', async () => {
    announces([])
    open('/catalog/upcoming-beers')
    expect(await screen.findByText('Sorry, there are no products to display')).toBeVisible()
  })

  function announces(products: ProductWishes[]) {
    const items = products.map(wireProductWith)
    server.use(api.query('UpcomingBeers', () => HttpResponse.json({ data: { products: { items } } })))
  }
})

function open(href: string) {
  const areas = [
    '/Create-An-Order_Beer',
    '/Create-An-Order_POSM',
    '/catalog/products',
    '/specialoffer',
    '/catalog/low-stock',
  ]
  const catalogue = { component: CataloguePage, validateSearch: catalogueSearch }
  const pages = Object.fromEntries(areas.map((path) => [path, catalogue]))
  return renderPages(href, { ...pages, '/catalog/upcoming-beers': UpcomingPage })
}

/** Answers with these products; gives what was asked for them. */
function sells(products: ProductWishes[]) {
  const asked: unknown[] = []
  server.use(
    api.query('Products', ({ variables }) => {
      asked.push(variables)
      const items = products.map(wireProductWith)
      return HttpResponse.json({
        data: { products: { total_count: items.length, items, page_info: { total_pages: 1 } } },
      })
    }),
  )
  return asked
}
