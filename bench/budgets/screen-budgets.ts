import { startPostgres } from '@fust/embedded-postgres'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { startDemo } from '../machinery/servers.ts'
import { table, verdict } from '../report/table.ts'
import { CATEGORIES, DEVICES, lighthouseCli, medianScores, type Device } from './lighthouse.ts'
import { beginOrder } from './order-in-progress.ts'
import { listedAddresses, readPages, screens, type Seen } from './screens.ts'
import { openVisitorBrowser, type Visitor } from './visitor-browser.ts'
import { waterfall } from './waterfall.ts'

const NOTED_RUNS = 5
/** `LIGHTHOUSE_RUNS=1` tries it out; all screens take an hour. */
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] || NOTED_RUNS)
const VISITORS: readonly Visitor[] = ['new', 'known', 'buyer']
/** How well a screen has to perform: what is public, and what only a buyer sees. */
const PERFORMANCE: Readonly<Record<Visitor, Readonly<Record<Device, number>>>> = {
  new: { mobile: 95, desktop: 100 },
  known: { mobile: 95, desktop: 100 },
  buyer: { mobile: 80, desktop: 97 },
}
export const SCORE_HEAD = ['screen', ...CATEGORIES, 'goals', '', 'measured']
const NOTHING_SEEN: Seen = { sku: '', orderNumber: '', savedOrderId: '' }

/**
 * Screens of the demo brewery, as built, all unless named: how each asks for its data, and what Lighthouse says of it;
 * no scores where it is not installed or ran too seldom to be noted.
 */
export async function screenBudgets(
  names: readonly string[],
  print: (line: string) => void,
): Promise<{ questions: string; scores: string[][] }> {
  const today = new Date().toISOString().slice(0, 10)
  const isAskedFor = (name: string) => names.length === 0 || names.includes(name)
  const cli = lighthouseCli()
  if (cli === null) print('Lighthouse is not installed here (`npm install --no-save lighthouse@13.5.0`): no scores.')
  const asked: string[][] = []
  const scored: string[][] = []
  await withDemo(async (url) => {
    const [listed, pages] = await Promise.all([listedAddresses(url), readPages()])
    for (const visitor of VISITORS) {
      const browser = await openVisitorBrowser(url, visitor)
      try {
        const seen = visitor === 'buyer' ? await browser.steer(({ request }) => beginOrder(url, request)) : NOTHING_SEEN
        for (const screen of screens(seen, listed, pages).filter(
          (each) => each.visitor === visitor && isAskedFor(each.name),
        )) {
          const address = url + screen.path
          const { depth, requests } = await browser.steer((context) => waterfall(context, address))
          asked.push([screen.name, String(requests), String(depth)])
          print(`${screen.name}: ${requests} questions in ${depth} rounds`)
          for (const device of cli === null ? [] : DEVICES) {
            const visit = { url: address, device, debuggingPort: browser.debuggingPort }
            const scores = await medianScores(cli ?? '', RUNS, visit)
            const goals = [PERFORMANCE[visitor][device], 100, 100, 100]
            const isMet = scores.every((score, category) => score >= (goals[category] ?? 0))
            scored.push([`${screen.name}, ${device}`, ...scores.map(String), goals.join(', '), verdict(isMet), today])
            print(`${screen.name}, ${device}: ${scores.join(', ')}`)
          }
        }
      } finally {
        await browser.close()
      }
    }
  })
  const questions = table(['screen', 'questions until it is there', 'one after the other'], asked)
  print(`${questions}\n\n${table(SCORE_HEAD, scored)}`)
  return { questions, scores: RUNS < NOTED_RUNS ? [] : scored }
}

async function withDemo(work: (url: string) => Promise<void>): Promise<void> {
  const dataDir = path.join(tmpdir(), `fust-budgets-${process.pid}`)
  const postgres = await startPostgres({ dataDir, log: { info: () => {} } })
  const admin = createPool(postgres.url, { max: 1 })
  try {
    await admin.query('create database budgets')
    const database = new URL(postgres.url)
    database.pathname = '/budgets'
    const demo = await startDemo(database.href)
    await work(demo.url).finally(demo.stop)
  } finally {
    await admin.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
