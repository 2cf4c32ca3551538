import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { assortmentFeature } from '../assortment.feature.ts'

const SHEET = '%PDF-1.4 a sheet'
/** Rows of the table whose files are what each test makes of them. */
const OFFERED = ['blad.pdf', 'invoice.pdf', 'later/blad.pdf']

let folder: string
/** Of others, beside the folder. */
let outside: string
let brewery: OpenBrewery
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-documents-'))
  outside = mkdtempSync(path.join(tmpdir(), 'fust-outside-'))
  for (const name of ['blad.pdf', 'invoice.pdf']) writeFileSync(path.join(outside, name), 'of others')
  for (const own of ['documents/bladen', 'media']) mkdirSync(path.join(folder, own), { recursive: true })
  writeFileSync(path.join(folder, 'documents/bladen/blad één.pdf'), SHEET)
  writeFileSync(path.join(folder, 'documents/invoice.pdf'), 'of somebody')
  writeFileSync(path.join(folder, 'documents/bladen/prijs.pdf'), 'of somebody')
  writeFileSync(path.join(folder, 'media/kaart.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  brewery = await openBrewery({ features: [assortmentFeature], breweryFolder: folder })
  await insertRows(
    brewery.pool,
    'product_download',
    [
      'documents/bladen/blad één.pdf',
      'media/kaart.svg',
      'documents/gone.pdf',
      'documents/../../../etc/passwd',
      ...OFFERED.map((name) => `documents/${name}`),
    ].map((file, position) => ({
      sku: 'PILS-CRATE',
      file,
      title: JSON.stringify({ nl: 'Blad', en: 'Sheet' }),
      position,
    })),
  )
})
afterAll(async () => {
  await brewery.close()
  for (const each of [folder, outside]) rmSync(each, { recursive: true })
})

async function download(url: string, as: string | null = 'buyer@tenbrink.example') {
  const authorization = as === null ? {} : { authorization: `Bearer ${await brewery.tokenOf(as)}` }
  return brewery.app.inject({ method: 'GET', url, headers: authorization })
}

describe('a document of a product', () => {
  test('[ENT-14] [GQL-29] is named with its size, and can be saved from there', async () => {
    const ASK =
      '{ products(filter: { sku: { eq: "PILS-CRATE" } }) { items { downloads { title url file_type size } } } }'
    const answer = await brewery.ask(ASK)
    const [first] = [readPath(answer.data, 'products', 'items', 0, 'downloads', 0)]
    expect(first).toEqual({
      title: 'Sheet',
      url: '/media/documents/bladen/blad%20%C3%A9%C3%A9n.pdf',
      file_type: 'pdf',
      size: SHEET.length,
    })
    const saved = await download(String(readPath(first, 'url')))
    expect(saved.statusCode).toBe(200)
    expect(saved.body).toBe(SHEET)
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(SHEET.length),
      'content-disposition': `attachment; filename="blad een.pdf"; filename*=UTF-8''blad%20%C3%A9%C3%A9n.pdf`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
  })

  test('that a browser could run is saved as bytes', async () => {
    const saved = await download('/media/documents/media/kaart.svg')
    expect(saved.headers['content-type']).toBe('application/octet-stream')
    expect(saved.headers['content-disposition']).toContain('attachment')
  })

  test('is for signed-in people', async () => {
    expect((await download('/media/documents/bladen/blad%20%C3%A9%C3%A9n.pdf', null)).statusCode).toBe(401)
  })

  test.each([
    ['no product offers', '/media/documents/bladen/prijs.pdf'],
    ['is not in the folder', '/media/documents/gone.pdf'],
    ['does not exist', '/media/documents/nothing.pdf'],
    ['lies outside the folder', '/media/documents/..%2F..%2F..%2Fetc%2Fpasswd'],
    ['is the folder itself', '/media/documents/'],
  ])('that %s is not there', async (_case, url) => {
    expect((await download(url)).statusCode).toBe(404)
  })
})

describe('a document of a product is not served, and has no size,', () => {
  const sizeOf = async (name: string) => {
    const ASK = '{ products(filter: { sku: { eq: "PILS-CRATE" } }) { items { downloads { url size } } } }'
    const downloads = readPath((await brewery.ask(ASK)).data, 'products', 'items', 0, 'downloads')
    const all: { url: string; size: number | null }[] = Array.isArray(downloads) ? downloads : []
    return all.find(({ url }) => url === `/media/documents/${name}`)?.size
  }
  const place = (name: string) => path.join(folder, 'documents', name)

  test.each<[what: string, name: string, make: () => void]>([
    ['where it is a link out of the folder', 'blad.pdf', () => symlinkSync(`${outside}/blad.pdf`, place('blad.pdf'))],
    ['where its folder is one', 'later/blad.pdf', () => symlinkSync(outside, place('later'))],
    ['where it is a pipe', 'blad.pdf', () => execFileSync('mkfifo', [place('blad.pdf')])],
    [
      'where it has more than 50 MB',
      'blad.pdf',
      () => {
        writeFileSync(place('blad.pdf'), '')
        truncateSync(place('blad.pdf'), 50 * 2 ** 20 + 1)
      },
    ],
  ])('%s', async (_what, name, make) => {
    make()
    expect((await download(`/media/documents/${name}`)).statusCode).toBe(404)
    expect(await sizeOf(name)).toBe(null)
    rmSync(place(name.split('/')[0] ?? ''))
  })

  test('where it has become a link since it was imported', async () => {
    expect((await download('/media/documents/invoice.pdf')).body).toBe('of somebody')
    renameSync(place('invoice.pdf'), place('kept.pdf'))
    symlinkSync(`${outside}/invoice.pdf`, place('invoice.pdf'))
    expect((await download('/media/documents/invoice.pdf')).statusCode).toBe(404)
    expect(await sizeOf('invoice.pdf')).toBe(null)
    renameSync(place('kept.pdf'), place('invoice.pdf'))
  })
})

test('a document is served where a link leads to it inside the folder', async () => {
  symlinkSync('bladen/blad één.pdf', path.join(folder, 'documents/blad.pdf'))
  expect((await download('/media/documents/blad.pdf')).body).toBe(SHEET)
})
