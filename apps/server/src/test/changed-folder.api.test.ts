import { afterEach, expect, test } from 'vitest'
import { buildBrewery, writeBrewery } from '#features/import/import.builders.ts'
import { importBrewery } from '#features/import/import.service.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { contentFeature } from '#features/content/content.feature.ts'
import { CHEAP_HASH } from './brewery.builders.ts'
import { type OpenBrewery, openBreweryOn, readPath } from './open-brewery.ts'

const CONTENT = '/almagnoliaservice/api/v1/portal'
const MONDAY = new Date('2026-11-23T09:00:00Z')

let database: TestDatabase
let brewery: OpenBrewery
afterEach(() => brewery.close())

test('[CNT-04] what a brewery changes, adds and takes out of its folder is read so after the import, from the server that runs', async () => {
  await openWith({ 'new-tap': page('A new tap', 'It *pours*.'), 'old-tap': page('The old tap', 'It drips.') })
  expect(await titles()).toEqual(['A new tap', 'The old tap'])
  expect(await article('new-tap')).toMatchObject({ body: { body: '<p>It <em>pours</em>.</p>\n' } })

  const changed = { 'new-tap': page('A better tap', 'It pours *well*.'), glass: page('A glass', 'It is full.') }
  expect(await importPages(changed)).toMatchObject({ ok: true })
  expect(await titles()).toEqual(['A glass', 'A better tap'])
  expect(await article('new-tap')).toMatchObject({
    body: { title: 'A better tap', body: '<p>It pours <em>well</em>.</p>\n' },
  })
  expect(await article('old-tap')).toMatchObject({ status: 404 })
})

test('a folder that is refused changes nothing that is read', async () => {
  await openWith({ 'new-tap': page('A new tap', 'It pours.') })
  expect(await importPages({ 'new-tap': '---\nsummary: No title\n---\n\nText\n' })).toMatchObject({ ok: false })
  expect(await titles()).toEqual(['A new tap'])
})

const page = (title: string, text: string) => `---\ntitle: ${title}\npublic: true\n---\n\n${text}\n`

/** A server on what the folder with these articles, by their names, brings in. */
async function openWith(articles: Record<string, string>): Promise<void> {
  database = await createTestDatabase()
  brewery = await openBreweryOn(database, { features: [assortmentFeature, contentFeature] })
  expect(await importPages(articles)).toMatchObject({ ok: true })
}

/** Imports the brewery's folder anew, with these articles alone. */
async function importPages(articles: Record<string, string>) {
  const { rows, texts } = buildBrewery()
  const others = Object.entries(texts).filter(([file]) => !file.startsWith('content/news/'))
  const written = Object.entries(articles).map(([slug, text]): [string, string] => [`content/news/${slug}.en.md`, text])
  const folder = await writeBrewery({ rows, texts: Object.fromEntries([...others, ...written]) })
  const hashPassword = () => Promise.resolve(CHEAP_HASH)
  return importBrewery({
    pool: database.pool,
    folder,
    filesFolder: folder,
    clock: { now: () => MONDAY },
    hashPassword,
    // Of so few pages each is more than a tenth.
    allowsRemovals: true,
  })
}

const read = (call: string) => brewery.get(`${CONTENT}/${call}?language=en`, { as: null })
const article = (slug: string) => read(`articles/${slug}`)

/** Of the news, as visitors read them. */
async function titles(): Promise<unknown[]> {
  const results = readPath((await read('publicarticles')).body, 'results')
  return Array.isArray(results) ? results.map((entry) => readPath(entry, 'title')) : []
}
