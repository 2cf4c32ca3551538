import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { wireCartWith } from '../../../../cart/cart.builders.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { wireProductWith, type ProductWishes } from '../../../../product/product.builders.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { SearchOverlay } from './search-overlay.tsx'

const api = graphql.link('*/graphql')

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  isVisitedBy('Distributor')
  server.use(
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith() } })),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
  )
  findsPages({})
  laysOut([])
  recommends(['Veenhof Pils'], ['Veenhof Pils', 'Witte Wieven', 'Hoogveen Blond', 'Kraanvogel IPA', 'Driest'])
})

describe('opening and leaving', () => {
  test('[SRC-01] has the cursor in the field', async () => {
    await openSearch()
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible()
    await waitFor(() => expect(field()).toHaveFocus())
  })

  test.each([
    ['[SRC-02] Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['[SRC-03] the cross', () => userEvent.click(screen.getByRole('button', { name: 'Clear and close the search' }))],
    ['[SRC-04] a click beside it', () => userEvent.click(backdrop())],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s closes it, and the next time it starts empty', async (_way, leave) => {
    finds({ FERT: [{}] })
    await openSearch()
    await userEvent.type(field(), 'pi')
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(field()).toHaveValue('')
  })

  test('[SRC-05] leaving it takes the filters of the catalogue away', async () => {
    const router = await openSearch('/Create-An-Order_Beer?brand=Kraanvogel&sort=name')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.href).toBe('/Create-An-Order_Beer'))
  })
})

describe('before three characters', () => {
  test('[SRC-10, SRC-23] says that nothing was searched for yet', async () => {
    await openSearch()
    expect(screen.getByText('No Search History available')).toBeVisible()
  })

  test('[SRC-10, SRC-09] offers the last three terms, and searches for the one that is tapped', async () => {
    sessionStorage.setItem('searchHistory', JSON.stringify(['bock', 'wit', 'pils']))
    const asked = finds({ FERT: [{ name: 'Herfstvuur Bok' }] })
    await openSearch()
    for (const term of ['bock', 'wit', 'pils']) expect(screen.getByRole('button', { name: term })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'bock' }))
    expect(await screen.findByRole('link', { name: /Herfstvuur Bok/ })).toBeVisible()
    expect(asked).toContainEqual({ search: 'bock', material: 'FERT' })
    expect(field()).toHaveFocus()
  })

  test('[SRC-11, SRC-14] shows four products: the recommended ones, then the range from its start', async () => {
    await openSearch()
    const top = await screen.findByRole('list', { name: 'Look here first' })
    const names = within(top).getAllByRole('link')
    expect(names.map((link) => link.querySelector('b')?.textContent)).toEqual([
      'Veenhof Pils',
      'Witte Wieven',
      'Hoogveen Blond',
      'Kraanvogel IPA',
    ])
  })

  test('[SRC-12, SRC-14] shows the first four marketing materials as the brewery lays them out', async () => {
    laysOut(['Poster', 'Label', 'Flyer', 'Banner', 'Sheet'])
    const router = await openSearch()
    const top = await screen.findByRole('list', { name: 'Marketing materials' })
    expect(titlesIn(top)).toEqual(['Poster', 'Label', 'Flyer', 'Banner'])
    await userEvent.click(within(top).getByRole('link', { name: /Label/ }))
    await waitFor(() => expect(router.state.location.href).toBe('/marketing-materials?words=Label'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('[SRC-13] shows two marketing materials on a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    laysOut(['Poster', 'Label', 'Flyer'])
    await openSearch()
    expect(titlesIn(await screen.findByRole('list', { name: 'Marketing materials' }))).toEqual(['Poster', 'Label'])
  })

  test('[SRC-12] shows no marketing materials to who may not have them', async () => {
    isVisitedBy('Distributor', ['Catalogue Beer'])
    laysOut(['Poster'])
    await openSearch()
    expect(await screen.findByRole('list', { name: 'Look here first' })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Marketing materials' })).not.toBeInTheDocument()
  })

  test('[SRC-06] does not ask for two characters, and says why', async () => {
    const asked = finds({})
    await openSearch()
    await userEvent.type(field(), 'pi{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('Type at least three characters to search.')
    expect(asked).toEqual([])
    expect(kept()).toEqual([])
  })
})

describe('from three characters on', () => {
  test('[SRC-08, SRC-25] asks once the typing has paused for 500 ms', async () => {
    const asked = finds({ FERT: [{}] })
    await openSearch()
    await screen.findByRole('list', { name: 'Look here first' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(field(), { target: { value: 'pil' } })
    fireEvent.change(field(), { target: { value: 'pils' } })
    await pass(499)
    expect(asked).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent('Searching...')
    await pass(1)
    vi.useRealTimers()
    await waitFor(() => expect(asked).toContainEqual({ search: 'pils', material: 'FERT' }))
    expect(asked).not.toContainEqual({ search: 'pil', material: 'FERT' })
  })

  test('[SRC-22] Enter asks at once', async () => {
    const asked = finds({ FERT: [{}] })
    await openSearch()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    fireEvent.change(field(), { target: { value: 'pils' } })
    fireEvent.submit(field())
    vi.useRealTimers()
    await waitFor(() => expect(asked).toContainEqual({ search: 'pils', material: 'FERT' }))
  })

  test('of a text that is pasted asks for the beginning, and the whole stays in the field', async () => {
    const asked = finds({ FERT: [{}] })
    const pasted = `Veenhof Pils ${'krat 24 x 30 cl '.repeat(50)}`
    await openSearch()
    await userEvent.click(field())
    await userEvent.paste(pasted)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(asked).toContainEqual({ search: pasted.slice(0, 200).trim(), material: 'FERT' }))
    expect(field()).toHaveValue(pasted)
  })

  test('[SRC-15, SRC-16, SRC-18] shows eight of the ten it asks for, with the number of all', async () => {
    finds({ FERT: many(10), ZBTL: many(2) }, { FERT: 34 })
    const documents: string[] = []
    server.use(api.query('SearchProducts', ({ query }) => void documents.push(query)))
    await searchFor('pils')
    const tab = await screen.findByRole('tab', { name: 'Beer 34' })
    expect(tab).toHaveAttribute('aria-selected', 'true')
    expect(within(screen.getByRole('list', { name: 'Beer' })).getAllByRole('link')).toHaveLength(8)
    expect(screen.getByRole('status')).toHaveTextContent('36 results for “pils”')
    expect(documents).toEqual([expect.stringContaining('pageSize: 10'), expect.stringContaining('pageSize: 10')])
  })

  test('[SRC-20, SRC-21] a tab without results does not show, and the first that shows is the one', async () => {
    finds({ FERT: [], ZBTL: [{ name: 'Pils glass', material_type: 'ZBTL' }] })
    await searchFor('glass')
    expect(await screen.findByRole('tab', { name: 'POS materials 1', selected: true })).toBeVisible()
    expect(screen.getAllByRole('tab')).toHaveLength(1)
  })

  test('[SRC-19] leads to all results of the section', async () => {
    finds({ FERT: many(3), ZBTL: many(2) })
    const router = await searchFor('pils')
    await userEvent.click(await screen.findByRole('tab', { name: /POS materials/ }))
    await userEvent.click(screen.getByRole('link', { name: 'All results in this section' }))
    await waitFor(() => expect(router.state.location.href).toBe('/Create-An-Order_POSM?search=pils'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('[SRC-24, ERR-19] says when nothing is found', async () => {
    finds({})
    await searchFor('xyzzy')
    expect(await screen.findByText('No Result Found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the catalogue' })).toHaveAttribute('href', '/Create-An-Order_Beer')
  })

  test('[SRC-26, ERR-18] stops waiting when the search fails, and tries again when asked', async () => {
    server.use(api.query('SearchProducts', () => HttpResponse.json({ errors: [{ message: 'Internal server error' }] })))
    await searchFor('pils')
    const failed = await screen.findByRole('alert')
    expect(screen.getByRole('status')).not.toHaveTextContent('Searching...')
    finds({ FERT: [{}] })
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('tab', { name: 'Beer 1' })).toBeVisible()
  })

  test('[SRC-07, SRC-09] keeps what was searched for, without the steps towards it', async () => {
    finds({ FERT: [{}] })
    await searchFor('pil')
    await screen.findByRole('tab', { name: 'Beer 1' })
    await userEvent.type(field(), 's{Enter}')
    await waitFor(() => expect(kept()).toEqual(['pils']))
    await userEvent.clear(field())
    await userEvent.type(field(), 'bock{Enter}')
    await waitFor(() => expect(kept()).toEqual(['bock', 'pils']))
    await userEvent.clear(field())
    await userEvent.type(field(), 'po{Enter}')
    await userEvent.clear(field())
    await userEvent.type(field(), 'wit{Enter}')
    await waitFor(() => expect(kept()).toEqual(['wit', 'bock', 'pils']))
  })

  test('the arrows walk from the field through what is found', async () => {
    finds({
      FERT: [
        { sku: 'A', name: 'First' },
        { sku: 'B', name: 'Second' },
      ],
    })
    await searchFor('pils')
    await screen.findByRole('link', { name: /First/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('link', { name: /Second/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(field()).toHaveFocus()
  })

  test('a hit says what it costs, and is put on the load with one tap or by the keyboard', async () => {
    const sent: unknown[] = []
    server.use(
      api.mutation('AddToCart', ({ variables }) => {
        sent.push(variables)
        return HttpResponse.json({ data: { addProductsToCart: { cart: wireCartWith(), user_errors: [] } } })
      }),
    )
    finds({ FERT: [{ sku: 'VP-KR2430', name: 'Veenhof Pils', priceEuros: 17.85 }] })
    await searchFor('pils')
    const list = await screen.findByRole('list', { name: 'Beer' })
    expect(within(list).getByText('€ 17,85')).toBeVisible()
    const counter = within(list).getByRole('spinbutton', { name: 'Veenhof Pils, pallets' })
    await waitFor(() => expect(counter).toBeEnabled())
    await userEvent.keyboard('{ArrowDown}{Tab}')
    expect(counter).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() =>
      expect(sent).toMatchObject([{ input: { cart_items: [{ sku: 'VP-KR2430', number_of_pallet: 2 }] } }]),
    )
    expect(counter).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible()
  })

  test('a hit leads to its product', async () => {
    finds({ FERT: [{ sku: 'VP-F50', name: 'Veenhof Pils', pack_format: 'KEG' }] })
    const router = await searchFor('pils')
    await userEvent.click(await screen.findByRole('link', { name: /VP-F50/ }))
    await waitFor(() => expect(router.state.location.href).toBe('/catalog/VP-F50?material=FERT'))
  })
})

describe('what the brewery has written', () => {
  const five = (title: string) => Array.from({ length: 5 }, (_, at) => `${title} ${at + 1}`)

  test('[SRC-15, SRC-17, SRC-31] shows four of each section in a tab of its own, after the products', async () => {
    finds({ FERT: [{}] })
    findsPages({ support: five('Question'), 'marketing-materials': five('Poster'), news: five('Article') })
    await searchFor('pils')
    await screen.findByRole('tab', { name: 'Support 5' })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Beer 1',
      'Marketing materials 5',
      'News and articles 5',
      'Support 5',
    ])
    for (const [tab, first] of [
      ['Marketing materials', 'Poster 1'],
      ['News and articles', 'Article 1'],
      ['Support', 'Question 1'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: `${tab} 5` }))
      const list = screen.getByRole('list', { name: tab })
      expect(titlesIn(list)).toHaveLength(4)
      expect(titlesIn(list)[0]).toBe(first)
    }
  })

  test.each([
    ['marketing-materials', 'Marketing materials', '/marketing-materials?words=pils'],
    ['news', 'News and articles', '/news?search=pils'],
    ['support', 'Support', '/support/search?search=pils'],
  ])('[SRC-19] all results of %s are a page of their own', async (section, tab, href) => {
    finds({})
    findsPages({ [section]: ['One about pils'] })
    const router = await searchFor('pils')
    await screen.findByRole('tab', { name: `${tab} 1`, selected: true })
    await userEvent.click(screen.getByRole('link', { name: 'All results in this section' }))
    await waitFor(() => expect(router.state.location.href).toBe(href))
  })

  test('a hit has the words marked that were typed, and leads to its page', async () => {
    finds({})
    findsPages({ support: ['Waar staat mijn factuur?'] })
    const router = await searchFor('facturen')
    const hit = await screen.findByRole('link', { name: /Waar staat mijn factuur/ })
    expect(hit.querySelector('mark')).toHaveTextContent('factuur')
    await userEvent.click(hit)
    await waitFor(() => expect(router.state.location.href).toBe('/there/0'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('[SRC-26, ERR-18] products are shown where pages cannot be searched, and it is said', async () => {
    finds({ FERT: [{}] })
    server.use(http.get('*/almagnoliaservice/api/v1/portal/search', () => new HttpResponse(null, { status: 500 })))
    await searchFor('pils')
    expect(await screen.findByRole('tab', { name: 'Beer 1' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not everything could be searched.'))
  })
})

describe('the sections of a customer type', () => {
  test('[SRC-31] who orders nothing looks through materials, news and support', async () => {
    isVisitedBy('Distributor', ['Marketing Materials'])
    const asked = finds({ FERT: [{}] })
    findsPages({ news: ['Article'] })
    await searchFor('pils')
    expect(await screen.findByRole('tab', { name: 'News and articles 1', selected: true })).toBeVisible()
    expect(asked).toEqual([])
  })

  test.each([
    ['[SRC-27] Retail', 'Retail', ['Beer 1', 'POS materials 1']],
    ['[SRC-28] OntradeTank', 'OntradeTank', ['Tankbeer 1', 'POS materials 1']],
    ['[SRC-29] Shop', 'Shop', ['POS materials 1']],
  ])('%s', async (_title, customerType, tabs) => {
    isVisitedBy(customerType)
    finds({ FERT: [{}], ZBTL: [{ material_type: 'ZBTL' }] })
    await searchFor('pils')
    await screen.findByRole('tab', { name: 'POS materials 1' })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs)
  })

  test('[SRC-30] a customer type that nobody knows finds no products', async () => {
    isVisitedBy('Embassy')
    const asked = finds({ FERT: [{}] })
    await searchFor('pils')
    expect(await screen.findByText('No Result Found')).toBeVisible()
    expect(asked).toEqual([])
  })
})

const field = () => screen.getByRole('textbox', { name: 'What are you looking for?' })
const kept = (): unknown => JSON.parse(sessionStorage.getItem('searchHistory') ?? '[]')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const many = (count: number): ProductWishes[] => Array.from({ length: count }, (_, at) => ({ sku: `P-${at}` }))

function backdrop(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[class*="backdrop"]')
  if (!found) throw new Error('Nothing lies behind the search')
  return found
}

function Door() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <SearchOverlay open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

async function openSearch(href = '/') {
  const pages = { '/': () => null, '/Create-An-Order_Beer': () => null, '/Create-An-Order_POSM': () => null }
  const router = renderPages(href, pages, <Door />)
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  return router
}

async function searchFor(term: string) {
  const router = await openSearch()
  await userEvent.type(field(), `${term}{Enter}`)
  return router
}

const ALL = ['Catalogue Beer', 'Catalogue POS Materials', 'Marketing Materials']

function isVisitedBy(customerType: string, permissions = ALL) {
  const user = userWith({ shipTos: [shipToWith({ customerType, permissions })] })
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
}

/** Answers searches with these products; gives what was asked. */
function finds(products: Partial<Record<string, ProductWishes[]>>, totals: Partial<Record<string, number>> = {}) {
  const asked: unknown[] = []
  server.use(
    api.query('SearchProducts', ({ variables }) => {
      asked.push(variables)
      const material = String(variables['material'])
      const items = (products[material] ?? []).map(wireProductWith)
      return HttpResponse.json({ data: { products: { total_count: totals[material] ?? items.length, items } } })
    }),
  )
  return asked
}

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)

/** Answers searches over what the brewery has written: the titles of each section. */
function findsPages(found: Readonly<Record<string, readonly string[]>>) {
  const sections = Object.entries(found).map(([section, titles]) => ({
    section,
    total: titles.length,
    results: titles.map((title, at) => pageOf(title, { path: `/there/${at}` })),
  }))
  server.use(http.get('*/almagnoliaservice/api/v1/portal/search', () => HttpResponse.json({ sections })))
}

/** The marketing materials of the brewery, as many as are asked for. */
function laysOut(titles: readonly string[]) {
  server.use(
    http.get('*/almagnoliaservice/api/v1/portal/downloadmaterial/GetMarketingMaterialsSearch', ({ request }) => {
      const limit = Number(new URL(request.url).searchParams.get('limit'))
      const results = titles.slice(0, limit).map((title) => pageOf(title))
      return HttpResponse.json({ total: titles.length, offset: 0, limit, results })
    }),
  )
}

const pageOf = (title: string, own: object = {}) => ({
  id: title,
  title,
  summary: 'In short',
  imageLink: null,
  publishedOn: null,
  ...own,
})

function recommends(recommended: string[], range: string[]) {
  const named = (names: string[]) => ({ items: names.map((name) => wireProductWith({ sku: name, name })) })
  server.use(
    api.query('TopProducts', () =>
      HttpResponse.json({ data: { recommended: named(recommended), range: named(range) } }),
    ),
  )
}
