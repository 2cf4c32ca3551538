import { customer } from '../brewery/filled-brewery.ts'
import { LIST } from '../jobs/documents.ts'
import { askGraphql, listAt, type Ground } from '../jobs/job.ts'
import { openConnection } from '../machinery/http-connection.ts'
import { attempt } from '../machinery/attempt.ts'
import { startProduct, type Counterparts } from '../machinery/servers.ts'
import { FAILED, figure, table, verdict } from '../report/table.ts'
import { productionMegabytes } from './production-packages.ts'

const GOALS = { changedMs: 100, idleMb: 150, peakMb: 450, startSeconds: 2, diskMb: 150 }
const STARTS = 5
const CHANGES = 9

/** What the process takes beside time, and what it takes once. */
export async function processFigures(
  { databaseUrl, counterparts, pool, productUrl }: Ground & { databaseUrl: string; counterparts: Counterparts },
  memory: Record<'idleMb' | 'signedInMb' | 'peakMb', number | undefined>,
): Promise<string> {
  const startSeconds = await attempt('start', () => secondsToFirstAnswer(databaseUrl, counterparts))
  const changedMs = await attempt('first list after a change', () => msAfterChange(pool, productUrl))
  const diskMb = await attempt('production packages', productionMegabytes)
  const row = (what: string, value: number | null | undefined, goal: number, unit: string) => [
    what,
    value == null ? '' : `${figure(value)} ${unit}`,
    `${goal} ${unit}`,
    value == null ? FAILED : verdict(value <= goal),
  ]
  return table(
    ['what', 'measured', 'goal', ''],
    [
      row('memory when idle', memory.idleMb, GOALS.idleMb, 'MB'),
      row('memory after 100 sign-ins', memory.signedInMb, GOALS.idleMb, 'MB'),
      row('memory at the peak of all jobs above', memory.peakMb, GOALS.peakMb, 'MB'),
      row('start to the first right answer on existing data', startSeconds, GOALS.startSeconds, 's'),
      row('first list of 25 after a change of the catalogue', changedMs, GOALS.changedMs, 'ms'),
      row('production packages on disk', diskMb, GOALS.diskMb, 'MB'),
    ],
  )
}

/** From the start of the process to a list of products; the median of some starts. */
async function secondsToFirstAnswer(databaseUrl: string, counterparts: Counterparts): Promise<number> {
  const seconds: number[] = []
  for (let nth = 0; nth < STARTS; nth += 1) {
    const start = performance.now()
    const server = await startProduct(databaseUrl, counterparts)
    const connection = await openConnection(server.url)
    const data = await askGraphql(connection, customer(1).token, LIST, { filter: {}, page: 1 })
    seconds.push((performance.now() - start) / 1000)
    if (listAt(data, 'products', 'items').length !== 25) throw new Error('The first answer is wrong.')
    connection.close()
    await server.stop()
  }
  return seconds.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0
}

/** A list that nobody has asked for since the catalogue is another; the median of some. */
async function msAfterChange(pool: Ground['pool'], productUrl: string): Promise<number> {
  const connection = await openConnection(productUrl)
  const ask = () => askGraphql(connection, customer(1).token, LIST, { filter: {}, page: 1 })
  await ask()
  const ms: number[] = []
  for (let nth = 0; nth < CHANGES; nth += 1) {
    await pool.query('update brand set tagline = tagline')
    const start = performance.now()
    await ask()
    ms.push(performance.now() - start)
  }
  connection.close()
  return ms.toSorted((a, b) => a - b)[Math.floor(CHANGES / 2)] ?? 0
}
