import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { strFromU8, unzipSync } from 'fflate'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { previewCommand } from './preview.cli.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { contentFeature } from './content.feature.ts'

const BASE = '/almagnoliaservice/api/v1/portal'
const BASIC = 'basic@tenbrink.example'

type Row = Record<string, unknown>

/** A page in Dutch and English; say only what matters. */
function pageWith(kind: string, slug: string, { details = {}, ...own }: Row = {}): Row[] {
  return ['nl', 'en'].map((language) => ({
    kind,
    slug,
    language,
    title: `${slug} (${language})`,
    summary: 'In short',
    body: 'Long',
    html: '<p>Long</p>',
    is_public: true,
    details: JSON.stringify(details),
    ...own,
  }))
}

let folder: string
let brewery: OpenBrewery
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-content-'))
  for (const own of ['documents', 'media']) mkdirSync(path.join(folder, own))
  writeFileSync(path.join(folder, 'documents/sheet.pdf'), '%PDF a sheet')
  writeFileSync(path.join(folder, 'media/tap.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  brewery = await openBrewery({ features: [contentFeature], breweryFolder: folder })
  await insertRows(brewery.pool, 'picture', [{ file: 'media/tap.svg', version: 'as-imported' }])
  const tap = { details: { picture: 'media/tap.svg', tags: ['tap'], brand: 'pils' }, pictures: ['media/tap.svg'] }
  await insertRows(brewery.pool, 'content_page', [
    ...pageWith('news', 'new-tap', { ...tap, published_on: '2026-11-20', files: ['documents/sheet.pdf'] }),
    ...pageWith('news', 'for-customers', { is_public: false, published_on: '2026-11-22', details: { tags: ['tap'] } }),
    ...pageWith('news', 'tomorrow', { published_on: '2026-11-24' }),
    ...pageWith('news', 'yesterday', { published_on: '2026-11-01', published_until: '2026-11-22' }),
    ...pageWith('news', 'until-today', { published_on: '2026-10-01', published_until: '2026-11-23' }),
    ...pageWith('news', 'only-tank', { published_on: '2026-11-02', user_types: ['OntradeTank'] }),
    ...pageWith('news', 'only-visitors', { published_on: '2026-09-01', user_types: ['Public'] }),
    ...pageWith('news', 'hostile', { published_on: '2026-08-01', html: '<p onclick="x()">A<script>x()</script></p>' }),
    { ...pageWith('news', 'dutch-only', { published_on: '2026-07-01' })[0] },
    ...pageWith('brand', 'pils', { details: { brand: 'pils', style: 'Pils', alcohol: '5%', dishes: ['Chips'] } }),
    ...pageWith('faq', 'until-when', { details: { category: 'Ordering' }, position: 1 }),
    ...pageWith('faq', 'deposit', { details: { category: 'Empties' }, position: 2 }),
    ...pageWith('faq', 'change', { details: { category: 'Ordering' }, position: 3, is_public: false }),
    ...Array.from({ length: 12 }, (_, at) =>
      pageWith('knowledge-base', `page-${at + 1}`, { position: at, is_public: false, details: { topic: 'Tank' } }),
    ).flat(),
    ...pageWith('help', 'second', { position: 2, is_public: false, details: { name: 'two', page_number: 2 } }),
    ...pageWith('help', 'first', {
      position: 1,
      is_public: false,
      details: { name: 'one', page_number: 1, file: 'documents/sheet.pdf' },
      files: ['documents/sheet.pdf'],
    }),
    ...pageWith('tutorial', 'welcome', { position: 1, is_public: false, details: { sections: ['Here', 'There'] } }),
    ...pageWith('page', 'heading', { details: { location: 'tutorialHeading' } }),
    ...pageWith('link', 'about', { position: 2, details: { type: 'menu', href: '/allbrands', internal: true } }),
    ...pageWith('link', 'visit', { position: 1, details: { type: 'menu', href: '/news/visit', parent: 'about' } }),
    ...pageWith('link', 'photos', {
      details: { type: 'social media', href: 'https://photos.example', internal: false },
    }),
    ...pageWith('business-partner', 'wholesale', {
      is_public: false,
      user_types: ['Distributor'],
      details: { location: 'LandingPage' },
    }),
    ...pageWith('business-partner', 'pubs', { user_types: ['Ontrade'], details: { location: 'LandingPage' } }),
    ...pageWith('business-partner', 'not-yet', { user_types: ['Public'], details: { location: 'LandingPage' } }),
    ...pageWith('business-partner', 'beer-card', { is_public: false, details: { location: 'Category' } }),
    ...pageWith('sustainability', 'together', { is_public: false, details: { location: 'LandingPage' } }),
    ...pageWith('sustainability', 'energy', { is_public: false, position: 1, details: { location: 'Category' } }),
    ...pageWith('sustainability', 'door', { is_public: false, details: { location: 'Checklist', theme: 'Cellar' } }),
    ...pageWith('loyalty', 'friends', {
      is_public: false,
      details: { brands: ['pils'], points_per_hectolitre: 10, rewards: [{ title: 'A neon sign', points: 400 }] },
    }),
    ...Array.from({ length: 12 }, (_, at) =>
      pageWith('marketing-material', `poster-${at + 1}`, {
        position: at,
        is_public: false,
        files: ['documents/sheet.pdf'],
        details: {
          file: at === 11 ? 'documents/gone.pdf' : 'documents/sheet.pdf',
          folder: at < 2 ? 'Labels' : 'Posters',
          ...(at % 2 === 0 && { brand: 'pils' }),
        },
      }),
    ).flat(),
    ...pageWith('why', 'neighbours', { is_public: false }),
    ...pageWith('training', 'lines', { is_public: false, details: { minutes: 20, level: 'All' } }),
  ] as Row[])
})
afterAll(async () => {
  await brewery.close()
  rmSync(folder, { recursive: true })
})

const get = (call: string, as?: string | null) => brewery.get(`${BASE}/${call}`, as === undefined ? {} : { as })

async function idsOf(call: string, as?: string | null): Promise<unknown> {
  const { status, body } = await get(call, as)
  const results = readPath(body, 'results')
  return Array.isArray(results) ? results.map((entry) => readPath(entry, 'id')) : status
}

describe('what is not public yet', () => {
  const STAFF = 'wouter@fust.example'
  beforeAll(async () => {
    await brewery.pool.query(
      `insert into portal_user (id, email, first_name, last_name, password_hash, locale, country, status, is_validated,
         has_agreed_terms)
       select 'UAM', $2, 'Wouter', 'Haverkate', password_hash, 'nl', 'NLD', 'Active', true, true from portal_user where email = $1`,
      [BUYER, STAFF],
    )
    await brewery.pool.query(
      `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
       select 'UAM', r.company_id, r.ship_to_id, 'Manager', 'AccountManagerOntrade'
       from user_role r join portal_user u on u.id = r.user_id where u.email = $1`,
      [BUYER],
    )
  })
  const look = (preview: string, as: string | null) =>
    brewery.get(`${BASE}/articles/tomorrow?language=en`, { as, headers: { 'content-preview': preview } })

  test('is seen by people of the brewery who look ahead at its day, and by nobody else', async () => {
    expect(await look('2026-11-24', STAFF)).toMatchObject({ status: 200, body: { title: 'tomorrow (en)' } })
    expect(await look('2026-11-23', STAFF)).toMatchObject({ status: 404 })
    expect(await look('2026-11-24', BUYER)).toMatchObject({ status: 403 })
    expect(await look('2026-11-24', null)).toMatchObject({ status: 401 })
    expect(await look('the day after', STAFF)).toMatchObject({ status: 404 })
  })

  test('is seen as a customer type sees it', async () => {
    const list = (preview: string) =>
      brewery.get(`${BASE}/articles/only-tank`, { as: STAFF, headers: { 'content-preview': preview } })
    expect(await list('2026-11-23 OntradeTank')).toMatchObject({ status: 200 })
    expect(await list('2026-11-23 Retail')).toMatchObject({ status: 404 })
  })

  test('is listed by `fust preview`, each with its link', async () => {
    const lines: string[] = []
    const portal = createPortal({
      store: createPortalStore(brewery.db),
      clock: { now: () => new Date('2026-11-23T09:00:00Z') },
    })
    const tools = {
      db: brewery.db,
      portal,
      publicUrl: 'https://portal.example',
      print: (line: string) => lines.push(line),
    }
    expect(await previewCommand([], tools)).toBe(0)
    expect(lines).toEqual([
      '2026-11-24 content/news/tomorrow.en.md: tomorrow (en)',
      '  https://portal.example/news/tomorrow?language=en&preview=2026-11-24&as=Public',
      '2026-11-24 content/news/tomorrow.nl.md: tomorrow (nl)',
      '  https://portal.example/news/tomorrow?language=nl&preview=2026-11-24&as=Public',
      'The links are for people of the brewery who are signed in.',
    ])
    expect(await previewCommand(['--all'], tools)).toBe(2)
  })
})

describe('articles', () => {
  test('[API-74] [CNT-04] [RTE-77] are read without a login, newest first, on the days that they are for', async () => {
    expect(await idsOf('publicarticles', null)).toEqual([
      'new-tap',
      'until-today',
      'only-visitors',
      'hostile',
      'dutch-only',
    ])
  })

  test('[API-73] [CNT-05] [PRM-48] for who is signed in hold those of customers, and what is for others is not among them', async () => {
    expect(await idsOf('articles/GetArticlesNewList')).toEqual([
      'for-customers',
      'new-tap',
      'until-today',
      'hostile',
      'dutch-only',
    ])
    expect(await idsOf('articles/GetArticlesNewList', null)).toBe(401)
  })

  test('are the same for a visitor and for who is signed in where they are asked for as a visitor', async () => {
    expect(await idsOf('publicarticles')).toEqual(await idsOf('publicarticles', null))
  })

  test('[API-75] [API-77] [API-78] [CNT-06] are narrowed by tags, each named by itself', async () => {
    for (const call of ['GetPublicArticlesNewListPL', 'GetPublicArticlesNewListTags'])
      expect(await idsOf(`publicarticles/${call}?Tags=tap&Tags=none`, null)).toEqual(['new-tap'])
    expect(await idsOf('articles/GetArticlesNewListTagsPL?Tags=tap')).toEqual(['for-customers', 'new-tap'])
    expect(readPath((await get('articles/GetArticlesNewList')).body, 'tags')).toEqual([{ name: 'tap', count: 2 }])
  })

  test('[ENT-45] come by the page with their total', async () => {
    const { body } = await get('publicarticles?offset=1&limit=2', null)
    expect(body).toMatchObject({
      total: 5,
      offset: 1,
      limit: 2,
      results: [{ id: 'until-today' }, { id: 'only-visitors' }],
    })
    expect((await get('publicarticles?limit=101', null)).status).toBe(422)
  })

  test('[ENT-41] say their title in the language of the call, their day, picture, tags and brand', async () => {
    const { body } = await get('publicarticles?language=nl&limit=1', null)
    expect(readPath(body, 'results', 0)).toMatchObject({
      id: 'new-tap',
      title: 'new-tap (nl)',
      path: '/news/new-tap',
      publishedOn: '2026-11-20',
      imageLink: expect.stringMatching(/\/media\/tap\.svg\?v=as-imported$/),
      tags: ['tap'],
      brand: { code: 'pils', tag: 'VP', labelColour: '#1E6B45' },
    })
  })

  test('that are not written in a language are read in another', async () => {
    expect((await get('articles/dutch-only?language=en', null)).body).toMatchObject({ title: 'dutch-only (nl)' })
    expect((await get('articles/new-tap?language=sk', null)).body).toMatchObject({ title: 'new-tap (en)' })
  })

  test('[API-76] are read whole by the end of their path; what is not for the reader is not there', async () => {
    expect(await get('articles/new-tap', null)).toMatchObject({
      status: 200,
      body: { body: '<p>Long</p>', imageLink: expect.stringMatching(/^http.*\/media\/tap\.svg\?v=as-imported$/) },
    })
    for (const slug of ['for-customers', 'tomorrow', 'yesterday', 'only-tank', 'nothing'])
      expect((await get(`articles/${slug}`, null)).status).toBe(404)
    expect((await get('articles/for-customers')).status).toBe(200)
  })

  test('[API-76] are read by the path of a list, appended as it is', async () => {
    const listed = readPath((await get('publicarticles?limit=1', null)).body, 'results', 0, 'path')
    expect(listed).toBe('/news/new-tap')
    const whole = await get(`articles${String(listed)}`, null)
    expect(whole).toEqual(await get('articles/new-tap', null))
    expect(whole.status).toBe(200)
    for (const slug of ['for-customers', 'tomorrow', 'nothing'])
      expect((await get(`articles/news/${slug}`, null)).status).toBe(404)
  })

  test('show nothing of what somebody wrote into the tables past the importer', async () => {
    expect((await get('articles/hostile', null)).body).toMatchObject({ body: '<p>A</p>' })
  })

  test('are seen and gone with the day, without a restart', async () => {
    brewery.setClock('2026-11-23T23:30:00Z') // 24 November in Amsterdam
    expect(await idsOf('publicarticles', null)).toEqual([
      'tomorrow',
      'new-tap',
      'only-visitors',
      'hostile',
      'dutch-only',
    ])
    await brewery.pool.query(`update content_page set title = 'Another title' where slug = 'new-tap'`)
    expect((await get('articles/new-tap', null)).body).toMatchObject({ title: 'Another title' })
    brewery.setClock('2026-11-23T09:00:00Z')
  })

  test('a file of an article is saved by whoever may read it, and no other file', async () => {
    const file = (slug: string, name: string) => `contentfile/news/${slug}?language=en&file=${encodeURIComponent(name)}`
    const saved = await brewery.app.inject({ method: 'GET', url: `${BASE}/${file('new-tap', 'documents/sheet.pdf')}` })
    expect(saved).toMatchObject({ statusCode: 200, body: '%PDF a sheet' })
    expect(saved.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment; filename="sheet.pdf"'),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
    for (const asked of [
      file('new-tap', 'brewery.yaml'),
      file('new-tap', '../x'),
      file('tomorrow', 'documents/sheet.pdf'),
    ])
      expect((await get(asked, null)).status).toBe(404)
    expect((await get('contentfile/nothing/x?file=x', null)).status).toBe(404)
  })
})

test('[API-06] both versions serve the same calls', async () => {
  const answers = await Promise.all(
    ['v1', 'v2'].map((version) => brewery.get(`/almagnoliaservice/api/${version}/portal/ourbrand`, { as: null })),
  )
  expect(answers[0]).toEqual(answers[1])
  expect((await brewery.get('/almagnoliaservice/api/v3/portal/ourbrand', { as: null })).status).toBe(404)
})

test('[API-79] [API-80] [ENT-49] [CNT-09] brands are told of to everybody, in short and whole', async () => {
  const pils = { id: 'pils', path: '/brands/pils', style: 'Pils', alcohol: '5%', brand: { name: 'Veenhof Pils' } }
  expect(readPath((await get('ourbrand', null)).body, 'results', 0)).toMatchObject(pils)
  expect(readPath((await get('ourbrand/GetAllOurBrandsDetails', null)).body, 'results', 0)).toMatchObject({
    ...pils,
    body: '<p>Long</p>',
    dishes: ['Chips'],
  })
})

describe('questions', () => {
  test('[API-92] [API-93] [CNT-10] [PRM-48] of customers are more than those of everybody', async () => {
    expect(await idsOf('faqitems')).toEqual(['until-when', 'deposit', 'change'])
    expect(await idsOf('publicfaqitems', null)).toEqual(['until-when', 'deposit'])
    expect(await idsOf('faqitems', null)).toBe(401)
  })

  test('[ENT-42] have a title, a picture and their answer', async () => {
    expect(readPath((await get('publicfaqitems', null)).body, 'results', 0)).toEqual({
      id: 'until-when',
      title: 'until-when (en)',
      summary: 'In short',
      contentImage: null,
      body: '<p>Long</p>',
      category: 'Ordering',
    })
  })

  test('[API-94] [API-95] stand together by what they are about', async () => {
    expect((await get('faqpages', null)).body).toEqual([
      { title: 'Ordering', count: 1, items: [] },
      { title: 'Empties', count: 1, items: [] },
    ])
    const { body } = await get('faqpages/GetNewFQAPagesAsync')
    expect(body).toMatchObject([
      { title: 'Ordering', items: [{ id: 'until-when' }, { id: 'change' }] },
      { title: 'Empties', items: [{ id: 'deposit' }] },
    ])
  })
})

test('[API-96] [CNT-11] the knowledge base comes page by page until its total is reached, for who has Support', async () => {
  const first = await get('knowledgebase')
  expect(first.body).toMatchObject({ total: 12, offset: 0, limit: 10 })
  expect(await idsOf('knowledgebase?offset=10')).toEqual(['page-11', 'page-12'])
  expect(await idsOf('knowledgebase', null)).toBe(401)
})

test('[API-102] [ENT-43] [CNT-12] help comes by the number of its pages', async () => {
  const { body } = await get('helppages')
  expect(body).toMatchObject({
    total: 2,
    results: [
      { id: 'first', name: 'one', pageNumber: 1, fileLink: expect.stringContaining('contentfile/help/first') },
      { pageNumber: 2 },
    ],
  })
  const file = readPath(body, 'results', 0, 'fileLink')
  expect((await brewery.app.inject({ method: 'GET', url: String(file) })).statusCode).toBe(404)
  const authorization = `Bearer ${await brewery.tokenOf(BASIC)}`
  const saved = await brewery.app.inject({ method: 'GET', url: String(file), headers: { authorization } })
  expect(saved.body).toBe('%PDF a sheet')
})

test('[CNT-32] [CNT-33] the tutorial is made of such pages, each with its sections', async () => {
  expect((await get('helppages?set=tutorial')).body).toMatchObject({
    results: [{ id: 'welcome', pageNumber: 1, sections: ['Here', 'There'] }],
  })
})

test('[API-103] [ENT-44] [CNT-08] a text is asked for by the place that it stands at', async () => {
  expect(await get('pagecontent?locationId=tutorialHeading', null)).toMatchObject({
    status: 200,
    body: { title: 'heading (en)', body: '<p>Long</p>' },
  })
  expect((await get('pagecontent?locationId=nowhere', null)).status).toBe(404)
  expect((await get('pagecontent', null)).status).toBe(422)
})

describe('links', () => {
  test('[API-99] [ENT-21] [NAV-20] come by the page, each with those under it', async () => {
    const { body } = await get('links?limit=1', null)
    expect(body).toMatchObject({
      total: 2,
      results: [{ id: 'photos', internal: false, href: 'https://photos.example' }],
    })
    expect((await get('links?offset=1', null)).body).toMatchObject({
      results: [{ name: 'about', order: 2, internal: true, children: [{ label: 'visit (en)', url: '/news/visit' }] }],
    })
    expect(await idsOf('links?type=menu', null)).toEqual(['about'])
  })

  test('[API-100] [API-101] of the menu, and those that lead out, are lists of their own', async () => {
    expect(await idsOf('pagemenu', null)).toEqual(['about'])
    expect(await idsOf('portalExtLinks', null)).toEqual(['photos'])
  })
})

test('[API-81] [API-82] [API-83] [ENT-46] [CNT-14] [CNT-15] [PRM-47] what is for partners goes by the customer type', async () => {
  expect(await idsOf('businnespartner/GetBusinnesPartnerContent')).toEqual(['wholesale'])
  expect(await idsOf('publicbusinnespartner/GetBusinnesPartnerContent', null)).toEqual(['not-yet'])
  expect(await idsOf('businnespartner/GetBusinnesPartnerCategories')).toEqual(['beer-card'])
  expect(await idsOf('publicbusinnespartner/GetBusinnesPartnerCategories', null)).toEqual([])
  expect(readPath((await get('businnespartner/GetBusinnesPartnerContent')).body, 'results', 0)).toMatchObject({
    location: 'LandingPage',
    position: 0,
    userTypes: ['Distributor'],
  })
})

test('[API-84] [API-85] [ENT-47] [CNT-16] [CNT-17] [CNT-18] what we do for the world is for who is signed in', async () => {
  expect(await idsOf('becameupcoming/GetBecameMoreSustainable')).toEqual(['together', 'energy'])
  const { body } = await get('becameupcoming/GetBecameMoreSustainableSubcontent')
  expect(body).toMatchObject({ results: [{ id: 'door', location: 'Checklist', theme: 'Cellar', position: 0 }] })
  for (const call of ['GetBecameMoreSustainable', 'GetBecameMoreSustainableSubcontent'])
    expect((await get(`becameupcoming/${call}`, null)).status).toBe(401)
})

test('[API-97] [API-98] [ENT-48] the loyalty programme says what counts and what points are good for', async () => {
  expect((await get('loyalty/GetProgramLoyalty')).body).toMatchObject({
    id: 'friends',
    pointsPerHectolitre: 10,
    rewards: [{ title: 'A neon sign', points: 400 }],
  })
  expect(await idsOf('loyalty/GetLoyaltybrands')).toEqual(['pils'])
})

describe('marketing materials', () => {
  test('[API-86] [CNT-24] [ENT-40] come ten at a time, each with its file', async () => {
    const { body } = await get('downloadmaterial')
    expect(body).toMatchObject({ total: 12, offset: 0, limit: 10 })
    expect(readPath(body, 'results', 0)).toMatchObject({
      id: 'poster-1',
      name: 'sheet.pdf',
      fileLink: expect.stringContaining('/contentfile/marketing-material/poster-1'),
      fileType: 'pdf',
      size: '%PDF a sheet'.length,
      folder: 'Labels',
      brand: { code: 'pils' },
    })
    expect(readPath((await get('downloadmaterial?offset=11')).body, 'results', 0, 'size')).toBe(null)
  })

  test('[API-87] [API-89] [API-90] [API-91] [CNT-23] are narrowed by brand and folder, and found by a word', async () => {
    expect((await get('downloadmaterial/GetAllBrandsAsync')).body).toEqual([{ name: 'pils', count: 6 }])
    expect((await get('downloadmaterial/GetAllDMFolders')).body).toEqual([
      { name: 'Posters', count: 10 },
      { name: 'Labels', count: 2 },
    ])
    expect(await idsOf('downloadmaterial?folder=Labels&brand=pils')).toEqual(['poster-1'])
    expect(await idsOf('downloadmaterial/GetAllDMSearch?search=poster-12')).toEqual(['poster-12'])
    expect(await idsOf('downloadmaterial/GetMarketingMaterialsSearch?limit=4')).toHaveLength(4)
  })

  const bulk = async (ids: unknown, as?: string | null) => {
    const headers =
      as === null ? {} : { authorization: `Bearer ${await brewery.tokenOf(as ?? 'buyer@tenbrink.example')}` }
    return brewery.app.inject({ method: 'POST', url: `${BASE}/downloadmaterial/bulk-files`, headers, payload: { ids } })
  }

  test('[API-88] [CNT-22] come together as one archive', async () => {
    const saved = await bulk(['poster-1', 'poster-3'])
    expect(saved.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('materials.zip'),
    })
    const files = Object.entries(unzipSync(saved.rawPayload)).map(([name, file]) => [name, strFromU8(file)])
    expect(files).toEqual([
      ['sheet.pdf', '%PDF a sheet'],
      ['sheet (2).pdf', '%PDF a sheet'],
    ])
  })

  test.each([
    ['one that is not there', ['poster-1', 'poster-404'], 404],
    ['nothing', [], 422],
    ['the same twice', ['poster-1', 'poster-1'], 422],
    ['more than a hundred', Array.from({ length: 101 }, (_, at) => `poster-${at}`), 422],
  ])('are refused of %s', async (_what, ids, status) => {
    expect((await bulk(ids)).statusCode).toBe(status)
  })

  test('[CNT-21] are for who has Marketing Materials', async () => {
    expect((await bulk(['poster-1'], null)).statusCode).toBe(401)
    expect(await idsOf('downloadmaterial', null)).toBe(401)
    const file = 'contentfile/marketing-material/poster-1?language=en&file=documents%2Fsheet.pdf'
    expect((await get(file, null)).status).toBe(401)
  })
})

test('[CNT-13] [CNT-26] why one buys here, and what the academy teaches, are told by the page', async () => {
  expect(await idsOf('whypages')).toEqual(['neighbours'])
  expect(await idsOf('whypages', null)).toBe(401)
  expect(await idsOf('trainings')).toBe(403)
  expect(await idsOf('trainings', null)).toBe(401)
})

test('a list narrowed by a search finds what says it, in any letter case, and what is typed means nothing else', async () => {
  expect(await idsOf('publicarticles?search=UNTIL-today', null)).toEqual(['until-today'])
  expect(await idsOf('publicarticles?search=%25', null)).toEqual([])
})

describe('one search over what the brewery has written', () => {
  beforeAll(async () => {
    const about = (title: string, body: string, own: Row = {}) => ({ title, summary: '', body, ...own })
    await insertRows(brewery.pool, 'content_page', [
      ...pageWith('news', 'glass-recalled', about('Recalled glass', 'Bring it back.', { published_on: '2026-11-01' })),
      ...pageWith('faq', 'broken-glass', about('What about broken glasses?', 'We take them back.')),
      ...pageWith('knowledge-base', 'clean-glass', about('Foam', 'Rinse the glass cold.', { is_public: false })),
      ...pageWith('marketing-material', 'glass-poster', {
        ...about('Glass poster', '', { is_public: false }),
        details: { file: 'documents/sheet.pdf', folder: 'Posters', picture: 'media/tap.svg' },
        pictures: ['media/tap.svg'],
      }),
    ] as Row[])
  })

  const sectionsOf = async (query: string, as?: string | null) => {
    const { status, body } = await get(`search?${query}`, as)
    const sections = readPath(body, 'sections')
    if (!Array.isArray(sections)) return status
    return Object.fromEntries(
      sections.map((section: unknown) => {
        const results = readPath(section, 'results')
        const ids = Array.isArray(results) ? results.map((hit: unknown) => readPath(hit, 'id')) : []
        return [readPath(section, 'section'), [readPath(section, 'total'), ids]]
      }),
    )
  }

  test('[SRC-15] [SRC-32] finds news, materials and support, the best first, each with where it is', async () => {
    expect(await sectionsOf('search=glass&language=en')).toEqual({
      'marketing-materials': [1, ['glass-poster']],
      news: [1, ['glass-recalled']],
      support: [2, ['broken-glass', 'clean-glass']],
    })
    const { body } = await get('search?search=glass&language=en&section=support')
    expect(readPath(body, 'sections', 0, 'results')).toMatchObject([
      { title: 'What about broken glasses?', path: '/support/faq#broken-glass' },
      { title: 'Foam', path: '/support/knowledge-base/clean-glass' },
    ])
    const materials = await get('search?search=glass&language=en&section=marketing-materials')
    expect(readPath(materials.body, 'sections', 0, 'results', 0)).toMatchObject({
      path: '/marketing-materials?words=Glass%20poster',
      imageLink: expect.stringContaining('tap.svg'),
    })
  })

  test('[SRC-32] a section comes by the page with its total', async () => {
    expect(await sectionsOf('search=glass&language=en&section=support&offset=1&limit=1')).toEqual({
      support: [2, ['clean-glass']],
    })
    expect(await sectionsOf('search=glass&language=en&section=support&offset=9')).toEqual({ support: [2, []] })
  })

  test('finds other forms of a word, and forgives an error where nothing has the word', async () => {
    expect(await sectionsOf('search=rinsed&language=en')).toEqual({ support: [1, ['clean-glass']] })
    expect(await sectionsOf('search=recaled&language=en')).toEqual({ news: [1, ['glass-recalled']] })
  })

  test('tells nobody of what they may not read', async () => {
    expect(await sectionsOf('search=glass&language=en', null)).toEqual({
      news: [1, ['glass-recalled']],
      support: [1, ['broken-glass']],
    })
    await brewery.pool.query(`update content_page set title = 'Called otherwise' where slug = 'glass-recalled'`)
    expect(await sectionsOf('search=glass&language=en&section=news')).toEqual({})
  })

  test.each(['', 'search=', `search=${'x'.repeat(401)}`, 'search=glass&section=beer', 'search=a%0Ab'])(
    'is refused of %j',
    async (query) => {
      expect(await sectionsOf(query)).toBe(422)
    },
  )
})
