import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { wireCartWith } from '../../../../../cart/cart.builders.ts'
import { FavouritesLink } from '../../../../../favourites/index.ts'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { wireProductWith } from '../../../../../product/product.builders.ts'
import { userWith } from '../../../../../session/session.builders.ts'
import { catalogueSearch } from './catalogue-search.ts'
import { CataloguePage } from './catalogue-page.tsx'

const api = graphql.link('*/graphql')
const NAME = 'Veenhof Pils, crate 24 × 30 cl: favourite'

let count: { items_count: number; shipto_item_count: number }
beforeEach(() => {
  count = { items_count: 2, shipto_item_count: 2 }
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
    api.query('ProductFacets', () => HttpResponse.json({ data: { products: null } })),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith() } })),
    api.query('FavouriteCount', () => HttpResponse.json({ data: { customer: { wishlist: count } } })),
  )
})

describe('a heart', () => {
  test('[CAT-28, CAT-29, CAT-30] is filled at once, counts in the header, and is sent once', async () => {
    sells({ favourites: 0 })
    const sent = answersKeep()
    open()
    const heart = await screen.findByRole('button', { name: NAME })
    await screen.findByRole('link', { name: 'Favourites, 2 products' })
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    count = { items_count: 3, shipto_item_count: 3 }
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('link', { name: 'Favourites, 3 products' })).toHaveAttribute('href', '/catalog/favorites')
    await waitFor(() => expect(sent).toEqual([{ sku: 'VP-KR2430' }]))
    expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('[CAT-29, NAV-14] counts a tap that comes before the first count, which began without it', async () => {
    sells({ favourites: 0 })
    answersKeep()
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    const counts = [0, 1]
    server.use(
      api.query('FavouriteCount', async () => {
        const counted = counts.shift() ?? 1
        if (counted === 0) await mayAnswer
        return HttpResponse.json({
          data: { customer: { wishlist: { items_count: counted, shipto_item_count: counted } } },
        })
      }),
    )
    open()
    await userEvent.click(await screen.findByRole('button', { name: NAME }))
    expect(await screen.findByRole('link', { name: 'Favourites, 1 product' })).toBeVisible()
    answer()
  })

  test('[CAT-35, ERR-14, ERR-29] goes back to what it was when the server does not keep it, and says so', async () => {
    sells({ favourites: 0 })
    answersKeep([{ code: 'PRODUCT_NOT_FOUND' }])
    open()
    const heart = await screen.findByRole('button', { name: NAME })
    await userEvent.click(heart)
    expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl could not be kept as a favourite.')).toBeVisible()
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  })

  test('[CAT-35, ERR-14] stays full when the server cannot take it away', async () => {
    sells({ favourites: 1 })
    server.use(api.mutation('DropFavourite', () => HttpResponse.json({ errors: [{ message: 'No' }] })))
    open()
    const heart = await screen.findByRole('button', { name: NAME })
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    expect(await screen.findByText(/could not be taken from the favourites/)).toBeVisible()
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  })

  test('tapped twice is sent in that order, one after the other', async () => {
    sells({ favourites: 0 })
    const order: string[] = []
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    server.use(
      api.mutation('KeepFavourite', async () => {
        order.push('kept')
        await mayAnswer
        return HttpResponse.json({ data: { addProductsToWishlist: { user_errors: [] } } })
      }),
      api.mutation('DropFavourite', () => {
        order.push('dropped')
        return HttpResponse.json({ data: { removeProductsFromWishlist: { user_errors: [] } } })
      }),
    )
    open()
    const heart = await screen.findByRole('button', { name: NAME })
    await userEvent.click(heart)
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(order).toEqual(['kept']))
    answer()
    await waitFor(() => expect(order).toEqual(['kept', 'dropped']))
    expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test('[CAT-29] shows as it was tapped until a list is read again, and from then on what that says', async () => {
    sells({ favourites: 0 })
    answersKeep()
    open()
    const heart = await screen.findByRole('button', { name: NAME })
    const shown = watch(heart)
    count = { items_count: 7, shipto_item_count: 7 }
    await userEvent.click(heart)
    await screen.findByRole('link', { name: 'Favourites, 7 products' })
    expect(shown).toEqual(['true'])
    sells({ favourites: 0 })
    fireEvent(window, new Event('visibilitychange'))
    await waitFor(() => expect(shown).toEqual(['true', 'false']))
  })

  test('[CAT-29] does not go back for a list that was asked for before the tap and comes after it', async () => {
    sells({ favourites: 0 })
    answersKeep()
    open()
    const heart = await screen.findByRole('button', { name: NAME })
    const shown = watch(heart)
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    const asked = sellsOnce(mayAnswer, [{ favourites: 0 }, { favourites: 0, sku: 'WW-KR2430' }])
    fireEvent(window, new Event('visibilitychange'))
    await waitFor(() => expect(asked).toHaveLength(1))
    count = { items_count: 7, shipto_item_count: 7 }
    await userEvent.click(heart)
    await screen.findByRole('link', { name: 'Favourites, 7 products' })
    answer()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(shown).toEqual(['true'])
    sells({ favourites: 0 })
    fireEvent(window, new Event('visibilitychange'))
    await waitFor(() => expect(shown).toEqual(['true', 'false']))
  })
})

describe('the page of favourites', () => {
  test('[CAT-28] asks for favourites alone, by the page', async () => {
    const asked = sells({ favourites: 1 })
    open('/catalog/favorites')
    expect(await screen.findByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
    await screen.findByRole('article')
    expect(asked).toMatchObject([{ filter: { favourites: { eq: '1' } }, page: 1, pageSize: 25 }])
  })

  test('says how many cannot be ordered for this address', async () => {
    count = { items_count: 5, shipto_item_count: 2 }
    sells({ favourites: 1 })
    open('/catalog/favorites')
    expect(await screen.findByText(/^3 favourites cannot be ordered for this address now/)).toBeVisible()
  })

  test('tells how one comes here when there is none', async () => {
    sells()
    open('/catalog/favorites')
    expect(await screen.findByText('No favourites yet')).toBeVisible()
    const page = screen.getByText(/Tap the heart of a product/).parentElement
    expect(page && within(page).getByRole('link', { name: 'All products' })).toHaveAttribute(
      'href',
      '/catalog/products',
    )
  })
})

function open(href = '/catalog/products') {
  const page = { component: CataloguePage, validateSearch: catalogueSearch }
  return renderPages(href, { '/catalog/products': page, '/catalog/favorites': page }, <FavouritesLink />)
}

type Sold = { favourites: 0 | 1; sku?: string }

/** Answers with a product that is a favourite or not; gives what was asked. */
const sells = (...sold: Sold[]) => sellsOnce(Promise.resolve(), sold)

function sellsOnce(mayAnswer: Promise<void>, sold: Sold[]) {
  const asked: unknown[] = []
  server.use(
    api.query('Products', async ({ variables }) => {
      asked.push(variables)
      await mayAnswer
      const items = sold.map(({ favourites, ...wishes }) => ({ ...wireProductWith(wishes), favourites }))
      return HttpResponse.json({
        data: { products: { total_count: items.length, items, page_info: { total_pages: 1 } } },
      })
    }),
  )
  return asked
}

/** Whether it is pressed, each time that this changes. */
function watch(heart: HTMLElement) {
  const shown: (string | null)[] = []
  new MutationObserver(() => shown.push(heart.getAttribute('aria-pressed'))).observe(heart, {
    attributeFilter: ['aria-pressed'],
  })
  return shown
}

function answersKeep(user_errors: { code: string }[] = []) {
  const sent: unknown[] = []
  server.use(
    api.mutation('KeepFavourite', ({ query, variables }) => {
      expect(query).toContain('quantity: 1')
      sent.push(variables)
      return HttpResponse.json({ data: { addProductsToWishlist: { user_errors } } })
    }),
  )
  return sent
}
