import { detail, detailByUrlKey, history, listDeep, listFirst, searchAgain, searchAnew } from '../jobs/reads.ts'
import type { Ground, Job, Sides } from '../jobs/job.ts'
import { changeQuantity, firstItem, journey, placeOrder } from '../jobs/writes.ts'
import { attempt } from '../machinery/attempt.ts'
import { measureInTurns, type Measured } from '../machinery/turns.ts'
import { FAILED, figure, table, verdict } from '../report/table.ts'

const JOBS: readonly Job[] = [
  listFirst,
  listDeep,
  searchAgain,
  searchAnew,
  detail,
  detailByUrlKey,
  history,
  firstItem,
  changeQuantity,
  placeOrder,
  journey,
]
const CLIENTS = [1, 16]
/** How much longer than the bare limit's the slowest hundredth may take when many come at once. */
const TAIL = 4

const HEAD = [
  'job',
  'bare limit',
  'clients',
  'product /s',
  'bare /s',
  'ratio',
  'goal',
  '',
  'p50 ms',
  'p99 ms',
  'tail',
  '',
  'processor ms',
]

/** Every job of the product beside the least that has to be done for it. */
export async function againstTheBareLimit(ground: Ground, turns: { turns: number; turnMs: number }): Promise<string> {
  const rows: string[][] = []
  for (const job of JOBS) {
    const sides = await attempt(`${job.name}, preparation`, () => watchedSides(job, ground))
    for (const clients of CLIENTS) {
      const row =
        sides && (await attempt(`${job.name}, clients: ${clients}`, () => measuredRow(job, clients, sides, turns)))
      rows.push(row ?? [job.name, job.bareIs, String(clients), '', '', '', String(job.goal), FAILED])
      process.stdout.write(`${rows.at(-1)?.join('  ')}\n`)
    }
  }
  return table(HEAD, rows)
}

async function watchedSides(job: Job, ground: Ground): Promise<Sides> {
  const { bare, product } = await job.sides(ground)
  return { bare: { ...bare, used: ground.used.bare }, product: { ...product, used: ground.used.product } }
}

async function measuredRow(
  job: Job,
  clients: number,
  { bare, product }: Sides,
  turns: { turns: number; turnMs: number },
): Promise<string[]> {
  const [bareSide, productSide] = await measureInTurns([bare, product], { clients, ...turns })
  if (!bareSide || !productSide) throw new Error('Two sides were measured.')
  return rowOf(job, clients, bareSide, productSide)
}

function rowOf({ name, bareIs, goal }: Job, clients: number, bare: Measured, product: Measured): string[] {
  const ratio = product.perSecond / bare.perSecond
  const tail = product.p99Ms / bare.p99Ms
  return [
    name,
    bareIs,
    String(clients),
    figure(product.perSecond),
    figure(bare.perSecond),
    figure(ratio),
    String(goal),
    verdict(ratio >= goal),
    `${figure(product.p50Ms)} (${figure(bare.p50Ms)})`,
    `${figure(product.p99Ms)} (${figure(bare.p99Ms)})`,
    clients === 1 ? '' : `${figure(tail)} ×`,
    clients === 1 ? '' : verdict(tail <= TAIL),
    `${processor(product)} (${processor(bare)})`,
  ]
}

/** Of the server and of PostgreSQL. */
const processor = ({ processor: { serverMs, databaseMs } }: Measured) => `${figure(serverMs)} + ${figure(databaseMs)}`
