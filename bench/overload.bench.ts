// Whole checkouts at three and ten times of what can be served, and how long accepted and refused calls take meanwhile:
// `npm run node bench/overload.bench.ts`. Two minutes. How many orders are kept is a row of the trend; what must not be,
// such as an order that is lost or shed before reads are, is told and ends it with an error.
import { execFileSync } from 'node:child_process'
import { startTestServer } from '../apps/server/src/platform/test/test-server.ts'
import { examine } from '../proof/support/examine.ts'
import { CALLS } from './overload/checkout-calls.ts'
import type { Heard } from './overload/crowd.ts'
import { openCrowdedHouse, type Overload } from './overload/crowded-house.ts'
import { oddities, percent } from './overload/oddities.ts'
import { machine } from './report/machine.ts'
import { writeOnPage, writeRowsOnPage } from './report/page.ts'
import { table } from './report/table.ts'

const TIMES = [3, 10]
const [MIDDLE, SLOWEST_HUNDREDTH] = [0.5, 0.99]

const before = machine()
const server = await startTestServer('18')
process.env['FUST_TEST_POSTGRES_URL'] = server.url
try {
  const { house, warmUp, overload, close } = await openCrowdedHouse()
  const odd = oddities(await warmUp())
  const runs: { times: number; run: Overload }[] = []
  for (const times of TIMES) runs.push({ times, run: await overload(times) })
  odd.push(...runs.flatMap(({ run }) => oddities(run.told)), ...(await examine(house.pool)))
  await close()
  const head = ['load', 'orders kept', 'call', 'accepted', 'median', '99 %', 'refused', 'median', '99 %']
  const rows = runs.flatMap(({ times, run }) => rowsOf(times, run))
  const text = `${before}.\n\n${table(head, rows)}`
  process.stdout.write(`${text}\n`)
  await writeOnPage('overload', text)
  const kept = runs.map(({ run }) => `${percent(run.kept)} of ${run.before.toFixed(0)}/s`)
  const trend = [commitAndDay(), ...kept, before]
  await writeRowsOnPage('overload trend', ['commit', ...TIMES.map((times) => `kept at ${times} ×`), 'machine'], [trend])
  for (const one of odd) console.error(one)
  if (odd.length > 0) process.exitCode = 1
} finally {
  await server.stop()
}

function commitAndDay(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return `${commit.trim()}, ${new Date().toISOString().slice(0, 10)}`
}

function rowsOf(times: number, { told, kept }: Overload): string[][] {
  return CALLS.map((name, index) => {
    const own = told.heard.filter(({ call }) => call === name)
    const accepted = own.filter(({ status }) => status === 200)
    const refused = own.filter(({ status }) => status === 503)
    const first = index === 0 ? [`${times} ×`, percent(kept)] : ['', '']
    return [...first, name, ...waitsOf(accepted), ...waitsOf(refused)]
  })
}

/** How many, how long the middle one took, and how long the slowest hundredth took at least. */
function waitsOf(heard: readonly Heard[]): string[] {
  const sorted = heard.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]
  return [`${heard.length}`, ...[MIDDLE, SLOWEST_HUNDREDTH].map((share) => `${at(share)?.toFixed(0) ?? '–'} ms`)]
}
