import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importBrewery } from '#features/import/index.ts'
import { type OpenBrewery, openBrewery } from '../../../test/open-brewery.ts'

const SHIELD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M0 0h60v40H0z" fill="#6b0f1b"/></svg>'
const PAGE = '<link href="{{style}}"><link href="{{tab-icon}}"><meta content="{{bar}}"><script>{{facts}}</script>'

let folder: string
let brewery: OpenBrewery
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-look-'))
  for (const each of ['web', 'folder/theme']) mkdirSync(path.join(folder, each), { recursive: true })
  writeFileSync(path.join(folder, 'web/index.html'), PAGE)
  writeFileSync(path.join(folder, 'web/pages.json'), '["/"]')
  writeFileSync(path.join(folder, 'web/manifest.webmanifest'), '{"icons":[]}')
  writeFileSync(path.join(folder, 'folder/brewery.yaml'), 'name: Roodhert\nmarket: IT\n')
  brewery = await openBrewery({ features: [], webFolder: path.join(folder, 'web') })
})
afterAll(async () => {
  await brewery.close()
  rmSync(folder, { recursive: true })
})

/** What somebody does who changes the look: put files into the folder, and `fust import` it. */
async function bring(theme: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(theme)) writeFileSync(path.join(folder, 'folder/theme', name), text)
  const outcome = await importBrewery({
    pool: brewery.pool,
    folder: path.join(folder, 'folder'),
    clock: { now: () => new Date() },
    allowsRemovals: true,
    hashPassword: async (password) => password,
  })
  expect(outcome).toMatchObject({ ok: true })
}
const page = async () => (await brewery.app.inject({ url: '/', headers: { accept: 'text/html' } })).body
const styleOf = (html: string) => /"(\/theme\/theme\.css\?v=\w+)"/.exec(html)?.[1] ?? ''
const FOREVER = 'public, max-age=31536000, immutable'

describe('how a brewery looks', () => {
  test('is ours as long as it says nothing: its name is its mark, slate and brass its colours', async () => {
    const html = await page()
    expect(html).toContain('"logo":null')
    expect(html).toContain('<link href="/icon.svg">')
    const style = await brewery.app.inject(styleOf(html))
    expect(style.body).toContain('--bar:light-dark(#1f3244,#16222e)')
    expect(style.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER })
  })

  test('comes from its folder with the import, without a restart', async () => {
    await bring({ 'theme.yaml': "letter: H\ncolours: { light: { bar: '#6b0f1b' } }\n", 'logo.svg': SHIELD })
    const html = await page()
    expect(html).toContain('<meta content="#6b0f1b">')
    expect((await brewery.app.inject(styleOf(html))).body).toContain('--bar:light-dark(#6b0f1b,#16222e)')
    const facts: unknown = JSON.parse((await brewery.app.inject('/brewery.json')).body)
    const mark = { url: expect.stringMatching(/^\/theme\/logo\.svg\?v=\w{16}$/), ratio: 1.5 }
    expect(facts).toMatchObject({ letter: 'H', logo: { onLight: mark, onDark: mark, saysName: false } })
    expect((await brewery.app.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Roodhert',
      theme_color: '#6b0f1b',
      icons: [{ src: expect.stringMatching(/^\/theme\/icon-192\.png\?v=/) }, {}, { purpose: 'maskable' }],
    })
  })

  test('is another one by another address as soon as the folder was imported again', async () => {
    const before = styleOf(await page())
    await bring({ 'theme.yaml': "colours: { light: { bar: '#12341f' } }\n" })
    const after = styleOf(await page())
    expect(after).not.toBe(before)
    expect((await brewery.app.inject(after)).body).toContain('--bar:light-dark(#12341f,#16222e)')
    // Whoever still has the page of before gets what there is now, and does not keep it under the old address.
    expect((await brewery.app.inject(before)).headers['cache-control']).toBe('public, no-cache')
  })

  test('lets nothing in a logo run, and is not sent twice', async () => {
    const logo = await brewery.app.inject('/theme/logo.svg')
    expect([logo.statusCode, logo.body]).toEqual([200, SHIELD])
    expect(logo.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const again = await brewery.app.inject({
      url: '/theme/logo.svg',
      headers: { 'if-none-match': String(logo.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each(['/theme/none.svg', '/theme/theme.yaml', '/theme/..%2Fbrewery.yaml', '/theme/'])(
    'holds no %s',
    async (url) => {
      expect((await brewery.app.inject(url)).statusCode).toBe(404)
    },
  )
})
