import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { openBrewery, readPath, type OpenBrewery } from '../../test/open-brewery.ts'

const SHEET = '%PDF-1.4 a sheet'

let folder: string
let brewery: OpenBrewery
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-documents-'))
  for (const own of ['documents/bladen', 'media']) mkdirSync(path.join(folder, own), { recursive: true })
  writeFileSync(path.join(folder, 'documents/bladen/blad één.pdf'), SHEET)
  writeFileSync(path.join(folder, 'documents/invoice.pdf'), 'of somebody')
  writeFileSync(path.join(folder, 'media/kaart.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  brewery = await openBrewery({}, { breweryFolder: folder })
  await insertRows(
    brewery.pool,
    'product_download',
    ['documents/bladen/blad één.pdf', 'media/kaart.svg', 'documents/gone.pdf', 'documents/../../../etc/passwd'].map(
      (file, position) => ({ sku: 'PILS-CRATE', file, title: JSON.stringify({ nl: 'Blad', en: 'Sheet' }), position }),
    ),
  )
})
afterAll(async () => {
  await brewery.close()
  rmSync(folder, { recursive: true })
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
    ['no product offers', '/media/documents/invoice.pdf'],
    ['is not in the folder', '/media/documents/gone.pdf'],
    ['does not exist', '/media/documents/nothing.pdf'],
    ['lies outside the folder', '/media/documents/..%2F..%2F..%2Fetc%2Fpasswd'],
    ['is the folder itself', '/media/documents/'],
  ])('that %s is not there', async (_case, url) => {
    expect((await download(url)).statusCode).toBe(404)
  })
})
