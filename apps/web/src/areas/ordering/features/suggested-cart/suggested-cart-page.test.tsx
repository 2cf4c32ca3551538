import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith, type UserWishes } from '../../../../session/session.builders.ts'
import { SuggestedCartPage } from './suggested-cart-page.tsx'
import { suggestedCartOf, type SuggestionWishes } from '../../../../suggestions/suggestions.builders.ts'

const api = graphql.link('*/graphql')

const WIT = { product: { sku: 'WW', name: 'Witte Wieven' }, number_of_pallet: 0, number_of_layer: 3 }

beforeEach(() => {
  isThere({})
  holds({})
  server.use(
    http.get('*/nl/prod/api/v1/portal/*', () => HttpResponse.json([])),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
  )
})

describe('the suggested order', () => {
  test('says of each line why it is there', async () => {
    suggests(
      { product: { sku: 'VP', name: 'Pils' } },
      { ...WIT, reason: 'MISSING', last_ordered_on: '2026-11-04' },
      { product: { sku: 'HB', name: 'Herfstvuur' }, reason: 'SEASON', last_ordered_on: '2025-11-19' },
    )
    open()
    const lines = await screen.findByRole('list', { name: 'Your next order' })
    expect(
      within(lines)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('In 9 of your last 10 orders'),
      expect.stringContaining('Not in your last order, but on 4 November'),
      expect.stringContaining('Ordered at this time last year, on'),
    ])
  })

  test('is added whole, with as much of each product as usual', async () => {
    suggests({ product: { sku: 'VP', name: 'Pils' } }, WIT, { product: { sku: 'HB', name: 'Bok' }, is_proposed: false })
    const sent = answersAdd()
    open()
    expect(await screen.findByText('2 products, about € 1.856,40 before discounts')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Add all 2 products' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          cart_items: [
            { sku: 'VP', number_of_pallet: 2 },
            { sku: 'WW', number_of_layer: 3 },
          ],
        },
      ]),
    )
    expect(await screen.findByText('All of it is on the load.')).toBeVisible()
  })

  test('is added by line, and what was added is taken out again by the same button', async () => {
    suggests({ product: { sku: 'VP', name: 'Pils' } }, WIT)
    const sent = answersAdd()
    open()
    const button = await screen.findByRole('button', { name: 'Add 3 layers of Witte Wieven, crate 24 × 30 cl' })
    expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(button).toHaveFocus()
    await waitFor(() => expect(sent).toMatchObject([{ cart_items: [{ sku: 'WW', number_of_layer: 3 }] }]))
    expect(screen.getByRole('button', { name: 'Add 1 product' })).toBeVisible()
  })

  test('has what is ordered now and then apart', async () => {
    suggests({ product: { sku: 'VP', name: 'Pils' } }, { ...WIT, is_proposed: false })
    open()
    const others = await screen.findByRole('list', { name: 'Now and then' })
    expect(within(others).getByRole('link', { name: /Witte Wieven/ })).toHaveAttribute('href', '/catalog/WW')
  })

  test('[CRT-04, CRT-05] asks before it replaces a cart of another kind', async () => {
    suggests({ product: { sku: 'VP', name: 'Pils' } })
    holds({ lines: [{ packages: 1, product: { sku: 'PM', material_type: 'ZBTL' } }] })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 product' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('By changing the type of order')
  })

  test('asks for the units of the transport that the cart has', async () => {
    let method: string | null = null
    server.use(
      api.query('SuggestedCart', ({ request }) => {
        method = request.headers.get('outletdeliverymethod')
        return HttpResponse.json(suggestedCartOf(WIT))
      }),
    )
    open()
    await screen.findByRole('list', { name: 'Your next order' })
    expect(method).toBe('flatrate_flatrate')
  })
})

describe('where there is nothing to suggest', () => {
  test('a ship-to that has ordered nothing is told so, with the way to the catalogue', async () => {
    suggests()
    open()
    expect(await screen.findByText('No suggestion yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/catalog/products')
  })

  test('what failed is asked again', async () => {
    let isBroken = true
    server.use(
      api.query('SuggestedCart', () =>
        isBroken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(suggestedCartOf(WIT)),
      ),
    )
    open()
    await screen.findByRole('alert')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Your next order' })).toBeVisible()
  })

  test('[BAR-29] a suspended ship-to is told so', async () => {
    isThere({ shipTos: [shipToWith({ status: 'SUSPENDED' })] })
    suggests(WIT)
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('ShipTo suspended')
    expect(screen.queryByRole('list', { name: 'Your next order' })).not.toBeInTheDocument()
  })
})

function isThere(user: UserWishes) {
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user: userWith(user) })))
}

function holds(wishes: CartWishes) {
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith(wishes) } })))
}

function suggests(...suggestions: SuggestionWishes[]) {
  server.use(api.query('SuggestedCart', () => HttpResponse.json(suggestedCartOf(...suggestions))))
}

function open() {
  return renderPages('/catalog/suggested-cart', { '/catalog/suggested-cart': SuggestedCartPage })
}

/** Answers with the cart that has what was added, and tells what was asked. */
function answersAdd() {
  type Asked = { cart_items: { sku: string; number_of_layer: number; number_of_pallet: number }[] }
  const sent: Asked[] = []
  server.use(
    api.mutation('AddToCart', ({ variables }) => {
      const input: Asked = variables['input']
      sent.push(input)
      const lines = input.cart_items.map(({ sku, number_of_layer: layers, number_of_pallet: pallets }, index) => ({
        id: index + 1,
        layers,
        pallets,
        product: { sku },
      }))
      return HttpResponse.json({
        data: { addProductsToCart: { cart: wireCartWith({ version: 2, lines }), user_errors: [] } },
      })
    }),
  )
  return sent
}
