// How well the history of the demo's ship-tos proposes their next orders: `npm run node bench/suggestions.bench.ts`.
// Of each beer order of the last four weeks it is asked, as it would have been asked that day, which ten products it
// will have; the hit rate is the share of its lines that are among them. Beside it the moving average: the products with
// the most cases in the last eight orders, which the history has to beat.
import path from 'node:path'
import { addDays, calendarDate } from '@fust/domain/calendar'
import { NO_TANK_LITRES } from '@fust/domain/tank'
import { likelyProducts, type PastOrder } from '@fust/domain/suggestion'
import { Faults } from '../apps/server/src/features/import/read/faults.ts'
import { csvRows } from '../apps/server/src/features/import/read/csv-rows.ts'

const FOLDER = path.resolve(import.meta.dirname, '../breweries/veenhof')
const TOP = 10
const HELD_OUT_DAYS = 28
const AVERAGED_ORDERS = 8

type Row = Readonly<Record<string, string>>
type ShipToOrder = PastOrder & { shipToId: string; placedAt: string; cases: ReadonlyMap<string, number> }

async function rowsOf(file: string): Promise<Row[]> {
  const rows: Row[] = []
  let columns: readonly string[] = []
  for await (const { cells } of csvRows(FOLDER, file, new Faults())) {
    if (columns.length === 0) columns = cells
    else rows.push(Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])))
  }
  return rows
}

async function readOrders(): Promise<ShipToOrder[]> {
  const lines = Map.groupBy(await rowsOf('order-lines.csv'), (row) => row['order_number'])
  return (await rowsOf('orders.csv'))
    .filter((row) => row['kind'] === 'beer' && row['status'] !== 'Canceled')
    .map((row): ShipToOrder => {
      const own = lines.get(row['number']) ?? []
      return {
        shipToId: row['ship_to_id'] ?? '',
        placedAt: row['placed_at'] ?? '',
        on: calendarDate((row['placed_at'] ?? '').slice(0, 10)),
        kind: 'beer',
        cases: new Map(own.map((line) => [line['sku'] ?? '', Number(line['cases_total'])])),
        lines: own.map((line) => ({
          sku: line['sku'] ?? '',
          amounts: {
            packages: Number(line['packages']),
            layers: Number(line['layers']),
            pallets: Number(line['pallets']),
            litres: 0,
            ...NO_TANK_LITRES,
          },
        })),
      }
    })
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))
}

/** The products with the most cases in the last orders. */
function movingAverage(latestFirst: readonly ShipToOrder[]): string[] {
  const cases = new Map<string, number>()
  for (const order of latestFirst.slice(0, AVERAGED_ORDERS))
    for (const [sku, count] of order.cases) cases.set(sku, (cases.get(sku) ?? 0) + count)
  return [...cases].toSorted(([, a], [, b]) => b - a).map(([sku]) => sku)
}

const hitRate = ({ cases }: ShipToOrder, proposed: readonly string[]): number =>
  proposed.slice(0, TOP).filter((sku) => cases.has(sku)).length / cases.size

const orders = await readOrders()
const last = orders[0]?.on ?? calendarDate('2026-01-01')
const heldOut = orders.filter(({ on }) => on > addDays(last, -HELD_OUT_DAYS))
const rates = heldOut.flatMap((order) => {
  const before = orders.filter((own) => own.shipToId === order.shipToId && own.placedAt < order.placedAt)
  if (before.length === 0) return []
  const suggested = likelyProducts(before, order.on).map(({ sku }) => sku)
  return [{ suggested: hitRate(order, suggested), averaged: hitRate(order, movingAverage(before)) }]
})
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, own) => sum + own, 0) / numbers.length
const shown = (rate: number): string => `${(rate * 100).toFixed(1)} %`
console.log(`${rates.length} orders from ${addDays(last, 1 - HELD_OUT_DAYS)} to ${last}`)
const suggested = mean(rates.map((rate) => rate.suggested))
const averaged = mean(rates.map((rate) => rate.averaged))
console.log(`hit rate at ${TOP}, suggestions: ${shown(suggested)}`)
console.log(`hit rate at ${TOP}, moving average: ${shown(averaged)}`)
if (!(suggested > averaged)) {
  console.log('missed: the suggestions have no better hit rate than the moving average')
  process.exitCode = 1
}
