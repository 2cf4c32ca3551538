import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { graphql } from 'msw/graphql'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
// Its code is there before the first page asks for it.
import '../areas/ordering/features/catalogue/list/catalogue-page.tsx'
import '../areas/ordering/features/catalogue/detail/product-page.tsx'
import '../areas/content/features/partner/become-partner-page.tsx'
import { wireProductWith } from '../product/product.builders.ts'
import { userWith } from '../session/session.builders.ts'
import { server } from '../lib/test/server.ts'
import { openAt } from './app.builders.tsx'
import { routeTree } from './app.tsx'
import { noteVisit } from './visited-routes.ts'

const api = graphql.link('*/graphql')

beforeEach(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))

describe('what a route says about itself', () => {
  test('[CAT-22, RTE-65] the page of a product hides the create-order menu that its catalogue has', async () => {
    const router = openAt('/catalog/VP-KR2430', userWith())
    const menu = await screen.findByRole('navigation', { name: 'Main menu' })
    expect(within(menu).queryByRole('button', { name: 'Create an order' })).not.toBeInTheDocument()
    expect(within(menu).getByRole('button', { name: 'My business' })).toBeVisible()
    await router.navigate({ to: '/catalog/products' })
    expect(await within(menu).findByRole('button', { name: 'Create an order' })).toBeVisible()
  })

  test('[RTE-41, CAT-05] event materials have an address of their own', async () => {
    openAt('/Create-An-Order-Event', userWith())
    expect(await screen.findByRole('heading', { level: 1, name: 'Event materials' })).toBeVisible()
  })

  test('[RTE-59] every route but home, 403, login, the ways to a password, the contacts and what is told to everybody asks for a login', () => {
    const open = routesOf().filter(({ meta }) => meta?.requireAuthentication !== true)
    expect(open.map(({ path }) => path).toSorted()).toEqual([
      '/',
      '/account-recovery',
      '/allbrands',
      '/become-partner',
      '/brands/$path',
      '/business-partner',
      '/business-partner/$path',
      '/cookies',
      '/error403',
      '/forgot-password',
      '/log-out',
      '/login',
      '/news',
      '/news/$path',
      '/reset-password',
      '/saml-error',
      '/support/$path',
      '/support/contact',
      '/support/contacts',
      '/support/faq',
      '/support/search',
      '/sustainability',
      '/sustainability/$path',
      '/unsubscribe/$token',
      '/user-registration-success',
      '/verification',
      '/verification-phone',
    ])
  })

  test('[RTE-63] the layout of the login stands by itself, without header and footer', async () => {
    openAt('/login')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  test('[RTE-58] pages without a listed path are nested under the nearest one', () => {
    const paths = routesOf().map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/orders/history/$number', '/orders/saved/$id', '/catalog/pending/$id', '/checkout']),
    )
  })
})

test('[RTE-66] the way back to the catalogue is that of its list, when one looks at it and when one takes it', async () => {
  const skus: unknown[] = []
  const lists: unknown[] = []
  noteVisit('/catalog/products?brand=Driest')
  const router = openAt('/catalog/VP-KR2430', userWith())
  server.use(
    api.query('ProductBySku', ({ variables }) => {
      skus.push(variables['sku'])
      return HttpResponse.json({ data: { products: { items: [] } } })
    }),
    api.query('Products', ({ variables }) => {
      lists.push(variables['filter'])
      return HttpResponse.json({ data: { products: { total_count: 0, items: [], page_info: { total_pages: 1 } } } })
    }),
  )
  const back = await screen.findByRole('link', { name: 'Back to the catalogue' })
  expect(back).toHaveAttribute('href', '/catalog/products?brand=Driest')
  await userEvent.hover(back)
  await waitFor(() => expect(lists).toContainEqual({ brand: { in: ['Driest'] } }))
  await userEvent.click(back)
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/catalog/products?brand=Driest'))
  expect(new Set(skus)).toEqual(new Set(['VP-KR2430']))
})

describe('[RTE-69] a hash in the address', () => {
  test('scrolls to the element with that id, also when its data comes later than the page', async () => {
    const { promise: isAsked, resolve: send } = Promise.withResolvers<void>()
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
    openAt('/catalog/VP-KR2430#prices', userWith())
    server.use(
      api.query('ProductBySku', async () => {
        await isAsked
        const item = { __typename: 'SimpleProduct', ...wireProductWith() }
        return HttpResponse.json({ data: { products: { items: [item] } } })
      }),
    )
    await screen.findByRole('link', { name: 'Back to the catalogue' })
    expect(scrolledTo).not.toHaveBeenCalled()
    send()
    const prices = await screen.findByRole('heading', { name: 'Prices' })
    await waitFor(() => expect(scrolledTo.mock.contexts).toContain(prices))
  })
})

describe('a page that one comes to', () => {
  test('is read from its beginning', async () => {
    const router = openAt('/error403')
    await screen.findByRole('contentinfo')
    await act(() => router.navigate({ to: '/become-partner' }))
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('leaves the keyboard to whoever types as soon as it is drawn', async () => {
    const router = openAt('/error403')
    await screen.findByRole('contentinfo')
    const drawn = drawnField('Name of the company')
    await act(() => router.navigate({ to: '/become-partner' }))
    const field = await drawn
    await userEvent.keyboard('Tap')
    expect(field).toHaveValue('Tap')
  })

  /** Gives a field that has the keyboard from the moment in which it is there. */
  const drawnField = (label: string) =>
    new Promise<HTMLElement>((resolve) => {
      const watch = new MutationObserver(() => {
        const field = screen.queryByRole('textbox', { name: label })
        if (!field) return
        watch.disconnect()
        field.focus()
        resolve(field)
      })
      watch.observe(document.body, { childList: true, subtree: true })
    })
})

describe('[RTE-70] a link that leaves the portal', () => {
  test('is left to the browser, while one within is not', async () => {
    openAt('/error403')
    const footer = await screen.findByRole('contentinfo')
    const leaves = (link: HTMLElement) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      // jsdom cannot load another page: what is asked is whether the router would have taken the click.
      const seen = new Promise<boolean>((resolve) => {
        window.addEventListener(
          'click',
          (event) => {
            resolve(!event.defaultPrevented)
            event.preventDefault()
          },
          { once: true },
        )
      })
      link.dispatchEvent(click)
      return seen
    }
    expect(await leaves(within(footer).getByRole('link', { name: 'No alcohol under 18' }))).toBe(true)
    expect(await leaves(within(screen.getByRole('banner')).getByRole('link', { name: /^Veenhof/ }))).toBe(false)
  })
})

test('[NAV-06] a visitor reads where they are, but for the pages of brands', async () => {
  const router = openAt('/support/faq')
  const trail = await screen.findByRole('navigation', { name: 'You are here' })
  expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(trail).toHaveTextContent('Frequently asked questions')
  for (const to of ['/allbrands', '/brands/$path'] as const) {
    await router.navigate({ to, params: { path: 'driest' } })
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'You are here' })).not.toBeInTheDocument())
  }
})

test('[NAV-38] the language is chosen in the header of the login only, and in every footer', async () => {
  const router = openAt('/login')
  expect(await screen.findByRole('group', { name: 'Language' })).toBeVisible()
  await router.navigate({ to: '/error403' })
  const footer = await screen.findByRole('contentinfo')
  expect(within(footer).getByRole('group', { name: 'Language' })).toBeVisible()
  expect(screen.getAllByRole('group', { name: 'Language' })).toHaveLength(1)
})

function routesOf() {
  return Object.values(routeTree.children ?? {}).map(({ options }) => ({
    path: 'path' in options ? options.path : '',
    meta: options.staticData,
  }))
}
