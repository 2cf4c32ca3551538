import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createPool, startPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { fillBrewery } from '../brewery/filled-brewery.ts'
import { readPath } from '../jobs/job.ts'
import { startProduct } from '../machinery/servers.ts'
import { table, verdict } from '../report/table.ts'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const GOALS = { mobile: [95, 100, 100, 100], desktop: [100, 100, 100, 100] } as const
type Device = keyof typeof GOALS
/** What everybody may see without signing in. */
const PUBLIC_PAGE = '/login'

/** The median of some runs on the production build; says so where Lighthouse is not installed, or cannot do its work. */
export async function lighthouseBudgets(): Promise<string> {
  try {
    return await measured()
  } catch (error) {
    return `Lighthouse could not measure here: ${
      String(error)
        .split('\n')
        .find((line) => line.startsWith('Runtime')) ?? String(error)
    }`
  }
}

async function measured(): Promise<string> {
  const cli = lighthouseCli()
  if (cli === null)
    return 'Lighthouse is not installed here (`npm install --no-save lighthouse@13.5.0`): its scores were not measured.'
  const rows: string[][] = []
  await withProduct(async (url) => {
    for (const device of ['mobile', 'desktop'] as const) {
      const runs: number[][] = []
      for (let nth = 0; nth < RUNS; nth += 1) runs.push(await scores(cli, `${url}${PUBLIC_PAGE}`, device))
      const medians = CATEGORIES.map((_, category) => medianOf(runs.map((run) => run[category] ?? 0)))
      const isMet = medians.every((median, category) => median >= (GOALS[device][category] ?? 0))
      rows.push([`${PUBLIC_PAGE}, ${device}`, ...medians.map(String), GOALS[device].join(', '), verdict(isMet)])
    }
  })
  return `Lighthouse, median of ${RUNS}:\n\n${table(['page', ...CATEGORIES, 'goals', ''], rows)}`
}

function lighthouseCli(): string | null {
  try {
    const require = createRequire(import.meta.url)
    return path.join(path.dirname(require.resolve('lighthouse/package.json')), 'cli/index.js')
  } catch {
    return null
  }
}

async function withProduct(work: (url: string) => Promise<void>): Promise<void> {
  const dataDir = path.join(tmpdir(), `fust-budgets-${process.pid}`)
  const postgres = await startPostgres({ dataDir, log: { info: () => {} } })
  const admin = createPool(postgres.url, { max: 1 })
  try {
    await admin.query('create database budgets')
    const url = new URL(postgres.url)
    url.pathname = '/budgets'
    await fillBrewery(url.href, { name: 'small', products: 1_000, orders: 1_000 })
    const product = await startProduct(url.href)
    await work(product.url).finally(product.stop)
  } finally {
    await admin.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function scores(cli: string, url: string, device: Device): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fust-lighthouse-'))
  const output = path.join(folder, 'report.json')
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  try {
    await promisify(execFile)(
      process.execPath,
      [
        cli,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags.join(' ')}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } },
    )
    const report: unknown = JSON.parse(await readFile(output, 'utf8'))
    return CATEGORIES.map((category) => scoreOf(report, category))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function scoreOf(report: unknown, category: string): number {
  const score = readPath(report, 'categories', category, 'score')
  if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${category}.`)
  return Math.round(score * 100)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
