import { customer } from '../brewery/filled-brewery.ts'
import { LIST } from '../jobs/documents.ts'
import { askGraphql, listAt } from '../jobs/job.ts'
import { openConnection } from '../machinery/http-connection.ts'
import { attempt } from '../machinery/attempt.ts'
import { startProduct } from '../machinery/servers.ts'
import { FAILED, figure, table, verdict } from '../report/table.ts'
import { productionMegabytes } from './production-packages.ts'

const GOALS = { idleMb: 150, peakMb: 300, startSeconds: 1, diskMb: 150 }
const STARTS = 5

/** What the process takes beside time. */
export async function processFigures(
  databaseUrl: string,
  memory: { idleMb: number | undefined; peakMb: number | undefined },
): Promise<string> {
  const startSeconds = await attempt('start', () => secondsToFirstAnswer(databaseUrl))
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
      row('memory at the peak of all jobs above', memory.peakMb, GOALS.peakMb, 'MB'),
      row('start to the first right answer on existing data', startSeconds, GOALS.startSeconds, 's'),
      row('production packages on disk', diskMb, GOALS.diskMb, 'MB'),
    ],
  )
}

/** From the start of the process to a list of products; the median of some starts. */
async function secondsToFirstAnswer(databaseUrl: string): Promise<number> {
  const seconds: number[] = []
  for (let nth = 0; nth < STARTS; nth += 1) {
    const start = performance.now()
    const server = await startProduct(databaseUrl)
    const connection = await openConnection(server.url)
    const data = await askGraphql(connection, customer(1).token, LIST, { filter: {}, page: 1 })
    seconds.push((performance.now() - start) / 1000)
    if (listAt(data, 'products', 'items').length !== 25) throw new Error('The first answer is wrong.')
    connection.close()
    await server.stop()
  }
  return seconds.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0
}
