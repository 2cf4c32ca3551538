import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routesFeature } from '#features/assortment/routes/routes.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { contentFeature } from './content.feature.ts'

type Row = Record<string, unknown>

/** A page in Dutch and English; say only what matters. */
function pageWith(slug: string, location: string, own: Row = {}): Row[] {
  return ['nl', 'en'].map((language) => ({
    kind: 'page',
    slug,
    language,
    title: `${slug} (${language})`,
    summary: 'In short',
    body: 'Long',
    html: '<p>Long</p>',
    is_public: true,
    details: JSON.stringify({ location }),
    ...own,
  }))
}

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [routesFeature, contentFeature] })
  await insertRows(brewery.pool, 'content_page', [
    ...pageWith('voorwaarden', 'terms'),
    ...pageWith('cookies', 'cookies', { summary: '' }),
    ...pageWith('for-customers', 'customers', { is_public: false }),
    ...pageWith('only-tank', 'tank', { user_types: ['OntradeTank'] }),
    ...pageWith('only-distributors', 'distributors', { user_types: ['Distributor'] }),
    ...pageWith('only-visitors', 'visitors', { user_types: ['Public'] }),
    ...pageWith('tomorrow', 'tomorrow', { published_on: '2026-11-24' }),
    ...pageWith('yesterday', 'yesterday', { published_until: '2026-11-22' }),
    ...pageWith('hostile', 'hostile', { html: '<p onclick="x()">A<script>x()</script></p>' }),
    ...pageWith('second-at-terms', 'terms', { position: 2 }),
    { ...pageWith('dutch-only', 'dutchOnly')[0] },
    ...pageWith('news-of-a-kind', 'terms', { kind: 'news', position: -1 }),
  ] as Row[])
})
afterAll(() => brewery.close())

const VISITOR = { as: null }

describe('a page of the brewery', () => {
  const PAGE = `query ($id: Int, $identifier: String) { cmsPage(id: $id, identifier: $identifier) {
    identifier url_key relative_url redirect_code type title content content_heading page_layout
    meta_title meta_description meta_keywords
  } }`
  const titleOf = async (
    identifier: string,
    options: { as?: string | null; headers?: Record<string, string> } = {},
  ) => {
    const { data, errors } = await brewery.ask(PAGE, { identifier }, options)
    return readPath(data, 'cmsPage', 'title') ?? errors[0]?.extensions.category
  }

  test('[CNT-08] is read by its name without a bearer, as Adobe Commerce tells of pages', async () => {
    const { data, errors } = await brewery.ask(PAGE, { identifier: 'voorwaarden' }, VISITOR)
    expect(errors).toEqual([])
    expect(data).toEqual({
      cmsPage: {
        identifier: 'voorwaarden',
        url_key: 'voorwaarden',
        relative_url: 'voorwaarden',
        redirect_code: 0,
        type: 'CMS_PAGE',
        title: 'voorwaarden (en)',
        content: '<p>Long</p>',
        content_heading: 'voorwaarden (en)',
        page_layout: '1column',
        meta_title: 'voorwaarden (en)',
        meta_description: 'In short',
        meta_keywords: null,
      },
    })
    const { data: plain } = await brewery.ask(PAGE, { identifier: 'cookies' }, VISITOR)
    expect(readPath(plain, 'cmsPage', 'meta_description')).toBe(null)
  })

  test('is read by its number, which goes before its name and stays', async () => {
    const { data } = await brewery.ask(PAGE, { id: 617_422_397, identifier: 'cookies' }, VISITOR)
    expect(readPath(data, 'cmsPage', 'identifier')).toBe('voorwaarden')
    const unknown = await brewery.ask(PAGE, { id: 1 }, VISITOR)
    expect(unknown).toMatchObject({ data: { cmsPage: null }, errors: [{ extensions: { code: 'not-found' } }] })
  })

  test('that is not there is refused in the words of Adobe Commerce, in the language of the store', async () => {
    expect(await brewery.ask(PAGE, { identifier: 'about-us' }, VISITOR)).toMatchObject({
      status: 200,
      data: { cmsPage: null },
      errors: [
        {
          message: `The CMS page with the "about-us" ID doesn't exist.`,
          extensions: { category: 'graphql-no-such-entity', code: 'not-found' },
        },
      ],
    })
    const headers = { store: 'LivePortal_NL_nl' }
    expect(await brewery.ask(PAGE, { identifier: 'about-us' }, { as: null, headers })).toMatchObject({
      errors: [{ message: 'Er is geen pagina met de naam "about-us".' }],
    })
  })

  test('is asked for by something', async () => {
    expect(await brewery.ask(PAGE, {}, VISITOR)).toMatchObject({
      data: { cmsPage: null },
      errors: [{ message: 'Page id/identifier should be specified', extensions: { category: 'graphql-input' } }],
    })
  })

  test.each([
    ['a number below zero', { id: -1 }],
    ['a name without end', { identifier: 'x'.repeat(256) }],
    ['two lines', { identifier: 'a\nb' }],
  ])('is not looked for by %s', async (_what, asked) => {
    expect(await brewery.ask(PAGE, asked, VISITOR)).toMatchObject({
      errors: [{ extensions: { category: 'graphql-input' } }],
    })
  })

  test('[MKT-07] [GQL-07] is told in the language of the store, else in another that it is written in', async () => {
    const inDutch = { as: null, headers: { store: 'LivePortal_NL_nl' } }
    expect(await titleOf('voorwaarden', inDutch)).toBe('voorwaarden (nl)')
    expect(await titleOf('dutch-only', VISITOR)).toBe('dutch-only (nl)')
  })

  test('[PRM-44] [PRM-48] for customers is there for who is signed in, and for nobody else', async () => {
    expect(await titleOf('for-customers', VISITOR)).toBe('graphql-no-such-entity')
    expect(await titleOf('for-customers')).toBe('for-customers (en)')
    expect(await titleOf('only-visitors', VISITOR)).toBe('only-visitors (en)')
    expect(await titleOf('only-visitors')).toBe('graphql-no-such-entity')
  })

  test('[PRM-47] goes by the customer type', async () => {
    expect(await titleOf('only-distributors')).toBe('only-distributors (en)')
    expect(await titleOf('only-tank')).toBe('graphql-no-such-entity')
  })

  test('is there on the days that it is for, and is a page, not an article', async () => {
    for (const identifier of ['tomorrow', 'yesterday', 'news-of-a-kind'])
      expect(await titleOf(identifier)).toBe('graphql-no-such-entity')
    brewery.setClock('2026-11-23T23:30:00Z') // 24 November in Amsterdam
    expect(await titleOf('tomorrow', VISITOR)).toBe('tomorrow (en)')
    brewery.setClock('2026-11-23T09:00:00Z')
  })

  test('shows nothing of what somebody wrote into the tables past the importer', async () => {
    const { data } = await brewery.ask(PAGE, { identifier: 'hostile' }, VISITOR)
    expect(readPath(data, 'cmsPage', 'content')).toBe('<p>A</p>')
  })
})

describe('an address of the shop', () => {
  const ROUTE = `query ($url: String!) {
    route(url: $url) { __typename relative_url redirect_code type ... on CmsPage { identifier title } }
    urlResolver(url: $url) { id entity_uid canonical_url relative_url redirectCode type }
  }`
  const typeBehind = async (url: string) => readPath((await brewery.ask(ROUTE, { url })).data, 'route', 'type') ?? null

  test.each(['voorwaarden', '/voorwaarden.html', 'https://shop.example/voorwaarden?a=1'])(
    'leads to a page, by the number that `cmsPage` takes: %s',
    async (url) => {
      const { data, errors } = await brewery.ask(ROUTE, { url })
      expect(errors).toEqual([])
      expect(readPath(data, 'route')).toEqual({
        __typename: 'CmsPage',
        relative_url: 'voorwaarden',
        redirect_code: 0,
        type: 'CMS_PAGE',
        identifier: 'voorwaarden',
        title: 'voorwaarden (en)',
      })
      const resolved = readPath(data, 'urlResolver')
      expect(resolved).toMatchObject({
        canonical_url: null,
        relative_url: 'voorwaarden',
        redirectCode: 0,
        type: 'CMS_PAGE',
      })
      const id = Number(readPath(resolved, 'id'))
      expect(readPath(resolved, 'entity_uid')).toBe(Buffer.from(String(id)).toString('base64'))
      const page = await brewery.ask('query ($id: Int) { cmsPage(id: $id) { identifier } }', { id })
      expect(page.data).toEqual({ cmsPage: { identifier: 'voorwaarden' } })
    },
  )

  test('leads to the pages that are for who asks, on their days', async () => {
    for (const url of ['for-customers', 'only-distributors']) expect(await typeBehind(url)).toBe('CMS_PAGE')
    for (const url of ['only-tank', 'only-visitors', 'tomorrow', 'yesterday']) expect(await typeBehind(url)).toBeNull()
  })

  test('leads to no page of another kind, and to none behind a path', async () => {
    for (const url of ['news-of-a-kind', 'info/voorwaarden', '']) expect(await typeBehind(url)).toBeNull()
  })

  test('leads to a product before a page of the same name', async () => {
    await insertRows(brewery.pool, 'content_page', pageWith('pils-crate', 'other'))
    expect(await typeBehind('pils-crate')).toBe('PRODUCT')
  })
})

describe('texts that stand at one place', () => {
  const BLOCKS =
    'query ($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier title content } } }'
  const blocks = (identifiers: unknown, options: { as?: string | null; headers?: Record<string, string> } = VISITOR) =>
    brewery.ask(BLOCKS, { identifiers }, options)

  test('[CNT-08] come in the order in which they are asked for, each once, the first of those at its place', async () => {
    const { data, errors } = await blocks(['terms', 'cookies', 'hostile', 'terms'])
    expect(errors).toEqual([])
    expect(readPath(data, 'cmsBlocks', 'items')).toEqual([
      { identifier: 'terms', title: 'voorwaarden (en)', content: '<p>Long</p>' },
      { identifier: 'cookies', title: 'cookies (en)', content: '<p>Long</p>' },
      { identifier: 'hostile', title: 'hostile (en)', content: '<p>A</p>' },
    ])
  })

  // A document that comes back is compiled after a while.
  test('have null and an error of its own in place of one that is not there, however often they are asked for', async () => {
    for (let round = 0; round < 8; round += 1)
      expect(await blocks(['cookies', 'nowhere', 'terms', 'tomorrow'])).toMatchObject({
        status: 200,
        data: { cmsBlocks: { items: [{ identifier: 'cookies' }, null, { identifier: 'terms' }, null] } },
        errors: [
          {
            message: `The CMS block with the "nowhere" ID doesn't exist.`,
            path: ['cmsBlocks', 'items', 1],
            extensions: { category: 'graphql-no-such-entity', code: 'not-found' },
          },
          { path: ['cmsBlocks', 'items', 3] },
        ],
      })
  })

  test.each([{}, { identifiers: [] }, { identifiers: [null] }])(
    'are asked for by a place, not by %j',
    async (asked) => {
      expect(await brewery.ask(BLOCKS, asked, VISITOR)).toMatchObject({
        data: { cmsBlocks: null },
        errors: [
          { message: '"identifiers" of CMS blocks should be specified', extensions: { category: 'graphql-input' } },
        ],
      })
    },
  )

  test.each([
    ['more than a hundred places', Array.from({ length: 101 }, (_, at) => `place${at}`)],
    ['a name without end', ['x'.repeat(256)]],
  ])('are not asked for by %s', async (_what, identifiers) => {
    expect(await blocks(identifiers)).toMatchObject({ errors: [{ extensions: { category: 'graphql-input' } }] })
  })

  test('[MKT-07] [PRM-47] [PRM-48] are told in the language of the store, to whom they are for', async () => {
    const headers = { store: 'LivePortal_NL_nl' }
    const asked = ['customers', 'distributors', 'tank', 'dutchOnly', 'terms']
    const titles = async (options: { as?: string | null; headers?: Record<string, string> }) => {
      const items = readPath((await blocks(asked, options)).data, 'cmsBlocks', 'items')
      return Array.isArray(items) ? items.map((item: unknown) => readPath(item, 'title')) : items
    }
    expect(await titles({ as: null })).toEqual([undefined, undefined, undefined, 'dutch-only (nl)', 'voorwaarden (en)'])
    expect(await titles({ headers })).toEqual([
      'for-customers (nl)',
      'only-distributors (nl)',
      undefined,
      'dutch-only (nl)',
      'voorwaarden (nl)',
    ])
  })
})
