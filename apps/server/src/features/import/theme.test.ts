import { readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/passwords.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { exportBrewery } from './export.service.ts'
import { writeBrewery } from './import.builders.ts'
import { refusalLines } from './import.cli.ts'
import { importBrewery, type ImportRequest } from './import.service.ts'
import { emptyTables, readTables } from './import.test-tables.ts'

const FACE = path.join(import.meta.dirname, '../../../../web/src/styles/faces/bricolage-grotesque-latin.woff2')
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path d="M0 0h80v40H0z" fill="#0b3d2e"/></svg>'
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18"/></svg>'
const THEME = `letter: V
colours:
  light: { bar: '#0b3d2e', mute: '#59615a' }
`

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => emptyTables(database.pool))

type Files = Readonly<Record<string, string | Buffer>>

/** A brewery with nothing but a theme. */
async function folderWith(theme: Files): Promise<string> {
  const folder = await writeBrewery({
    rows: {},
    texts: { 'brewery.yaml': 'name: T\nmarket: NL\n', 'theme/LICENSE.txt': 'free' },
  })
  for (const [name, content] of Object.entries(theme)) writeFileSync(path.join(folder, 'theme', name), content)
  return folder
}

const bring = (folder: string, more: Partial<ImportRequest> = {}) =>
  importBrewery({ pool: database.pool, folder, clock: { now: () => new Date() }, hashPassword, ...more })

async function said(folder: string): Promise<string[]> {
  const outcome = await bring(folder)
  return outcome.ok ? [] : refusalLines(outcome.refusal).slice(0, -1)
}
const storedFiles = async () => {
  const { rows } = await database.pool.query<{
    file: string
    type: string
    content: Buffer
    width: number
    height: number
  }>('select file, type, content, width, height from theme_file order by file')
  return rows
}
const pixels = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: '#e9b949' } })
    .png()
    .toBuffer()

describe('the theme of a brewery', () => {
  test('is what its file says, and the sizes that are made of its pictures', async () => {
    expect(await said(await folderWith({ 'theme.yaml': THEME, 'logo.svg': LOGO, 'icon.svg': ICON }))).toEqual([])
    const { rows } = await database.pool.query('select name, value from theme_setting order by name')
    expect(rows).toEqual([
      { name: 'colours', value: { light: { bar: '#0b3d2e', mute: '#59615a' } } },
      { name: 'letter', value: 'V' },
    ])
    const files = await storedFiles()
    expect(files.map(({ file, type, width, height }) => [file, type, width, height])).toEqual([
      ['icon-180.png', 'image/png', 180, 180],
      ['icon-192.png', 'image/png', 192, 192],
      ['icon-512.png', 'image/png', 512, 512],
      ['icon-maskable.png', 'image/png', 512, 512],
      ['icon.svg', 'image/svg+xml; charset=utf-8', 40, 40],
      ['logo-letter.png', 'image/png', 176, 88],
      ['logo.svg', 'image/svg+xml; charset=utf-8', 80, 40],
    ])
    const drawn = files.filter(({ file }) => file.endsWith('.png'))
    const seen = await Promise.all(drawn.map(async ({ content }) => sharp(content).metadata()))
    expect(seen).toMatchObject(drawn.map(({ width, height }) => ({ format: 'png', width, height })))
  })

  test('has an icon that no launcher cuts: a small one, on the colour of its bar', async () => {
    await bring(await folderWith({ 'theme.yaml': THEME, 'icon.png': await pixels(600) }))
    const maskable = (await storedFiles()).find(({ file }) => file === 'icon-maskable.png')
    const { data, info } = await sharp(maskable?.content).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    expect([at(5, 5), at(256, 256)]).toEqual([
      [0x0b, 0x3d, 0x2e],
      [0xe9, 0xb9, 0x49],
    ])
  })

  test('makes its icons of the logo, where it brings none', async () => {
    await bring(await folderWith({ 'logo.png': await pixels(300, 100) }))
    expect((await storedFiles()).map(({ file }) => file)).toContain('icon-512.png')
    const { rows } = await database.pool.query<{ content: Buffer }>(
      `select content from theme_file where file in ('icon-180.png', 'icon-maskable.png')`,
    )
    for (const { content } of rows) expect((await sharp(content).stats()).isOpaque).toBe(true)
    expect(rows).toHaveLength(2)
  })

  test('is imported once: the same again changes nothing', async () => {
    const folder = await folderWith({ 'theme.yaml': THEME, 'logo.png': await pixels(300, 100), 'icon.svg': ICON })
    await bring(folder)
    expect(await bring(folder)).toMatchObject({ ok: true, value: { changes: 0 } })
  })

  test('stays as it is with a folder that has none, and goes with an empty one', async () => {
    const folder = await folderWith({ 'theme.yaml': THEME, 'logo.svg': LOGO })
    await bring(folder)
    const files = await storedFiles()
    await bring(await writeBrewery({ rows: {}, texts: { 'brewery.yaml': 'name: T\nmarket: NL\n' } }))
    expect(await storedFiles()).toEqual(files)
    await bring(await folderWith({}))
    expect(await storedFiles()).toEqual([])
  })

  test('is exported as it came, and comes back the same', async () => {
    const face = readFileSync(FACE)
    await bring(
      await folderWith({ 'theme.yaml': THEME, 'logo.svg': LOGO, 'icon.png': await pixels(64), 'display.woff2': face }),
    )
    const before = await readTables(database.pool)
    const exported = await writeBrewery({ rows: {}, texts: {} })
    const folder = path.join(exported, 'out')
    expect(await exportBrewery({ pool: database.pool, folder })).toMatchObject({
      ok: true,
      value: { files: { theme: 4 } },
    })
    expect(readFileSync(path.join(folder, 'theme/logo.svg'), 'utf8')).toBe(LOGO)
    await emptyTables(database.pool)
    expect(await said(folder)).toEqual([])
    const after = await readTables(database.pool)
    expect([after['theme_file'], after['theme_setting']]).toEqual([before['theme_file'], before['theme_setting']])
  })
})

const [SQUARE, LINE] = await Promise.all([pixels(10), pixels(700, 100)])
// It does not get small.
const NOISE = await sharp({
  create: {
    width: 400,
    height: 400,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
    background: '#fff',
  },
})
  .png()
  .toBuffer()
const END = 'open it in an image program and save it again'

describe('a theme is refused, with what to do,', () => {
  test.each<[what: string, theme: Files, expected: string[]]>([
    [
      'with a text that is too pale for its ground',
      { 'theme.yaml': "colours:\n  light:\n    mute: '#999999'\n" },
      ['paper', 'foam', 'malt'].map((ground) =>
        expect.stringMatching(
          new RegExp(
            String.raw`^theme/theme\.yaml:3 column colours\.light\.mute: mute '#999999' on ${ground} '#\w{6}' has a contrast of 2\.\d+:1, and 4\.5:1 is the least that people can read: make one of them darker or lighter$`,
          ),
        ),
      ),
    ],
    [
      'with a ground that is too dark for a text of ours',
      { 'theme.yaml': "colours: { dark: { warnbg: '#f0be6a' } }\n" },
      ['warn', 'ink'].map((text) =>
        expect.stringContaining(`theme/theme.yaml:1 column colours.dark.warnbg: ${text} '`),
      ),
    ],
    [
      'with a line that cannot be seen',
      { 'theme.yaml': "colours: { light: { rule: '#eeeeee' } }\n" },
      ['paper', 'foam'].map((ground) =>
        expect.stringMatching(`rule '#eeeeee' on ${ground} .* 3:1 is the least that people can see`),
      ),
    ],
    [
      'with a colour that is none',
      { 'theme.yaml': 'colours: { light: { ink: black } }\n' },
      [`theme/theme.yaml:1 column colours.light.ink: 'black' is not a colour between quotes such as '#0b3d2e'`],
    ],
    [
      'with a name that is no colour of ours',
      { 'theme.yaml': "colours: { light: { inc: '#000000' } }\n" },
      [
        expect.stringContaining(
          'column colours.light.inc: is not a setting: take it away, or call it one of paper, foam, ink',
        ),
      ],
    ],
    [
      'with a letter that is a word',
      { 'theme.yaml': 'letter: Veenhof\n' },
      [`theme/theme.yaml:1 column letter: 'Veenhof' is not one or two letters`],
    ],
    [
      'with a file that nobody reads',
      { 'logo.jpg': 'x' },
      [
        'theme/logo.jpg: is not a file of a theme: take it away, or call it one of theme.yaml, logo.svg, logo.png, logo-on-dark.svg, logo-on-dark.png, icon.svg, icon.png, display.woff2, text.woff2',
      ],
    ],
    [
      'with a logo that is something else',
      { 'logo.png': LOGO },
      ['theme/logo.png: is no PNG picture: save it as one, its name does not make it one'],
    ],
    [
      'with a logo that is no picture at all',
      { 'logo.svg': '<svg' },
      [`theme/logo.svg: cannot be read as a picture, or ends too early: ${END}`],
    ],
    [
      'with two logos',
      { 'logo.png': SQUARE, 'logo.svg': LOGO },
      ['theme/logo.png: stands beside logo.svg: take one of the two away'],
    ],
    [
      'with a logo that is a line',
      { 'logo.png': LINE },
      ['theme/logo.png: is 700 × 100: make it at most 6 times as wide as high, and at most twice as high as wide'],
    ],
    ['with an icon that is no square', { 'icon.svg': LOGO }, ['theme/icon.svg: is 80 × 40: make it a square']],
    [
      'with a picture that ends too early',
      { 'logo.png': NOISE.subarray(0, 20_000) },
      [`theme/logo.png: cannot be read as a picture, or ends too early: ${END}`],
    ],
    [
      'with a small file of very many pixels',
      { 'icon.png': bomb(SQUARE) },
      ['theme/icon.png: has more than 50 million pixels, the most it may: make it smaller'],
    ],
    [
      'with a drawing that grows as it is read',
      { 'icon.svg': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${ICON}` },
      ['theme/icon.svg: defines words of its own (<!ENTITY): save it without them'],
    ],
    [
      'with a face of another kind',
      { 'display.woff2': 'OTTO' },
      ['theme/display.woff2: is no WOFF2 face: save it as one, its name does not make it one'],
    ],
    [
      'with a face that ends too early',
      { 'text.woff2': readFileSync(FACE).subarray(0, 9_000) },
      ['theme/text.woff2: ends too early or too late for a WOFF2 face: save it again'],
    ],
  ])('%s', async (_what, theme, expected) => {
    expect(await said(await folderWith(theme))).toEqual(expected)
    expect(await storedFiles()).toEqual([])
  })

  test('with a logo of 2 MB, or one that leads out of the folder', async () => {
    const folder = await folderWith({ 'logo.svg': LOGO })
    truncateSync(path.join(folder, 'theme/logo.svg'), 2 * 2 ** 20)
    symlinkSync('/etc/hostname', path.join(folder, 'theme/icon.svg'))
    expect(await said(folder)).toEqual([
      'theme/icon.svg: leads out of the folder: put the file itself inside',
      'theme/logo.svg: is larger than 1 MB, the most it may have: make it smaller',
    ])
  })
})

/** A PNG whose head says that it is 60,000 pixels wide and high. */
function bomb(png: Buffer): Buffer {
  const large = Buffer.from(png)
  large.writeUInt32BE(60_000, 16)
  large.writeUInt32BE(60_000, 20)
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29)
  return large
}
