import type { BrewerySize } from '../brewery/filled-brewery.ts'

/** How long a turn takes; more on a machine that does other things as well. */
export const TURN_MS = settingOf('BENCH_TURN_MS', 700)
/** To try the benchmarks out: a hundredth of the larger breweries for 0.01. */
const SCALE = settingOf('BENCH_SCALE', 1)

/** Tried out, not measured: what comes out is shown and not written down. */
export const isTrial = SCALE !== 1 || TURN_MS < 300

/** Never below what the jobs need: a cart of 500 lines, a customer with 500 orders. */
export function scaled({ name, products, orders }: BrewerySize): BrewerySize {
  const size = (whole: number, least: number) => Math.max(Math.min(whole, least), whole * SCALE)
  return { name, products: size(products, 8_000), orders: size(orders, 1_000) }
}

function settingOf(name: string, otherwise: number): number {
  const value = Number(process.env[name] || otherwise)
  if (!(value > 0)) throw new Error(`${name} is no number above 0.`)
  return value
}
