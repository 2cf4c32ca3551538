import { detail, history, listFirst, searchNarrow } from '../jobs/reads.ts'
import type { Ground, Job } from '../jobs/job.ts'
import { changeSides, placeOrder } from '../jobs/writes.ts'
import { attempt } from '../machinery/attempt.ts'
import { measureInTurns, type Side } from '../machinery/turns.ts'
import { FAILED, figure, table, verdict } from '../report/table.ts'

/** How many times longer it takes at most in the second and in the third brewery than in the first. */
type Growing = { job: Job; of: string; most: readonly [second: number, third: number] }

// "Flat" allows for what two measurements of the same thing differ.
const FLAT = 1.2
const WITH_PRODUCTS = { of: '1k, 10k, 100k products', most: [1.2, 3] } as const
const ROWS: readonly Growing[] = [
  { job: listFirst, ...WITH_PRODUCTS },
  { job: searchNarrow, ...WITH_PRODUCTS },
  { job: detail, ...WITH_PRODUCTS },
  { job: history, of: '1k, 100k, 1M orders, 500 of them own', most: [FLAT, FLAT] },
  { job: placeOrder, of: '1k, 100k, 1M orders', most: [FLAT, FLAT] },
]
const CART_LINES = [10, 100, 500]

const HEAD = ['job', 'of', 'p50 ms', 'grows', 'goal', '']

/** The same jobs in breweries of growing size, one client at a time, the breweries taking turns. */
export async function growth(grounds: readonly Ground[], turns: { turns: number; turnMs: number }): Promise<string> {
  const rows: string[][] = []
  for (const growing of ROWS) rows.push(await rowFor(growing.job.name, () => jobGrowth(growing, grounds, turns)))
  rows.push(await rowFor('quantity change', () => cartGrowth(grounds, turns)))
  return table(HEAD, rows)
}

async function rowFor(name: string, measure: () => Promise<string[]>): Promise<string[]> {
  const row = (await attempt(`${name}, growth`, measure)) ?? [name, '', '', '', '', FAILED]
  process.stdout.write(`${row.join('  ')}\n`)
  return row
}

async function jobGrowth(
  { job, of, most }: Growing,
  grounds: readonly Ground[],
  turns: { turns: number; turnMs: number },
): Promise<string[]> {
  const sides: Side[] = []
  for (const ground of grounds) sides.push((await job.sides(ground)).product)
  const medians = await mediansOf(sides, turns)
  const grows = medians.slice(1).map((median) => median / (medians[0] ?? 1))
  const times = (factors: readonly number[]) => factors.map((factor) => `${figure(factor)} ×`).join(', ')
  const isMet = grows.every((factor, nth) => factor <= (most[nth] ?? 0))
  return [job.name, of, medians.map(figure).join(', '), times(grows), times(most), verdict(isMet)]
}

async function cartGrowth(grounds: readonly Ground[], turns: { turns: number; turnMs: number }): Promise<string[]> {
  const ground = grounds[1]
  if (!ground) throw new Error('There is no brewery of medium size.')
  const medians: number[] = []
  // One after the other: carts of a turn take the place of the ones before.
  for (const lines of CART_LINES)
    medians.push(...(await mediansOf([(await changeSides(ground, lines)).product], turns)))
  const perLine = medians.map((median, nth) => median / (CART_LINES[nth] ?? 1))
  const grows = (perLine.at(-1) ?? 0) / (perLine[0] ?? 1)
  const of = `${CART_LINES.join(', ')} lines, per line`
  return ['quantity change', of, medians.map(figure).join(', '), `${figure(grows)} ×`, 'flat', verdict(grows <= FLAT)]
}

async function mediansOf(sides: readonly Side[], turns: { turns: number; turnMs: number }): Promise<number[]> {
  return (await measureInTurns(sides, { clients: 1, ...turns })).map(({ p50Ms }) => p50Ms)
}
