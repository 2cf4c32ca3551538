import fastify from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pagesBeside, webFiles, type FillPage } from './web-files.ts'

let folder: string
const fill: FillPage = async (_file, built, request) => ({
  text: built.replace('{{name}}', 'Roodhert'),
  isMissing: request.url.endsWith('-gone'),
})
const callsIn = (built: string) => ({
  folder: path.join(folder, built),
  prefix: '/api',
  pages: { '/api': 'api.html' },
  fill,
})

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-web-'))
  for (const built of ['dist', 'dist-api']) mkdirSync(path.join(folder, built, 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'dist/index.html'), 'the portal of {{name}}')
  writeFileSync(path.join(folder, 'dist/pages.json'), '["/", "/Create-An-Order_Beer", "/orders/history/$number"]')
  writeFileSync(path.join(folder, 'dist-api/api.html'), 'the calls')
  writeFileSync(path.join(folder, 'dist-api/assets/parts.js'), 'parts')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a demo shows pages beside the portal, with the files that they load', async () => {
  const app = fastify()
  await webFiles(app, { folder: path.join(folder, 'dist'), routes: [], fill })
  await pagesBeside(app, callsIn('dist-api'))
  expect((await app.inject('/api')).body).toBe('the calls')
  expect((await app.inject('/api/assets/parts.js')).body).toBe('parts')
  await app.close()
})

test('where there is none, that address is no page of the portal', async () => {
  const app = fastify()
  await webFiles(app, { folder: path.join(folder, 'dist'), routes: [], fill })
  await pagesBeside(app, callsIn('nothing-built'))
  const answer = await app.inject({ url: '/api', headers: { accept: 'text/html' } })
  expect(answer).toMatchObject({ statusCode: 404, body: 'the portal of Roodhert' })
  await app.close()
})

test.each([
  ['/', 200],
  ['/Create-An-Order_Beer?page=2', 200],
  ['/create-an-order_beer/', 200],
  ['/orders/history/26-00001', 200],
  ['/orders/history', 404],
  ['/wp-admin', 404],
])('%s is shown by the portal, with status %i', async (url, status) => {
  const app = fastify()
  await webFiles(app, { folder: path.join(folder, 'dist'), routes: [], fill })
  const answer = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(answer).toMatchObject({ statusCode: status, body: 'the portal of Roodhert' })
  await app.close()
})

test('an address that takes what programs post is still the page of a browser, and of nobody else', async () => {
  const app = fastify()
  app.post('/orders/history/:number', async () => 'taken')
  const routes = [{ method: 'POST', url: '/orders/history/:number', handler: async () => 'taken' }]
  await webFiles(app, { folder: path.join(folder, 'dist'), routes, fill })
  const shown = await app.inject({ url: '/orders/history/26-00001', headers: { accept: 'text/html' } })
  expect(shown).toMatchObject({ statusCode: 200, body: 'the portal of Roodhert' })
  const json = { accept: 'application/json' }
  expect((await app.inject({ url: '/orders/history/26-00001', headers: json })).statusCode).toBe(405)
  expect((await app.inject({ method: 'POST', url: '/orders/history/26-00001' })).body).toBe('taken')
  await app.close()
})

test.each(['/', '/index.html', '/wp-admin'])('the page at %s is compressed as who asks would have it', async (url) => {
  const app = fastify()
  await webFiles(app, { folder: path.join(folder, 'dist'), routes: [], fill })
  const ask = (encodings: string) => app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': encodings } })
  const brotli = await ask('gzip, deflate, br')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('the portal of Roodhert')
  const gzip = await ask('gzip, deflate')
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('the portal of Roodhert')
  const plain = await ask('identity')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body).toBe('the portal of Roodhert')
  await app.close()
})

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const JSON_CALLER = 'application/json, text/plain, */*'

describe.each(['GET', 'HEAD'] as const)('to %s', (method) => {
  async function answerTo(url: string, accept: string | undefined) {
    const app = fastify()
    app.get('/nl/prod/api/orders', async () => ({ orders: [] }))
    const routes = [{ method: 'GET', url: '/nl/prod/api/orders', handler: async () => undefined }]
    await webFiles(app, { folder: path.join(folder, 'dist'), routes, fill })
    const { statusCode, headers, body } = await app.inject({
      method,
      url,
      headers: accept === undefined ? {} : { accept },
    })
    await app.close()
    return { status: statusCode, type: String(headers['content-type']).split(';')[0], vary: headers['vary'], body }
  }

  test.each([
    // address                    Accept             status  type
    ['/', undefined, 200, 'text/html'],
    ['/', '*/*', 200, 'text/html'],
    ['/orders/history/26-00001', '*/*', 200, 'text/html'],
    ['/orders/history/26-00001', BROWSER, 200, 'text/html'],
    ['/', 'application/json', 404, 'application/json'],
    ['/orders/history/26-00001', JSON_CALLER, 404, 'application/json'],
    ['/orders/history/of-one-that-is-gone', '*/*', 404, 'text/html'],
    ['/wp-admin', undefined, 404, 'text/html'],
    ['/wp-admin', '*/*', 404, 'text/html'],
    ['/wp-admin', BROWSER, 404, 'text/html'],
    ['/wp-admin', 'application/json', 404, 'application/json'],
    ['/nl/prod/api/unknown', undefined, 404, 'application/json'],
    ['/nl/prod/api/unknown', '*/*', 404, 'application/json'],
    ['/nl/prod/api/unknown', BROWSER, 404, 'text/html'],
    ['/pictures/none.png', 'image/avif,image/webp', 404, 'application/json'],
  ])('%s with Accept %s is answered %i %s', async (url, accept, status, type) => {
    const answer = await answerTo(url, accept)
    expect(answer).toMatchObject({ status, type, vary: 'accept, accept-encoding' })
    expect(answer.body === '').toBe(method === 'HEAD')
  })
})
