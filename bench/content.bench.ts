// How long many pages take to come in, and to be listed: `DATABASE_URL=… npm run node bench/content.bench.ts`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentSearchStore } from '../apps/server/src/features/content/content-search.store.ts'
import { createContentStore, type AskedPages } from '../apps/server/src/features/content/content.store.ts'
import { importBrewery } from '../apps/server/src/features/import/import.service.ts'
import { createDatabase } from '../apps/server/src/platform/database/database.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { hashPassword } from '../apps/server/src/platform/passwords.ts'
import { createPool } from '../apps/server/src/platform/postgres/index.ts'
import { machine } from './report/machine.ts'
import { table } from './report/table.ts'

const DATABASE = 'fust_bench_content'
const [ARTICLES, MATERIALS] = [10_000, 5_000]
const TURNS = 40
const TODAY = '2026-11-23'
const READER = { language: 'en', userType: 'Distributor', today: TODAY }
const server = process.env['DATABASE_URL']
if (!server) throw new Error('DATABASE_URL names the PostgreSQL to measure on')

const admin = createPool(server, { max: 1 })
await admin.query(`drop database if exists ${DATABASE} with (force)`)
await admin.query(`create database ${DATABASE}`)
const url = new URL(server)
url.pathname = `/${DATABASE}`
const pool = createPool(url.href, { max: 2 })
const folder = await mkdtemp(join(tmpdir(), 'fust-bench-'))
try {
  await migrate(pool)
  await writePages()
  const request = { pool, folder, clock: { now: () => new Date() }, hashPassword }
  const imports = [
    await seconds(`${ARTICLES} articles and ${MATERIALS} materials come in`, () => importBrewery(request)),
    await seconds('the same again', () => importBrewery(request)),
  ]
  await pool.query('vacuum analyze')
  print(`${machine()}\n\n${table(['import', 's'], imports)}\n`)
  print(table(['page', 'p50 ms', 'slowest ms'], await lists()))
} finally {
  await pool.end()
  await admin.query(`drop database if exists ${DATABASE} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true })
}

/** Articles of thirty years, some two hundred words each, and materials in fifty folders. */
async function writePages(): Promise<void> {
  const words = 'beer hops malt barley cellar crate keg glass pour foam lorry dock autumn spring order price'.split(' ')
  const text = (seed: number) =>
    Array.from({ length: 200 }, (_, at) => words[(seed * 7 + at * at) % words.length]).join(' ')
  await writeFile(join(folder, 'brewery.yaml'), 'name: Large\nmarket: NL\n')
  for (const kind of ['news', 'marketing-material']) await mkdir(join(folder, 'content', kind), { recursive: true })
  await mkdir(join(folder, 'documents'))
  await writeFile(join(folder, 'documents/sheet.pdf'), '%PDF-1.4\n')
  const day = (at: number) => new Date(Date.UTC(1997, 0, 1 + at)).toISOString().slice(0, 10)
  for (let at = 0; at < ARTICLES; at += 1) {
    const matter = `title: Article ${at} ${words[at % words.length]}\nsummary: About ${words[at % 7]}\npublished_on: ${day(at)}\ntags: [${words[at % 12]}, ${words[(at + 5) % 12]}]`
    await writeFile(join(folder, `content/news/article-${at}.en.md`), `---\n${matter}\n---\n\n${text(at)}\n`)
  }
  for (let at = 0; at < MATERIALS; at += 1) {
    const matter = `title: Sheet ${at} ${words[at % words.length]}\nposition: ${at}\nfolder: Folder ${at % 50}\nfile: documents/sheet.pdf`
    await writeFile(
      join(folder, `content/marketing-material/sheet-${at}.en.md`),
      `---\n${matter}\n---\n\n${text(at)}\n`,
    )
  }
}

async function lists(): Promise<string[][]> {
  const db = createDatabase(pool)
  const [content, search] = [createContentStore(db), createContentSearchStore(db)]
  const asked: AskedPages = { anyOf: [{}], tags: null, search: '', newestFirst: true, offset: 0, limit: 12 }
  const materials = { ...asked, newestFirst: false }
  const rows: [what: string, work: () => Promise<unknown>][] = [
    ['the first page of news', () => content.list('news', READER, asked)],
    ['the last page of news', () => content.list('news', READER, { ...asked, offset: ARTICLES - 24 })],
    ['news with a tag', () => content.list('news', READER, { ...asked, tags: ['hops'] })],
    ['news with a word of a title', () => content.list('news', READER, { ...asked, search: '4711' })],
    ['an article', () => content.find('news', READER, 'article-4711')],
    ['tags of news', () => content.count('news', READER, 'tags')],
    ['the first page of materials', () => content.list('marketing-material', READER, materials)],
    [
      'materials of a folder',
      () => content.list('marketing-material', READER, { ...materials, anyOf: [{ folder: 'Folder 7' }] }),
    ],
    [
      'a search of all sections',
      () => search.searchPages(['news', 'marketing-material'], READER, 'sheet 4711', { offset: 0, limit: 4 }),
    ],
  ]
  const told: string[][] = []
  for (const [what, work] of rows) {
    await work()
    const times: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      const start = performance.now()
      await work()
      times.push(performance.now() - start)
    }
    const sorted = times.toSorted((a, b) => a - b)
    told.push([what, (sorted[TURNS / 2] ?? 0).toFixed(1), (sorted.at(-1) ?? 0).toFixed(1)])
  }
  return told
}

async function seconds(what: string, work: () => Promise<{ ok: boolean }>): Promise<string[]> {
  const start = performance.now()
  const outcome = await work()
  if (!outcome.ok) throw new Error(`${what}: ${JSON.stringify(outcome).slice(0, 1_000)}`)
  return [what, ((performance.now() - start) / 1_000).toFixed(1)]
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
