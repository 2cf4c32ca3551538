import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentVersion } from '#platform/files/content-version.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { assortmentFeature } from '../assortment.feature.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><title>Krat & één</title></svg>'
const VERSION = contentVersion(Buffer.from(SVG))
const SITE = 'https://bestellen.veenhof.example'
/** Rows of the table whose files are what each test makes of them. */
const NAMED = ['media/gone.svg', 'media/../../etc/passwd', 'media/link.svg', 'media/large.svg', 'media/foto.webp']

let folder: string
/** Of others, beside the folder. */
let outside: string
let brewery: OpenBrewery
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-pictures-'))
  outside = mkdtempSync(path.join(tmpdir(), 'fust-outside-'))
  mkdirSync(path.join(folder, 'media/packs'), { recursive: true })
  for (const name of ['packs/krat één.svg', 'zon.svg', 'poster.svg', 'foto.webp'])
    writeFileSync(path.join(folder, 'media', name), SVG)
  writeFileSync(path.join(outside, 'link.svg'), SVG)
  symlinkSync(path.join(outside, 'link.svg'), path.join(folder, 'media/link.svg'))
  writeFileSync(path.join(folder, 'media/large.svg'), SVG)
  truncateSync(path.join(folder, 'media/large.svg'), 2 ** 20 + 1)
  brewery = await openBrewery({ features: [assortmentFeature], breweryFolder: folder }, { PUBLIC_URL: `${SITE}/` })
  await insertRows(
    brewery.pool,
    'picture',
    ['media/packs/krat één.svg', 'media/zon.svg', ...NAMED].map((file) => ({ file, version: VERSION })),
  )
  await brewery.pool.query(`update product set picture = 'media/packs/krat één.svg' where sku = 'PILS-CRATE'`)
  await brewery.pool.query(`update product set picture = null where sku = 'WIT-CRATE'`)
  await brewery.pool.query(`update brand set motif = 'media/zon.svg'`)
})
afterAll(async () => {
  await brewery.close()
  for (const each of [folder, outside]) rmSync(each, { recursive: true })
})

async function told(sku: string, on = brewery, headers: Record<string, string> = {}): Promise<unknown> {
  const ASK = `{ products(filter: { sku: { eq: "${sku}" } }) { items {
    image { url label } images { url } media_gallery { url } media_gallery_entries { file }
    custom_attributesV2 { items { code ... on AttributeValue { value } } } } } }`
  return readPath((await on.ask(ASK, {}, { headers })).data, 'products', 'items', 0)
}

describe('a picture of the folder', () => {
  test('[ENT-14] is named with its version, shown to anybody under that address, and kept for good', async () => {
    const address = `/media/packs/krat%20%C3%A9%C3%A9n.svg?v=${VERSION}`
    const url = `${SITE}${address}`
    expect(await told('PILS-CRATE')).toMatchObject({
      image: { url },
      images: [{ url }],
      media_gallery: [{ url }],
      media_gallery_entries: [{ file: url }],
    })
    const shown = await brewery.app.inject(address)
    expect([shown.statusCode, shown.body]).toEqual([200, SVG])
    expect(shown.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${VERSION}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
  })

  test('is kept as well by who asks for a size, which there is none of', async () => {
    const shown = await brewery.app.inject(`/media/zon.svg?v=${VERSION}&width=200`)
    expect([shown.body, shown.headers['cache-control']]).toEqual([SVG, 'public, max-age=31536000, immutable'])
  })

  test('is the mark of a brand', async () => {
    const address = `/media/zon.svg?v=${VERSION}`
    expect(readPath(await told('PILS-CRATE'), 'custom_attributesV2', 'items')).toContainEqual({
      code: 'brand_motif_url',
      value: `${SITE}${address}`,
    })
    expect((await brewery.app.inject(address)).body).toBe(SVG)
  })

  test.each(['/media/zon.svg', '/media/zon.svg?v=of-another'])(
    'is asked for anew by an address that does not name what it holds: %s',
    async (url) => {
      const shown = await brewery.app.inject(url)
      expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    },
  )

  test.each([`"${VERSION}"`, `W/"${VERSION}"`, `"another", "${VERSION}"`])(
    'is not sent again to whoever has it: %s',
    async (tag) => {
      const shown = await brewery.app.inject({ url: '/media/zon.svg', headers: { 'if-none-match': tag } })
      expect([shown.statusCode, shown.body, shown.headers.etag]).toEqual([304, '', `"${VERSION}"`])
    },
  )

  test('is sent to whoever has another one', async () => {
    const shown = await brewery.app.inject({ url: '/media/zon.svg', headers: { 'if-none-match': '"another"' } })
    expect([shown.statusCode, shown.body]).toEqual([200, SVG])
  })

  test.each([
    ['that no product and no brand names', '/media/poster.svg'],
    ['that is gone', '/media/gone.svg'],
    ['that is no picture', '/media/foto.webp'],
    ['that has become a link out of the folder', '/media/link.svg'],
    ['that is larger than 1 MB', '/media/large.svg'],
    ['outside the folder', '/media/..%2F..%2Fetc%2Fpasswd'],
    ['without a name', '/media/'],
  ])('%s is not there', async (_case, url) => {
    expect((await brewery.app.inject(url)).statusCode).toBe(404)
  })
})

describe('a picture of pixels', () => {
  const FOTO = 'media/foto.png'
  const content = (width: number, format: string) => Buffer.from(`${width} in ${format}`)
  beforeAll(async () => {
    await insertRows(brewery.pool, 'picture', [{ file: FOTO, version: 'now' }])
    const made = (version: string, width: number) =>
      ['avif', 'webp'].map((format) => ({ file: FOTO, version, width, format, content: content(width, format) }))
    await insertRows(brewery.pool, 'picture_size', [...made('now', 240), ...made('now', 480), ...made('before', 960)])
    // Of the file itself nothing is sent.
    writeFileSync(path.join(folder, FOTO), 'the file as it came')
  })
  const shown = (query: string, accept = 'image/avif,image/webp,*/*') =>
    brewery.app.inject({ url: `/${FOTO}?${query}`, headers: { accept } })

  test.each([
    ['v=now&width=100', 240],
    ['v=now&width=240', 240],
    ['v=now&width=241', 480],
    ['v=now&width=900', 480],
    ['v=now', 480],
    ['v=now&width=wide', 480],
    ['v=now&width=240&width=480', 480],
  ])('is sent as wide as asked, or the widest there is: %s', async (query, width) => {
    expect((await shown(query)).rawPayload).toEqual(content(width, 'avif'))
  })

  test('is sent in the newest format that a browser takes, and kept for good', async () => {
    const [avif, webp] = await Promise.all([shown('v=now'), shown('v=now', '*/*')])
    expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp'])
    expect(webp.headers).toMatchObject({
      vary: expect.stringContaining('accept'),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(avif.headers.etag).not.toBe(webp.headers.etag)
  })
})

describe('the address of a picture', () => {
  const picture = (base: string) => ({ image: { url: `${base}/packs/crate/pils.svg?v=as-imported` } })
  const STORE = '{ storeConfig { base_url base_media_url secure_base_media_url } }'

  test('[GQL-20] is below an address of its own, where there is one, and pages may load it', async () => {
    const apart = await openBrewery(
      { features: [assortmentFeature] },
      { PUBLIC_URL: SITE, MEDIA_URL: 'https://cdn.veenhof.example/beeld' },
    )
    expect(await told('PILS-CRATE', apart)).toMatchObject(picture('https://cdn.veenhof.example/beeld'))
    expect((await apart.ask(STORE)).data).toEqual({
      storeConfig: {
        base_url: `${SITE}/`,
        base_media_url: 'https://cdn.veenhof.example/beeld/',
        secure_base_media_url: 'https://cdn.veenhof.example/beeld/',
      },
    })
    const { headers } = await apart.app.inject('/')
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://cdn.veenhof.example;")
    await apart.close()
  })

  test('[ENT-38] of a map is of somebody else, where the operator has one, and pages may load it', async () => {
    const mapped = await openBrewery(
      { features: [assortmentFeature] },
      { PUBLIC_URL: SITE, MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
    )
    const { headers } = await mapped.app.inject('/')
    expect(headers['content-security-policy']).toContain(`img-src 'self' data: ${SITE} https://tiles.example;`)
    await mapped.close()
  })

  test('[GQL-20] is the one that a demo was called by: a phone knows it by another than its own desk', async () => {
    const demo = await openBrewery({ features: [assortmentFeature] })
    for (const host of ['localhost:3000', '192.168.1.20:3000', 'localhost:3000']) {
      expect(await told('PILS-CRATE', demo, { host })).toMatchObject(picture(`http://${host}/media`))
      const store = await demo.ask(STORE, {}, { headers: { host } })
      expect(readPath(store.data, 'storeConfig', 'base_media_url')).toBe(`http://${host}/media/`)
    }
    await demo.close()
  })
})

test('a product without a picture, or with one that no import has read, has none', async () => {
  const none = { image: null, images: [], media_gallery: [], media_gallery_entries: [] }
  expect(await told('WIT-CRATE')).toMatchObject(none)
  await brewery.pool.query(`update product set picture = 'media/unread.svg' where sku = 'BOK-CRATE'`)
  expect(await told('BOK-CRATE')).toMatchObject(none)
})

test('a brand without a mark has none', async () => {
  await brewery.pool.query('update brand set motif = null')
  expect(JSON.stringify(await told('PILS-CRATE'))).not.toContain('brand_motif_url')
})

test('a server without a folder has no pictures', async () => {
  const bare = await openBrewery({ features: [assortmentFeature] })
  expect((await bare.app.inject('/media/packs/crate/pils.svg')).statusCode).toBe(404)
  await bare.close()
})
