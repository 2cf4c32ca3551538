import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/passwords.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { exportBrewery } from './export.service.ts'
import { buildBrewery, withFirst, writeBrewery, type Brewery } from './import.builders.ts'
import { exportCommand, refusalLines } from './import.cli.ts'
import { importBrewery } from './import.service.ts'
import { emptyTables } from './import.test-tables.ts'
import { folderDigest } from './read/folder-digest.ts'

const MB = 2 ** 20
const clock = { now: () => new Date('2026-05-05T14:03:00Z') }

let database: TestDatabase
/** What belongs to others: a copy of everything that an import could want, under the same names. */
let outside: string
beforeAll(async () => {
  database = await createTestDatabase()
  outside = mkdtempSync(path.join(tmpdir(), 'fust-outside-'))
  for (const folder of ['documents', 'content/news']) mkdirSync(path.join(outside, folder), { recursive: true })
  writeFileSync(path.join(outside, 'documents/sheet.pdf'), 'of others')
  writeFileSync(path.join(outside, 'content/news/geheim.nl.md'), '---\ntitle: Geheim\n---\n')
  writeFileSync(path.join(outside, 'coupons.csv'), 'code,name.nl,name.en,amount,max_uses\nGEHEIM,G,S,10,5\n')
  writeFileSync(path.join(outside, 'brewery.yaml'), 'name: Geheim\nmarket: NL\n')
})
beforeEach(() => emptyTables(database.pool))
afterAll(async () => {
  rmSync(outside, { recursive: true })
  await database.drop()
})

async function importFolder(folder: string, filesFolder = folder): Promise<string[]> {
  const outcome = await importBrewery({ pool: database.pool, folder, filesFolder, clock, hashPassword })
  return outcome.ok ? [] : refusalLines(outcome.refusal).slice(0, -1)
}

/** What an import says of a folder that somebody has changed. */
async function refusal(change: (folder: string) => unknown, brewery: Brewery = buildBrewery()): Promise<string[]> {
  const folder = await writeBrewery(brewery)
  await change(folder)
  return importFolder(folder)
}

/** Puts a link where a file or folder was. */
const replaced = (name: string, to: string) => (folder: string) => {
  rmSync(path.join(folder, name), { recursive: true, force: true })
  symlinkSync(to, path.join(folder, name))
}

const LEADS_OUT = 'leads out of the folder: put the file itself inside'
const IS_NO_FILE = 'is not a file: take it away, or put a file there'
const OF_DOWNLOADS = `downloads.csv:2 column file: 'documents/sheet.pdf'`

describe('nothing outside the folder is read: a link', () => {
  test.each<[what: string, name: string, to: () => string, said: string]>([
    ['of a document', 'documents/sheet.pdf', () => `${outside}/documents/sheet.pdf`, `${OF_DOWNLOADS} ${LEADS_OUT}`],
    [
      'of a mark',
      'media/heron.svg',
      () => `${outside}/documents/sheet.pdf`,
      `brands.csv:2 column motif: 'media/heron.svg' ${LEADS_OUT}`,
    ],
    ['of all documents', 'documents', () => `${outside}/documents`, `${OF_DOWNLOADS} ${LEADS_OUT}`],
    ['that never ends', 'documents/sheet.pdf', () => '/dev/zero', `${OF_DOWNLOADS} ${LEADS_OUT}`],
    ['of a table', 'coupons.csv', () => `${outside}/coupons.csv`, `coupons.csv: ${LEADS_OUT}`],
    ['of the settings', 'brewery.yaml', () => `${outside}/brewery.yaml`, `brewery.yaml: ${LEADS_OUT}`],
    ['of all pages', 'content', () => `${outside}/content`, `content: ${LEADS_OUT}`],
    ['of a kind of pages', 'content/news', () => `${outside}/content/news`, `content/news: ${LEADS_OUT}`],
    [
      'of a page',
      'content/news/nieuwe-tap.nl.md',
      () => `${outside}/content/news/geheim.nl.md`,
      `content/news/nieuwe-tap.nl.md: ${LEADS_OUT}`,
    ],
    [
      'of a picture of a page',
      'media/tap.webp',
      () => `${outside}/documents/sheet.pdf`,
      `content/news/nieuwe-tap.nl.md:3: 'media/tap.webp' ${LEADS_OUT}`,
    ],
  ])('%s', async (_what, name, to, said) => {
    expect(await refusal(replaced(name, to()))).toEqual([said])
  })

  test('of a link of a link', async () => {
    const chain = (folder: string) => {
      replaced('documents/sheet.pdf', '../media/first')(folder)
      symlinkSync('second/sheet.pdf', path.join(folder, 'media/first'))
      symlinkSync(path.join(outside, 'documents'), path.join(folder, 'media/second'))
    }
    expect(await refusal(chain)).toEqual([`${OF_DOWNLOADS} ${LEADS_OUT}`])
  })

  test('in a folder of files that is given beside', async () => {
    const folder = await writeBrewery(buildBrewery())
    const files = await writeBrewery(buildBrewery())
    replaced('documents/sheet.pdf', `${folder}/documents/sheet.pdf`)(files)
    expect(await importFolder(folder, files)).toEqual([`${OF_DOWNLOADS} ${LEADS_OUT}`])
  })
})

test('links that stay inside are followed, as in a folder that is swapped as a whole', async () => {
  const folder = await writeBrewery(buildBrewery())
  mkdirSync(path.join(folder, '..2026-05-05'))
  for (const name of readdirSync(folder)) {
    if (name.startsWith('..')) continue
    renameSync(path.join(folder, name), path.join(folder, '..2026-05-05', name))
    symlinkSync(`..data/${name}`, path.join(folder, name))
  }
  symlinkSync('..2026-05-05', path.join(folder, '..data'))
  expect(await importFolder(folder)).toEqual([])
})

describe('what is no file is not waited for:', () => {
  test.each([
    ['a table', 'coupons.csv', `coupons.csv: ${IS_NO_FILE}`],
    ['the settings', 'brewery.yaml', `brewery.yaml: ${IS_NO_FILE}`],
    ['a page', 'content/news/nieuwe-tap.nl.md', `content/news/nieuwe-tap.nl.md: ${IS_NO_FILE}`],
    ['a document', 'documents/sheet.pdf', `${OF_DOWNLOADS} ${IS_NO_FILE}`],
    ['a mark', 'media/heron.svg', `brands.csv:2 column motif: 'media/heron.svg' ${IS_NO_FILE}`],
  ])('a pipe, a socket or a folder in the place of %s', async (_what, name, said) => {
    const pipe = (place: string) => execFileSync('mkfifo', [place])
    const socket = async (place: string) => {
      const server = createServer().listen(place)
      await once(server, 'listening')
      server.unref()
    }
    for (const make of [pipe, socket, mkdirSync]) {
      const change = async (folder: string) => {
        rmSync(path.join(folder, name))
        await make(path.join(folder, name))
      }
      expect(await refusal(change)).toEqual([said])
    }
  })

  test('a file in the place of a folder', async () => {
    const change = (folder: string) => writeFileSync(path.join(folder, 'content/faq'), 'x')
    expect(await refusal(change)).toEqual(['content/faq: is not a folder: take it away, or put a folder there'])
  })
})

describe('a name that leads elsewhere is refused:', () => {
  test.each([
    ['products.csv', 'picture', '../../etc/passwd', 'is not a picture in the folder'],
    ['products.csv', 'picture', 'media/../x.svg', 'is not a path inside the folder'],
    ['products.csv', 'picture', 'media/tap.webp', 'is no WebP picture'],
    ['products.csv', 'picture', 'documents/crate.svg', 'is not a picture in the folder'],
    ['products.csv', 'picture', 'media/documents/crate.svg', 'is not a picture in the folder'],
    ['brands.csv', 'motif', '../../x', 'is not a picture in the folder'],
    ['downloads.csv', 'file', 'documents/../../x', 'is not a path inside the folder'],
    ['downloads.csv', 'file', '/etc/passwd', 'is not a path inside the folder'],
    ['downloads.csv', 'file', 'documents\\..\\x', 'is not a path inside the folder'],
    ['downloads.csv', 'file', 'C:\\documents\\sheet.pdf', 'is not a path inside the folder'],
  ])('%s %s %j', async (file, column, cell, reason) => {
    const lines = await refusal(() => {}, buildBrewery({ rows: withFirst(file, { [column]: cell }) }))
    expect(lines).toEqual([expect.stringContaining(`${file}:2 column ${column}: '${cell}' ${reason}`)])
  })

  test.each([
    ['image: media/../../x', `3: 'media/../../x' ${LEADS_OUT}`],
    ['image: ../../x', `3 column image: '../../x' is not a file of the folder such as \`media/tap.webp\``],
    ['image: /etc/passwd', `3 column image: '/etc/passwd' is not a file of the folder such as \`media/tap.webp\``],
    ['file: "\\x2e\\x2e/x"', `3 column file: '../x' is not a file of the folder such as \`media/tap.webp\``],
    ['picture: crate', `3 column picture: 'crate' is not a file of the folder such as \`media/tap.webp\``],
    ['picture: ../../x', `3 column picture: '../../x' is not a file of the folder such as \`media/tap.webp\``],
    ['slides: [{ image: C:\\x }]', `3 column slides: 'C:\\x' is not a file of the folder such as \`media/tap.webp\``],
    [
      'slides: [media/none.webp]',
      `3: 'media/none.webp' does not exist in the folder: put it there, or correct the name`,
    ],
    ['image: media/tap.webp\n---\n![x](../../x)', `5: '../../x' leads out of the folder: name a file such as`],
    ['image: media/tap.webp\n---\n\n![x](</media/../x>)', `6: 'media/../x' ${LEADS_OUT}`],
    ['image: media/tap.webp\n---\n[x](..\\x)', `5: '..\\x' leads out of the folder: name a file such as`],
  ])('a page with %j', async (matter, said) => {
    const file = 'content/news/nieuwe-tap.nl.md'
    const source = `---\ntitle: Tap\n${matter}\n${matter.includes('---') ? '' : '---\n'}`
    const lines = await refusal(() => {}, buildBrewery({ texts: { [file]: source } }))
    expect(lines).toEqual([expect.stringContaining(`${file}:${said}`)])
  })

  test('pages name pictures of the folder and of the web', async () => {
    const source = `---\ntitle: Tap\npicture: media/crate.svg\nimage: media/tap.webp\nfile: https://veenhof.example/x.pdf\n---\n
      [a](/support/faq) [b](https://veenhof.example) ![c](/media/crate.svg) [d](mailto:a@b.example) [e](#top)\n`
    const texts = { 'content/news/nieuwe-tap.nl.md': source }
    expect(await refusal(() => {}, buildBrewery({ texts }))).toEqual([])
  })

  test('a file whose accents are stored in another way is told from one that is not there', async () => {
    const [stored, written] = ['één.pdf'.normalize('NFD'), 'één.pdf'.normalize('NFC')]
    const brewery = buildBrewery({
      rows: withFirst('downloads.csv', { file: `documents/${written}` }),
      texts: { [`documents/${stored}`]: 'PDF' },
    })
    expect(await refusal(() => {}, brewery)).toEqual([
      expect.stringMatching(
        /^downloads\.csv:2 column file: 'documents\/één\.pdf' does not exist .* give both the same name$/,
      ),
    ])
  })
})

describe('a file may be so large:', () => {
  test.each([
    ['brewery.yaml', 1, 'brewery.yaml: is larger than 1 MB, the most it may have: make it smaller'],
    ['content/news/nieuwe-tap.nl.md', 1, 'content/news/nieuwe-tap.nl.md: is larger than 1 MB, the most it may have'],
    ['coupons.csv', 200, 'coupons.csv: is larger than 200 MB, the most it may have: make it smaller'],
    ['media/heron.svg', 1, `brands.csv:2 column motif: 'media/heron.svg' is larger than 1 MB, the most it may have`],
    ['documents/sheet.pdf', 50, `${OF_DOWNLOADS} is larger than 50 MB, the most it may have: make it smaller`],
  ])('%s %i MB', async (name, most, said) => {
    const grow = (bytes: number) => (folder: string) => truncateSync(path.join(folder, name), bytes)
    expect(await refusal(grow(most * MB + 1))).toEqual([expect.stringContaining(said)])
  })

  test('a document of 50 MB is fine', async () => {
    expect(await refusal((folder) => truncateSync(path.join(folder, 'documents/sheet.pdf'), 50 * MB))).toEqual([])
  })
})

// Nine of nine of nine: what is a thousandth of a megabyte written down, and more than there is memory written out.
const BOMB = ['a: &a [x,x,x,x,x,x,x,x,x]', ...['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(nineOfTheOneBefore)].join(
  '\n',
)

function nineOfTheOneBefore(name: string): string {
  const before = String.fromCharCode(name.charCodeAt(0) - 1)
  return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(',')}]`
}

describe('a text that takes more than it says is refused soon, with its file:', () => {
  const HALF = MB / 2
  test.each([
    ['a bomb of aliases', BOMB, /repeats itself by aliases/],
    ['an alias of itself', 'a: &a [*a]', /repeats itself by aliases/],
    ['a long text again and again', `a: &a ${'x'.repeat(HALF)}\nb: [${'*a,'.repeat(50)}]`, /repeats itself by aliases/],
    ['brackets', `a: ${'['.repeat(HALF)}`, /is nested more than 50 levels deep/],
    ['braces', `a: ${'{a: '.repeat(HALF / 4)}`, /is nested more than 50 levels deep/],
    ['dashes', '- '.repeat(HALF / 2), /is nested more than 50 levels deep/],
    ['question marks', '? '.repeat(HALF / 2), /is nested more than 50 levels deep/],
    [
      'steps',
      Array.from({ length: 1_000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
      /is nested more than 50 levels/,
    ],
    ['names', Array.from({ length: 60_000 }, (_, at) => `k${at}: 1`).join('\n'), /has more than 100000 parts/],
    ['the same names', Array.from({ length: 50 }, () => 'k: 1').join('\n'), /is not YAML: 'k' stands twice/],
    ['lines', 'a: x\n'.padEnd(MB - 100, '\n'), /has more than 100000 parts/],
  ])('%s', async (_what, text, said) => {
    const page = `---\ntitle: T\n${text}\n---\n`
    const lines = await refusal(
      () => {},
      buildBrewery({ texts: { 'brewery.yaml': text, 'content/news/nieuwe-tap.nl.md': page } }),
    )
    expect(lines.filter((line) => line.startsWith('brewery.yaml:'))[0]).toMatch(said)
    expect(lines.filter((line) => line.startsWith('content/news/nieuwe-tap.nl.md:'))[0]).toMatch(said)
  })

  test('a page of nothing but links', async () => {
    const page = `---\ntitle: T\n---\n${'](media/a\n'.repeat(100_000)}`
    const lines = await refusal(() => {}, buildBrewery({ texts: { 'content/news/nieuwe-tap.nl.md': page } }))
    expect(lines).toContain('… and 99800 more')
  })
})

describe('what a start takes for another folder', () => {
  const digestAfter = async (folder: string, change: () => void) => {
    const before = await folderDigest(folder)
    change()
    return (await folderDigest(folder)) !== before
  }

  test('is one in which a link leads to other rows, or the rows that it leads to are others', async () => {
    const folder = await writeBrewery(buildBrewery())
    renameSync(path.join(folder, 'coupons.csv'), path.join(folder, 'media/first'))
    writeFileSync(path.join(folder, 'media/second'), 'code\n')
    symlinkSync('media/first', path.join(folder, 'coupons.csv'))
    expect(await digestAfter(folder, () => replaced('coupons.csv', 'media/second')(folder))).toBe(true)
    expect(await digestAfter(folder, () => writeFileSync(path.join(folder, 'media/second'), 'kode\n'))).toBe(true)
    expect(await digestAfter(folder, () => {})).toBe(false)
  })

  test('is not told by what lies outside, and waits for no pipe', async () => {
    const folder = await writeBrewery(buildBrewery())
    replaced('coupons.csv', `${outside}/other.csv`)(folder)
    execFileSync('mkfifo', [path.join(folder, 'prijzen.csv')])
    writeFileSync(path.join(outside, 'other.csv'), 'code\n')
    expect(await digestAfter(folder, () => writeFileSync(path.join(outside, 'other.csv'), 'kode\n'))).toBe(false)
  })
})

describe('an export', () => {
  const target = () => path.join(mkdtempSync(path.join(outside, 'export-')), 'brewery')

  async function exported(files: string): Promise<{ folder: string; lines: string[]; code: number }> {
    const folder = target()
    const lines: string[] = []
    const tools = { pool: database.pool, clock, print: (line: string) => lines.push(line) }
    return { folder, lines, code: await exportCommand([folder, '--files', files], tools) }
  }

  test('copies nothing that lies outside or is no file, says which, and then writes nothing', async () => {
    const files = await writeBrewery(buildBrewery())
    replaced('documents/sheet.pdf', `${outside}/documents/sheet.pdf`)(files)
    symlinkSync(outside, path.join(files, 'media/others'))
    symlinkSync('.', path.join(files, 'media/round'))
    symlinkSync('nowhere', path.join(files, 'media/lost'))
    execFileSync('mkfifo', [path.join(files, 'media/pipe')])
    const { folder, lines, code } = await exported(files)
    expect(lines).toEqual([
      `documents/sheet.pdf: ${LEADS_OUT}`,
      'media/lost: is a link that leads nowhere: take it away',
      `media/others: ${LEADS_OUT}`,
      `media/pipe: ${IS_NO_FILE}`,
      'media/round: is a link to a folder that it is in: take it away',
      'Nothing was written: 5 files cannot be copied.',
    ])
    expect(code).toBe(1)
    expect(existsSync(folder)).toBe(false)
  })

  test('copies what links inside lead to, as files', async () => {
    const files = await writeBrewery(buildBrewery({ texts: { 'originals/a.pdf': 'A' } }))
    symlinkSync('../originals', path.join(files, 'documents/kept'))
    replaced('documents/sheet.pdf', 'kept/a.pdf')(files)
    const folder = target()
    expect(await exportBrewery({ pool: database.pool, folder, filesFolder: files })).toMatchObject({ ok: true })
    rmSync(files, { recursive: true })
    expect(readFileSync(path.join(folder, 'documents/sheet.pdf'), 'utf8')).toBe('A')
    expect(readFileSync(path.join(folder, 'documents/kept/a.pdf'), 'utf8')).toBe('A')
  })
})
