import fastify from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pagesBeside, webFiles, type FillPage } from './web-files.ts'

let folder: string
const fill: FillPage = async (_file, built) => built.replace('{{name}}', 'Roodhert')
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
  expect((await app.inject({ url: '/orders/history/26-00001' })).statusCode).toBe(405)
  expect((await app.inject({ method: 'POST', url: '/orders/history/26-00001' })).body).toBe('taken')
  await app.close()
})

test.each(['/', '/index.html', '/wp-admin'])('the page at %s is compressed as who asks would have it', async (url) => {
  const app = fastify()
  await webFiles(app, { folder: path.join(folder, 'dist'), routes: [], fill })
  const ask = (encodings: string) => app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': encodings } })
  const brotli = await ask('gzip, deflate, br')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('the portal of Roodhert')
  const gzip = await ask('gzip, deflate')
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('the portal of Roodhert')
  const plain = await ask('identity')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body).toBe('the portal of Roodhert')
  await app.close()
})
