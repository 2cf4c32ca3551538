import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { LIST_PATHS } from './public-places.ts'
import { publicPagesFeature } from './public-pages.feature.ts'

const BUILT = `<html lang="{{language}}"><title>{{title}}</title><meta name="description" content="{{description}}">
{{head}}
<div id="root">{{opening}}</div>
<noscript>{{text}}</noscript>`
const TITLES = {
  '/news': { nl: 'Nieuws', en: 'News' },
  '/support/faq': { nl: 'Vragen', en: 'Questions' },
  '/orders/history': { nl: 'Bestellingen', en: 'Orders' },
}
const PAGES = [
  ...LIST_PATHS,
  '/news/$path',
  '/brands/$path',
  '/business-partner/$path',
  '/support/$path',
  '/support/tickets',
  '/orders/history',
]
const SITE = 'https://portal.example'
const HOSTILE = `"><script>alert(1)</script><!-- </title></noscript><img src=x onerror=alert(1)>`

const PIXELS = Buffer.from('pixels')

type Row = Record<string, unknown>

function pageWith(kind: string, slug: string, { details = {}, ...own }: Row = {}): Row[] {
  return ['nl', 'en'].map((language) => ({
    kind,
    slug,
    language,
    title: `Title of ${slug} (${language})`,
    summary: `Summary of ${slug}`,
    body: 'Long',
    html: `<p>Text of ${slug}</p>`,
    is_public: true,
    details: JSON.stringify(details),
    ...own,
  }))
}

let folder: string
let brewery: OpenBrewery
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-public-'))
  writeFileSync(path.join(folder, 'index.html'), BUILT)
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(PAGES))
  writeFileSync(path.join(folder, 'page-titles.json'), JSON.stringify(TITLES))
  brewery = await openBrewery(
    { features: [assortmentFeature, publicPagesFeature], webFolder: folder },
    { PUBLIC_URL: SITE },
  )
  await insertRows(
    brewery.pool,
    'picture',
    ['media/hall.jpg', 'media/roof.svg', 'media/undrawn.svg'].map((file) => ({ file, version: 'v1' })),
  )
  const card = { file: 'media/roof.svg', version: 'v1', width: 1200, format: 'png', content: PIXELS }
  await insertRows(brewery.pool, 'picture_size', [card])
  const hall = { details: { picture: 'media/hall.jpg' }, pictures: ['media/hall.jpg'] }
  await insertRows(brewery.pool, 'content_page', [
    ...pageWith('news', 'new-hall', { ...hall, published_on: '2026-11-20' }),
    ...pageWith('news', 'new-roof', {
      details: { picture: 'media/roof.svg' },
      pictures: ['media/roof.svg'],
      published_on: '2026-11-16',
      updated_at: '2026-11-20T23:30:00Z',
    }),
    ...pageWith('news', 'undrawn', { details: { picture: 'media/undrawn.svg' }, pictures: ['media/undrawn.svg'] }),
    ...pageWith('news', 'new-beer', { ...hall, details: { brand: 'pils' }, published_on: '2026-11-19' }),
    ...pageWith('news', 'for-customers', { is_public: false, published_on: '2026-11-18' }),
    ...pageWith('news', 'for-pubs', { user_types: ['Ontrade'], published_on: '2026-11-17' }),
    ...pageWith('news', 'tomorrow', { published_on: '2026-11-24' }),
    ...pageWith('news', 'gone', { published_on: '2026-11-01', published_until: '2026-11-22' }),
    ...pageWith('news', 'hostile', { title: HOSTILE, summary: HOSTILE, html: `<p>${HOSTILE}</p>` }),
    { ...pageWith('news', 'dutch-only', { published_on: '2026-10-01' })[0] },
    ...pageWith('brand', 'pils', { details: { brand: 'pils' } }),
    ...pageWith('faq', 'until-when', { html: '<p>Until four.</p>' }),
    ...pageWith('faq', 'discounts', { is_public: false }),
    ...pageWith('page', 'privacy-text', { details: { location: 'privacy' }, updated_at: '2026-11-02T09:00:00Z' }),
    ...pageWith('page', 'contacts', { details: { location: 'contacts' }, updated_at: '2026-11-03T09:00:00Z' }),
    ...pageWith('page', 'heading', { details: { location: 'tutorialHeading' } }),
    ...pageWith('knowledge-base', 'lines', { is_public: true }),
    ...pageWith('why', 'neighbours', { is_public: true }),
  ] as Row[])
})
afterAll(async () => {
  await brewery.close()
  rmSync(folder, { recursive: true })
})

async function page(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await brewery.app.inject({ url, headers: { accept: 'text/html', ...headers } })).body
}

/** What machines read in a page. */
function dataOf(html: string, type: string): unknown {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const told = readPath(JSON.parse(json), '@graph')
  return Array.isArray(told) ? told.find((each) => readPath(each, '@type') === type) : undefined
}

describe('an article that everybody may read', () => {
  test('has its own title, description and addresses in its head', async () => {
    const html = await page('/news/new-hall?language=nl')
    expect(html).toContain('<html lang="nl"><title>Title of new-hall (nl) · ')
    expect(html).toContain('<meta name="description" content="Summary of new-hall">')
    expect(html).toContain(`<link rel="canonical" href="${SITE}/news/new-hall?language=nl" />`)
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${SITE}/news/new-hall" />`)
    expect(html).toContain(`<link rel="alternate" hreflang="nl" href="${SITE}/news/new-hall?language=nl" />`)
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${SITE}/news/new-hall" />`)
    expect(html).not.toContain('noindex')
  })

  test('is passed on with its picture, by a whole address', async () => {
    const html = await page('/news/new-hall')
    expect(html).toContain(`<meta property="og:image" content="${SITE}/media/hall.jpg?v=v1&amp;width=960" />`)
    expect(html).toContain('<meta property="og:type" content="article" />')
  })

  test('is passed on with its drawing in pixels, which everybody gets', async () => {
    const [, address] = /og:image" content="https:\/\/portal\.example([^"]*)"/.exec(await page('/news/new-roof')) ?? []
    expect(address).toBe('/media/roof.svg?v=v1&amp;format=png')
    const shown = await brewery.app.inject('/media/roof.svg?v=v1&format=png')
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect(shown.rawPayload).toEqual(PIXELS)
  })

  test('is passed on with the sign of the brewery where its drawing is none of pixels, or where it shows none', async () => {
    for (const url of ['/news/undrawn', '/support/privacy', '/'])
      expect(await page(url)).toMatch(/og:image" content="https:\/\/portal\.example\/(theme\/)?icon-512\.png/)
  })

  test('tells machines what it is, and whose', async () => {
    const html = await page('/news/new-hall')
    expect(dataOf(html, 'NewsArticle')).toMatchObject({
      headline: 'Title of new-hall (en)',
      datePublished: '2026-11-20',
      publisher: { '@id': `${SITE}/#brewery` },
    })
    expect(dataOf(html, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: `${SITE}/` },
        { position: 2, name: 'News', item: `${SITE}/news` },
        { position: 3, name: 'Title of new-hall (en)', item: `${SITE}/news/new-hall` },
      ],
    })
  })

  test('is read without a script', async () => {
    expect(await page('/news/new-hall')).toMatch(/<noscript>.*<h1>Title of new-hall \(en\).*<p>Text of new-hall<\/p>/s)
  })

  test('is shown in the language that it is written in, and says so', async () => {
    const html = await page('/news/dutch-only')
    expect(html).toContain(`<link rel="canonical" href="${SITE}/news/dutch-only?language=nl" />`)
    expect(html).not.toContain('hreflang="en"')
    expect(html).toContain('<article lang="nl">')
  })
})

describe('until the app is there', () => {
  const openingOf = async (url: string) => /<div id="root">(.*)<\/div>\n/.exec(await page(url))?.[1] ?? ''

  test('[CNT-04] a page says whose it is and what it is about, in its language', async () => {
    const opening = await openingOf('/news/dutch-only')
    expect(opening).toContain(
      '<p lang="nl">Title of dutch-only (nl)</p><p lang="nl" class="poster">Summary of dutch-only</p></div>',
    )
  })

  describe('what the brewery says of itself', () => {
    const say = (slogan: object) =>
      insertRows(brewery.pool, 'brewery_setting', [{ name: 'texts', value: JSON.stringify({ slogan }) }])
    afterEach(() => brewery.pool.query(`delete from brewery_setting where name = 'texts'`))

    test('[CNT-04] is in the language that was asked for, whatever the page is in, and large where no word is too long', async () => {
      await say({ en: 'Out of the kettle.', nl: 'Kelderbierverkoopcentrale.' })
      expect(await openingOf('/brands/pils')).toContain('<p lang="en" class="poster">Out of the kettle.</p></div>')
      expect(await openingOf('/?language=nl')).toContain('<p lang="nl">Kelderbierverkoopcentrale.</p></div>')
    })

    test('[CNT-04] is left out where it is nothing, and nothing is said twice', async () => {
      const name = (await openingOf('/')).match(/<div class="opening"><p><span>(.*?)<\/span>/)?.[1] ?? ''
      expect(await openingOf('/')).toContain(`<div class="opening-words for-page"><p class="poster">${name}</p></div>`)
      expect(await openingOf('/news')).toContain(`<p>${name}</p><p lang="en" class="poster">News</p></div>`)
    })
  })

  test('[IDN-44] who has not answered the question of age reads for whom it is, and nothing of it', async () => {
    const [, before = ''] =
      /<div class="opening-words for-age">(.*?)<\/div>/.exec(await openingOf('/news/new-hall')) ?? []
    expect(before).toContain('This portal is for people of 18 and older.')
    expect(before).not.toContain('new-hall')
  })

  test('a page for who is signed in says what it is called', async () => {
    const opening = await openingOf('/orders/history')
    expect(opening).toContain('>Orders</p>')
    expect(opening).not.toMatch(/Summary|Text/)
  })
})

describe('nothing leaks that a visitor does not see', () => {
  const HIDDEN = ['for-customers', 'for-pubs', 'tomorrow', 'gone']

  test.each([...HIDDEN, 'none-at-all'])('%s is as if it were not there', async (slug) => {
    const html = await page(`/news/${slug}`)
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain(`of ${slug}`)
  })

  test.each(['/news', '/support/faq', '/sitemap.xml'])('nor does %s name it', async (url) => {
    const text = await page(url)
    for (const slug of [...HIDDEN, 'discounts', 'heading', 'lines', 'neighbours']) expect(text).not.toContain(slug)
  })

  test('whoever asks: a page is the same for who is signed in', async () => {
    const authorization = `Bearer ${await brewery.tokenOf(BUYER)}`
    expect(await page('/news/for-customers', { authorization })).not.toContain('of for-customers')
    expect(await page('/news', { authorization })).toBe(await page('/news'))
  })

  test.each(['/orders/history', '/why-grolsch/neighbours', '/support/knowledge-base/lines', '/index.html'])(
    '%s is for who is signed in, and for no search engine',
    async (url) => {
      const html = await page(url)
      expect(html).toContain('<meta name="robots" content="noindex" />')
      expect(html).not.toMatch(/Summary of|Text of|ld\+json/)
    },
  )

  test('[IDN-44] what tells of a beer waits for the answer about age: only its name is there', async () => {
    for (const url of ['/news/new-beer', '/brands/pils', '/news', '/allbrands']) {
      const html = await page(url)
      expect(html).toMatch(/Title of (new-beer|pils) \(en\)/)
      expect(html).not.toMatch(/(Summary|Text) of (new-beer|pils)/)
      expect(html).not.toContain('hall.jpg')
    }
    expect(dataOf(await page('/news/new-beer'), 'NewsArticle')).toBeUndefined()
  })
})

test('what people write ends neither an element nor an attribute', async () => {
  for (const url of ['/news/hostile', '/news']) {
    const html = await page(url)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html.match(/<\/(title|noscript)>/g)).toEqual(['</title>', '</noscript>'])
  }
  expect(dataOf(await page('/news/hostile'), 'NewsArticle')).toMatchObject({ headline: HOSTILE })
})

test('questions tell machines their answers', async () => {
  expect(dataOf(await page('/support/faq'), 'FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Title of until-when (en)', acceptedAnswer: { text: '<p>Until four.</p>' } }],
  })
})

test('[RTE-57] an address in another letter case is told of by its own', async () => {
  expect(await page('/NEWS/new-hall/')).toContain(`<link rel="canonical" href="${SITE}/news/new-hall" />`)
})

test('search engines are led to the sitemap, and away from calls', async () => {
  const { body } = await brewery.app.inject('/robots.txt')
  expect(body).toContain('Disallow: /graphql\n')
  expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml\n`)
})

test('the sitemap says of every page of content on which day it was published or changed last, and of lists the newest', async () => {
  const { body } = await brewery.app.inject('/sitemap.xml')
  const dayOf = (at: string) => new RegExp(`<loc>${SITE}${at}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(body)?.[1]
  // 20 November ends an hour earlier where the brewery is.
  expect(dayOf('/news/new-roof')).toBe('2026-11-21')
  expect(dayOf('/news/new-hall')).toBe('2026-11-20')
  expect(dayOf('/news')).toBe('2026-11-21')
  expect(dayOf('/support/privacy')).toBe('2026-11-02')
  expect(dayOf('/support/contacts')).toBe('2026-11-03')
  expect(dayOf('/login')).toBeUndefined()
})

test('the sitemap names every public page in each of its languages, and since when', async () => {
  const answer = await brewery.app.inject('/sitemap.xml')
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  const all = Array.from(answer.body.matchAll(/<loc>https:\/\/portal\.example([^<]*)<\/loc>/g), ([, url]) => url)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(
    expect.arrayContaining(['/', '/?language=nl', '/news/new-hall', '/news/new-hall?language=nl', '/support/privacy']),
  )
  expect(all).toContain('/news/dutch-only?language=nl')
  expect(all).not.toContain('/news/dutch-only')
  expect(answer.body).toContain(
    `<url><loc>${SITE}/news/new-hall</loc><lastmod>2026-11-20</lastmod><xhtml:link rel="alternate" hreflang="en"`,
  )
})

test('while the portal is closed no page is told of', async () => {
  await brewery.pool.query(
    `update brewery_setting set value = jsonb_set(value, '{maintenance}', 'true') where name = 'portal'`,
  )
  expect(await page('/news/new-hall')).toContain('noindex')
  await brewery.pool.query(
    `update brewery_setting set value = jsonb_set(value, '{maintenance}', 'false') where name = 'portal'`,
  )
})

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
const PAGE_CALLERS = [undefined, '', '*/*', 'text/html', 'text/*;q=0.9', BROWSER]

/** Every page has a title and a description; a HEAD has no body. */
const BODY = { GET: /<title>[^<]+<\/title><meta name="description" content="[^"]+">/, HEAD: /^$/ }

/** Each public page, as it is asked for by browsers, link previews, monitors and programs. */
describe.each(['GET', 'HEAD'] as const)('%s of', (method) => {
  const answerTo = (url: string, accept?: string, cookies: Record<string, string> = {}) =>
    brewery.app.inject({ method, url, headers: accept === undefined ? {} : { accept }, cookies })
  const typeOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-type']).split(';')[0]

  test.each([
    ...LIST_PATHS,
    '/news/new-hall',
    '/brands/pils',
    '/support/privacy',
    '/support/tickets',
    '/orders/history',
  ])('%s answers the page to all who do not ask for JSON', async (url) => {
    for (const accept of PAGE_CALLERS) {
      const answer = await answerTo(url, accept)
      expect([accept, answer.statusCode, typeOf(answer)]).toEqual([accept, 200, 'text/html'])
      expect(answer.body).toMatch(BODY[method])
    }
    for (const accept of ['application/json', 'application/json, text/plain, */*'])
      expect(typeOf(await answerTo(url, accept))).toBe('application/json')
  })

  test.each([
    '/news/of-nothing',
    '/news/for-customers',
    '/news/gone',
    '/brands/of-nothing',
    '/business-partner/of-nothing',
    '/support/of-nothing',
    '/of-nothing',
  ])('%s, which no visitor has, answers 404 with the page', async (url) => {
    for (const accept of PAGE_CALLERS) {
      const answer = await answerTo(url, accept)
      expect([accept, answer.statusCode, typeOf(answer)]).toEqual([accept, 404, 'text/html'])
    }
  })

  test('content that is for people who are signed in answers them 200: the app says whether it is theirs', async () => {
    const session = { fust: 'a-session' }
    expect((await answerTo('/news/for-customers', '*/*', session)).statusCode).toBe(200)
    expect((await answerTo('/of-nothing', '*/*', session)).statusCode).toBe(404)
  })

  test.each(['/graphql', '/nl/prod/api/v1/portal/of-nothing', '/identity/of-nothing', '/alcdcservice/of-nothing'])(
    '%s, where calls are served, answers JSON',
    async (url) => {
      for (const accept of [undefined, '*/*', 'application/json'])
        expect(typeOf(await answerTo(url, accept))).toBe('application/json')
    },
  )
})
