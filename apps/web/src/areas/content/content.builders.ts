import type { ArticleDetail, FaqItem, MarketingMaterial, OurBrandDetail } from '@fust/contract/rest'
import { http, HttpResponse } from 'msw'
import { server } from '../../lib/test/server.ts'
import { userWith } from '../../session/session.builders.ts'

const CONTENT = '*/almagnoliaservice/api/v1/portal'

/** A list as the content service answers it, by the page that is asked for. */
const listOf = (results: readonly unknown[], url: URL, more: object) => {
  const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name) ?? 0))
  const page = results.slice(offset, (offset ?? 0) + (limit || results.length))
  return HttpResponse.json({ total: results.length, offset, limit, results: page, ...more })
}

/** Answers a list of the content service; what is asked of it is kept. */
export function answerList(call: string, results: readonly unknown[], more: object = {}): URL[] {
  const asked: URL[] = []
  server.use(
    http.get(`${CONTENT}/${call}`, ({ request }) => {
      const url = new URL(request.url)
      asked.push(url)
      return listOf(results, url, more)
    }),
  )
  return asked
}

export function answerCall(call: string, body: object, status = 200): void {
  server.use(http.get(`${CONTENT}/${call}`, () => HttpResponse.json(body, { status })))
}

export function isThere(user: Parameters<typeof userWith>[0] | null): void {
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user: user && userWith(user) })))
}

const page = { summary: 'In short', imageLink: null, imageText: '' }

const BRAND = {
  code: 'pils',
  name: 'Veenhof Pils',
  tag: 'VP',
  labelColour: '#1E6B45',
  deepColour: '#0B3D2E',
  accentColour: '#E9B949',
  tintColour: '#DDE6D3',
  motifLink: null,
}

export const articleWith = (own: Partial<ArticleDetail> = {}): ArticleDetail => ({
  ...page,
  id: 'new-tap',
  title: 'A new tap',
  path: '/news/new-tap',
  publishedOn: '2026-11-20',
  tags: ['tap'],
  brand: BRAND,
  body: '<p>The new tap.</p>',
  ...own,
})

export const brandWith = (own: Partial<OurBrandDetail> = {}): OurBrandDetail => ({
  ...page,
  id: 'pils',
  title: 'Veenhof Pils',
  path: '/brands/pils',
  brand: BRAND,
  style: 'Pils',
  alcohol: '5%',
  body: '<h2>Old</h2><p>Since 1871.</p>',
  serveAt: '5 °C',
  glass: '',
  dishes: ['Chips'],
  ...own,
})

export const questionWith = (own: Partial<FaqItem> = {}): FaqItem => ({
  id: 'until-when',
  title: 'Until when can I order?',
  summary: '',
  contentImage: null,
  body: '<p>Until 16:00.</p>',
  category: 'Ordering',
  ...own,
})

export const materialWith = (own: Partial<MarketingMaterial> = {}): MarketingMaterial => ({
  ...page,
  id: 'poster',
  title: 'Poster',
  name: 'poster.pdf',
  fileLink: '/almagnoliaservice/api/v1/portal/contentfile/marketing-material/poster?file=x',
  fileType: 'pdf',
  size: 2048,
  folder: 'Posters',
  brand: BRAND,
  body: '<p>For the wall.</p>',
  ...own,
})
