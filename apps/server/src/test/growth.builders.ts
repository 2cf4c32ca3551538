/** So much that the grain of the clock no longer matters. */
const ENOUGH_MS = 10
const [SHORTEST, LONGEST] = [16_000, 128_000]

/**
 * How many times as much of the processor's time eight times the text takes: 8 where it is linear, 64 where it is the
 * square. How busy the machine is, and how fast, stands on both sides.
 */
export async function growthByEight(
  textOf: (length: number) => string,
  work: (text: string) => unknown,
): Promise<number> {
  let length = SHORTEST
  let rounds = 1
  let cost = await costOf(work, textOf(length), rounds)
  while (cost < ENOUGH_MS) {
    if (length < LONGEST) length *= 2
    else rounds *= 2
    cost = await costOf(work, textOf(length), rounds)
  }
  return (await costOf(work, textOf(length * 8), rounds)) / cost
}

/** More than this is no longer linear, with what a cache or a collection of garbage may add. */
export const LINEAR_AT_MOST = 24

/** The best of three: what is done for the first time does not count. */
async function costOf(work: (text: string) => unknown, text: string, rounds: number): Promise<number> {
  let best = Infinity
  for (let run = 0; run < 3; run += 1) {
    const before = process.threadCpuUsage()
    for (let round = 0; round < rounds; round += 1) await work(text)
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
