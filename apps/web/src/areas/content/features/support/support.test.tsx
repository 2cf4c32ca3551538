import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { answerCall, answerList, isThere, questionWith } from '../../content.builders.ts'
import { FaqPage } from './faq-page.tsx'
import { HelpPage } from './help-page.tsx'
import { KnowledgeBasePage } from './knowledge-base-page.tsx'
import { KnowledgePageScreen } from './knowledge-page.tsx'
import { supportSearch } from './support-search.ts'
import { SupportSearchPage } from './support-search-page.tsx'
import { TextPage } from './text-page.tsx'

const open = (href: string) =>
  renderPages(href, {
    '/support/faq': FaqPage,
    '/support/help': HelpPage,
    '/support/search': { component: SupportSearchPage, validateSearch: supportSearch },
    '/support/knowledge-base': KnowledgeBasePage,
    '/support/knowledge-base/$path': KnowledgePageScreen,
    '/support/$path': TextPage,
  })

const knowledgeWith = (at: number) => ({
  id: `page-${at}`,
  title: `Page ${at}`,
  summary: 'In short',
  imageLink: null,
  imageText: '',
  path: `/support/knowledge-base/page-${at}`,
  topic: at < 60 ? 'Tank' : 'Empties',
  body: `<p>Text ${at}</p>`,
})

describe('[SRC-19] all results of support', () => {
  const hit = (id: string) => ({ id, title: id, summary: 'In short', path: `/support/faq#${id}`, imageLink: null })

  test('stand by the page, each leading to where it is', async () => {
    answerCall('search', { sections: [{ section: 'support', total: 21, results: [hit('deposit')] }] })
    const router = open('/support/search?search=glass')
    expect(await screen.findByText('Results for “glass”')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'deposit' })).toHaveAttribute('href', '/support/faq#deposit')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(router.state.location.href).toBe('/support/search?search=glass&page=2'))
  })

  test('are asked for anew from the page', async () => {
    answerCall('search', { sections: [] })
    const router = open('/support/search')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by a word' }), 'keg{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/support/search?search=keg'))
    expect(await screen.findByText('No Result Found')).toBeVisible()
  })

  test('can be asked for again where they could not be read', async () => {
    answerCall('search', {}, 500)
    open('/support/search?search=glass')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('[CNT-10] questions', () => {
  test('[PRM-48] of everybody stand by subject, each with its answer behind it', async () => {
    isThere(null)
    answerList('publicfaqitems', [
      questionWith(),
      questionWith({ id: 'deposit', title: 'How much deposit?', category: 'Empties' }),
    ])
    open('/support/faq')
    const ordering = await screen.findByRole('region', { name: 'Ordering' })
    expect(within(ordering).getByText('Until 16:00.')).not.toBeVisible()
    await userEvent.click(within(ordering).getByText('Until when can I order?'))
    expect(within(ordering).getByText('Until 16:00.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Empties' })).toBeVisible()
  })

  test('of customers are asked for with the login, and found by a word', async () => {
    isThere({})
    answerList('publicfaqitems', [])
    answerList('faqitems', [
      questionWith(),
      questionWith({ id: 'deposit', title: 'How much deposit?', category: 'Empties' }),
    ])
    open('/support/faq')
    await screen.findByRole('region', { name: 'Ordering' })
    await userEvent.type(screen.getByRole('searchbox'), 'deposit')
    expect(screen.queryByRole('region', { name: 'Ordering' })).not.toBeInTheDocument()
    await userEvent.type(screen.getByRole('searchbox'), ' nothing')
    expect(screen.getByText('No Result Found')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(screen.getByRole('region', { name: 'Ordering' })).toBeVisible()
  })
})

describe('[CNT-11] the knowledge base', () => {
  test('is loaded page by page until its total is reached', async () => {
    isThere({})
    const asked = answerList(
      'knowledgebase',
      Array.from({ length: 120 }, (_, at) => knowledgeWith(at)),
    )
    open('/support/knowledge-base')
    const topic = await screen.findByRole('region', { name: 'Empties' })
    expect(within(topic).getAllByRole('link')).toHaveLength(60)
    expect(asked.map((url) => url.searchParams.get('offset'))).toEqual(['0', '100'])
  })

  test('leads from each page to the ones beside it', async () => {
    isThere({})
    answerList('knowledgebase', [1, 2, 3].map(knowledgeWith))
    const router = open('/support/knowledge-base/page-2')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page 2' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Page 3 →' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/support/knowledge-base/page-3'))
  })
})

test('[CNT-12] help is read in the order of its pages, with a way to each', async () => {
  isThere({})
  const help = (id: string, pageNumber: number) => ({
    ...knowledgeWith(pageNumber),
    id,
    title: `Help ${pageNumber}`,
    name: id,
    pageNumber,
    fileLink: pageNumber === 1 ? '/almagnoliaservice/api/v1/portal/contentfile/help/one?file=x' : null,
    sections: [],
  })
  answerList('helppages', [help('one', 1), help('two', 2)])
  open('/support/help')
  const contents = await screen.findByRole('navigation', { name: 'Contents' })
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/support/help#one', '/support/help#two'])
  expect(screen.getByRole('link', { name: 'Download the sheet' })).toHaveAttribute('download')
})

test('[NAV-11] help has the way back to the tutorial', async () => {
  isThere({})
  answerList('helppages', [])
  open('/support/help')
  expect(await screen.findByRole('button', { name: 'Show the tutorial' })).toBeVisible()
})

test('[RTE-13] [NAV-40] cookies and privacy have pages of their own', async () => {
  isThere(null)
  answerCall('pagecontent', {
    ...knowledgeWith(1),
    title: 'Cookies',
    locationId: 'cookies',
    body: '<p>One cookie.</p>',
  })
  open('/support/cookies')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
  expect(screen.getByText('One cookie.')).toBeVisible()
})
