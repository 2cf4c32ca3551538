// Whole checkouts at three and ten times of what can be served, and how long accepted and refused calls take meanwhile:
// `npm run node bench/overload.bench.ts`. Two minutes; the crowd is that of `proof/load/overload.test.ts`.
import { startTestServer } from '../apps/server/src/platform/test/test-server.ts'
import { CALLS } from '../proof/load/checkout-calls.ts'
import type { Heard } from '../proof/load/crowd.ts'
import { openCrowdedHouse, type Overload } from '../proof/load/crowded-house.ts'
import { machine } from './report/machine.ts'
import { writeOnPage } from './report/page.ts'
import { table } from './report/table.ts'

const TIMES = [3, 10]
const [MIDDLE, SLOWEST_HUNDREDTH] = [0.5, 0.99]

const before = machine()
const server = await startTestServer('18')
process.env['FUST_TEST_POSTGRES_URL'] = server.url
try {
  const { warmUp, overload, close } = await openCrowdedHouse()
  await warmUp()
  const rows: string[][] = []
  for (const times of TIMES) rows.push(...rowsOf(times, await overload(times)))
  await close()
  const head = ['load', 'orders kept', 'call', 'accepted', 'median', '99 %', 'refused', 'median', '99 %']
  const text = `${before}.\n\n${table(head, rows)}`
  process.stdout.write(`${text}\n`)
  await writeOnPage('overload', text)
} finally {
  await server.stop()
}

function rowsOf(times: number, { told, kept }: Overload): string[][] {
  return CALLS.map((name, index) => {
    const own = told.heard.filter(({ call }) => call === name)
    const accepted = own.filter(({ status }) => status === 200)
    const refused = own.filter(({ status }) => status === 503)
    const first = index === 0 ? [`${times} ×`, `${(kept * 100).toFixed(0)} %`] : ['', '']
    return [...first, name, ...waitsOf(accepted), ...waitsOf(refused)]
  })
}

/** How many, how long the middle one took, and how long the slowest hundredth took at least. */
function waitsOf(heard: readonly Heard[]): string[] {
  const sorted = heard.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]
  return [`${heard.length}`, ...[MIDDLE, SLOWEST_HUNDREDTH].map((share) => `${at(share)?.toFixed(0) ?? '–'} ms`)]
}
