import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readPath } from '../jobs/job.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const DEVICES = ['mobile', 'desktop'] as const
export type Device = (typeof DEVICES)[number]
/** By category, from 0 to 100. */
export type Scores = number[]

/** Where Lighthouse is installed; null where it is not. */
export function lighthouseCli(): string | null {
  try {
    const require = createRequire(import.meta.url)
    return path.join(path.dirname(require.resolve('lighthouse/package.json')), 'cli/index.js')
  } catch {
    return null
  }
}

export type Visit = { url: string; device: Device; debuggingPort: number }

/**
 * The median of some runs, in a browser that stays who it is; only what was loaded before is forgotten each time. Now and
 * then Lighthouse loses the trace of a page: it tries again.
 */
export async function medianScores(cli: string, runs: number, visit: Visit): Promise<Scores> {
  const skipped = (await isLeftOut(visit.url)) ? ['--skip-audits=is-crawlable'] : []
  const again = () => run(cli, visit, skipped)
  const scores: Scores[] = []
  for (let nth = 0; nth < runs; nth += 1) scores.push(await again().catch(again))
  return CATEGORIES.map((_, category) => medianOf(scores.map((each) => each[category] ?? 0)))
}

/** A page that asks search engines to leave it out is not at fault when they cannot find it. */
async function isLeftOut(url: string): Promise<boolean> {
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  return (await page.text()).includes('<meta name="robots" content="noindex"')
}

async function run(cli: string, { url, device, debuggingPort }: Visit, more: readonly string[]): Promise<Scores> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fust-lighthouse-'))
  const output = path.join(folder, 'report.json')
  try {
    await promisify(execFile)(process.execPath, [
      cli,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--port=${debuggingPort}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ...more,
    ])
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
