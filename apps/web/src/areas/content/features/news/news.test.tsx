import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { answerCall, answerList, articleWith, isThere } from '../../content.builders.ts'
import { ArticlePage } from './article-page.tsx'
import { newsSearch } from './news-search.ts'
import { NewsPage } from './news-page.tsx'

const TAGS = { tags: [{ name: 'tap', count: 14 }] }
const many = Array.from({ length: 14 }, (_, at) => articleWith({ id: `a-${at}`, title: `Article ${at}` }))

const open = (href = '/news') =>
  renderPages(href, { '/news': { component: NewsPage, validateSearch: newsSearch }, '/news/$path': ArticlePage })

describe('news', () => {
  test('[CNT-05] are those of everybody for a visitor, and those of customers for who is signed in', async () => {
    isThere(null)
    answerList('publicarticles', [articleWith()], TAGS)
    open()
    const card = await screen.findByRole('article')
    expect(within(card).getByRole('link', { name: 'A new tap' })).toHaveAttribute('href', '/news/new-tap')
    expect(card).toHaveTextContent('20 November 2026')
  })

  test('of customers are asked for with the login', async () => {
    isThere({})
    answerList('publicarticles', [], TAGS)
    const asked = answerList('articles/GetArticlesNewList', [articleWith({ title: 'For customers' })], TAGS)
    open()
    expect(await screen.findByRole('link', { name: 'For customers' })).toBeVisible()
    expect(asked[0]?.searchParams.get('language')).toBe('en')
  })

  test('[CNT-06] are narrowed by a tag, which stands in the address', async () => {
    isThere(null)
    answerList('publicarticles', many, TAGS)
    const asked = answerList('publicarticles/GetPublicArticlesNewListPL', [articleWith({ title: 'Only tap' })], TAGS)
    const router = open()
    const tags = await screen.findByRole('navigation', { name: 'What it is about' })
    await userEvent.click(within(tags).getByRole('link', { name: 'tap' }))
    expect(await screen.findByRole('link', { name: 'Only tap' })).toBeVisible()
    expect(router.state.location.href).toBe('/news?tag=tap')
    expect(asked[0]?.searchParams.getAll('Tags')).toEqual(['tap'])
    expect(within(tags).getByRole('link', { name: 'tap' })).toHaveAttribute('aria-current', 'true')
  })

  test('[SRC-19] are those that a search finds, page by page', async () => {
    isThere(null)
    const asked = answerList('publicarticles', many, TAGS)
    const router = open('/news?search=tap')
    expect(await screen.findByText('Results for “tap”')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(router.state.location.href).toBe('/news?search=tap&page=2'))
    expect(asked.map(({ searchParams }) => searchParams.get('search'))).toContain('tap')
  })

  test('come twelve to a page', async () => {
    isThere(null)
    answerList('publicarticles', many, TAGS)
    const router = open()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(router.state.location.href).toBe('/news?page=2')
  })

  test('say when there are none, and how to see the rest', async () => {
    isThere(null)
    answerList('publicarticles/GetPublicArticlesNewListPL', [], { tags: [] })
    open('/news?tag=nothing')
    expect(await screen.findByText('Nothing about this')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/news')
  })

  test('that could not be read can be asked for again', async () => {
    isThere(null)
    answerCall('publicarticles', { code: 'fault', requestId: 'r-1' }, 500)
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('r-1')
    answerList('publicarticles', [articleWith()], TAGS)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })
})

describe('an article', () => {
  test('[CNT-04] is read whole, and nothing in it runs', async () => {
    isThere(null)
    const body =
      '<p>The <strong>tap</strong> <a href="/allbrands">here</a>.</p><img src="x" onerror="alert(1)"><script>alert(1)</script><p><a href="javascript:alert(1)">there</a></p>'
    answerCall('articles/new-tap', articleWith({ body }))
    open('/news/new-tap')
    expect(await screen.findByRole('heading', { level: 1, name: 'A new tap' })).toBeVisible()
    const article = screen.getByRole('article')
    expect(within(article).getByRole('link', { name: 'here' })).toHaveAttribute('href', '/allbrands')
    expect(within(article).queryByRole('link', { name: 'there' })).not.toBeInTheDocument()
    expect(article).toHaveTextContent('there')
    expect(article.querySelector('script, img, [onerror]')).toBeNull()
  })

  test('that was not read cannot be shown without a network, and is once there is one', async () => {
    isThere({})
    answerCall('articles/new-tap', articleWith())
    onlineManager.setOnline(false)
    open('/news/new-tap')
    expect(await screen.findByRole('heading', { name: 'This cannot be shown without a network' })).toBeVisible()
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByRole('heading', { name: 'A new tap' })).toBeVisible()
  })

  test('that is not there, or not for this reader, says so', async () => {
    isThere(null)
    answerCall('articles/gone', { code: 'not-found', status: 404 }, 404)
    open('/news/gone')
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is not on the truck' })).toBeVisible()
  })
})
