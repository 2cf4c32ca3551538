import type { BrewerySize } from '../brewery/filled-brewery.ts'

/** How long a turn takes; more on a machine that does other things as well. */
export const TURN_MS = settingOf('BENCH_TURN_MS', 700)
/** To try the benchmarks out: a hundredth of the breweries for 0.01. */
const SCALE = settingOf('BENCH_SCALE', 1)

/** Tried out, not measured: what comes out is shown and not written down. */
export const isTrial = SCALE !== 1 || TURN_MS < 300

export function scaled({ name, products, orders }: BrewerySize): BrewerySize {
  return { name, products: Math.max(1_000, products * SCALE), orders: Math.max(1_000, orders * SCALE) }
}

function settingOf(name: string, otherwise: number): number {
  const value = Number(process.env[name] || otherwise)
  if (!(value > 0)) throw new Error(`${name} is no number above 0.`)
  return value
}
