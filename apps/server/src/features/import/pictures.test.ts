import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/passwords.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildBrewery, buildProduct, writeBrewery } from './import.builders.ts'
import { refusalLines } from './import.cli.ts'
import { importBrewery } from './import.service.ts'
import { emptyTables } from './import.test-tables.ts'
import type { ImportProgress } from './load-folder.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => emptyTables(database.pool))

const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 }, background: '#fff' },
  })
const FILES = {
  'media/crate.png': await photo(600, 900).png().toBuffer(),
  'media/crate.jpg': await photo(1_200, 800)
    .withExif({ IFD0: { Artist: 'Who took it' } })
    .jpeg()
    .toBuffer(),
  'media/crate.webp': await photo(200, 100).webp().toBuffer(),
  'media/crate.avif': await photo(64, 64).avif().toBuffer(),
}

const HUGE = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

/** A brewery whose first product is shown with this file. */
async function folderWith(file: string, content: Buffer | string): Promise<string> {
  const folder = await writeBrewery(
    buildBrewery({
      rows: { 'products.csv': [buildProduct({ picture: file }), buildProduct({ sku: 'VH-002', type: 'bundle' })] },
    }),
  )
  writeFileSync(path.join(folder, file), content)
  return folder
}

async function bring(folder: string): Promise<{ said: string[]; making: string[] }> {
  const making: string[] = []
  const onProgress = ({ step, file }: ImportProgress) => void (step === 'making' && making.push(file))
  const outcome = await importBrewery({
    pool: database.pool,
    folder,
    clock: { now: () => new Date() },
    allowsRemovals: true,
    hashPassword,
    onProgress,
  })
  return { said: outcome.ok ? [] : refusalLines(outcome.refusal).slice(0, -1), making }
}

type Size = { file: string; width: number; format: string; content: Buffer }
const sizes = async () =>
  (
    await database.pool.query<Size>(
      'select file, width, format, content from picture_size order by file, width, format',
    )
  ).rows

describe('a picture of pixels', () => {
  test.each([
    ['media/crate.png', [240, 480, 600]],
    ['media/crate.jpg', [240, 480, 960]],
    ['media/crate.webp', [200]],
    ['media/crate.avif', [64]],
  ] as const)('%s is made into modern formats of %j pixels, and never larger', async (file, widths) => {
    expect(await bring(await folderWith(file, FILES[file]))).toEqual({ said: [], making: [`${file}, picture 1 of 1`] })
    const made = await sizes()
    expect(made.map(({ width, format }) => [width, format])).toEqual(
      widths.flatMap((width) => [
        [width, 'avif'],
        [width, 'webp'],
      ]),
    )
    const seen = await Promise.all(made.map(async ({ content }) => sharp(content).metadata()))
    expect(seen.map(({ width, mediaType, exif }) => ({ width, mediaType, exif }))).toEqual(
      made.map(({ width, format }) => ({ width, mediaType: `image/${format}`, exif: undefined })),
    )
  })

  test('is made once, and again only when it is another one', async () => {
    const folder = await folderWith('media/crate.png', FILES['media/crate.png'])
    await bring(folder)
    const before = await sizes()
    expect(await bring(folder)).toEqual({ said: [], making: [] })
    expect(await sizes()).toEqual(before)
    writeFileSync(path.join(folder, 'media/crate.png'), await photo(300, 300).png().toBuffer())
    expect((await bring(folder)).making).toHaveLength(1)
    expect((await sizes()).map(({ width }) => width)).toEqual([240, 240, 300, 300])
  })

  test('goes with the last product that is shown with it', async () => {
    await bring(await folderWith('media/crate.png', FILES['media/crate.png']))
    await bring(await writeBrewery(buildBrewery()))
    expect(await sizes()).toEqual([])
  })
})

describe('a drawing', () => {
  const CRATE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M2 2h36v26H2z"/></svg>'
  const withNews = async (matter: string, drawing = CRATE) => {
    const page = `---\ntitle: T\npicture: media/crate.svg\n${matter}\n---\n`
    const folder = await writeBrewery(buildBrewery({ texts: { 'content/news/dak.nl.md': page } }))
    writeFileSync(path.join(folder, 'media/crate.svg'), drawing)
    return folder
  }

  test('of a page that visitors see is made into pixels once, as pages are passed on', async () => {
    const folder = await withNews('public: true')
    expect(await bring(folder)).toEqual({ said: [], making: ['media/crate.svg, picture 1 of 1'] })
    const [card, ...others] = await sizes()
    expect([card?.file, card?.format, others]).toEqual(['media/crate.svg', 'png', []])
    const { width, height, mediaType } = await sharp(card?.content).metadata()
    expect([width, height, mediaType]).toEqual([1_200, 630, 'image/png'])
    expect((await sharp(card?.content).stats()).isOpaque).toBe(true)
    expect((await bring(folder)).making).toEqual([])
  })

  test.each(['public: false', 'public: true\nbrand: veenhof'])('of a page that says %j is not', async (matter) => {
    expect(await bring(await withNews(matter))).toEqual({ said: [], making: [] })
    expect(await sizes()).toEqual([])
  })

  test('that cannot be drawn here is shown by browsers alone', async () => {
    const of = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    expect(await bring(await withNews('public: true', of))).toEqual({ said: [], making: [] })
  })
})

describe('a picture in the text of a page', () => {
  const shownAs = async (file: string, content: Buffer | string) => {
    const page = `---\ntitle: T\n---\n\n![A crate](${file})\n`
    const folder = await writeBrewery(buildBrewery({ texts: { 'content/news/dak.nl.md': page } }))
    writeFileSync(path.join(folder, file), content)
    const { said } = await bring(folder)
    const { rows } = await database.pool.query<{ html: string }>("select html from content_page where slug = 'dak'")
    return { folder, said, html: rows[0]?.html }
  }
  const drawn = (more: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${more}><path d="M2 2h36v26H2z"/></svg>`

  test.each([
    ['of pixels', 'media/crate.jpg', FILES['media/crate.jpg'], ' width="1200" height="800"'],
    ['that is drawn', 'media/crate.svg', drawn('viewBox="0 0 40 30"'), ' width="40" height="30"'],
    ['that is drawn of no size', 'media/crate.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', ''],
  ])('%s keeps its place until it is there', async (_what, file, content, size) => {
    const { said, html } = await shownAs(file, content)
    expect(said).toEqual([])
    expect(html).toBe(`<p><img src="/${file}" alt="A crate"${size} /></p>\n`)
  })

  test('keeps another place once it is another one', async () => {
    const { folder } = await shownAs('media/crate.jpg', FILES['media/crate.jpg'])
    writeFileSync(path.join(folder, 'media/crate.jpg'), await photo(300, 100).jpeg().toBuffer())
    await bring(folder)
    const { rows } = await database.pool.query<{ html: string }>("select html from content_page where slug = 'dak'")
    expect(rows[0]?.html).toContain('width="300" height="100"')
  })
})

describe('a picture is refused, with its file and what to do,', () => {
  const again = 'cannot be read as a picture, or ends too early: open it in an image program and save it again'
  test.each([
    ['that ends too early', 'media/crate.jpg', FILES['media/crate.jpg'].subarray(0, 40_000), again],
    [
      'that holds another format',
      'media/crate.png',
      FILES['media/crate.jpg'],
      'is no PNG picture: save it as one, its name does not make it one',
    ],
    [
      'that is nothing of the kind',
      'media/crate.webp',
      Buffer.from('picture'),
      'is no WebP picture: save it as one, its name does not make it one',
    ],
    [
      'of very many pixels in a small file',
      'media/crate.png',
      HUGE,
      'has more than 50 million pixels, the most it may: make it smaller',
    ],
    [
      'that grows as it is read',
      'media/crate.svg',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'defines words of its own (<!ENTITY): save it without them',
    ],
  ])('%s', async (_what, file, content, reason) => {
    const { said } = await bring(await folderWith(file, content))
    expect(said[0]).toBe(`products.csv:2 column picture: '${file}' ${reason}`)
    expect(await sizes()).toEqual([])
  })
})
