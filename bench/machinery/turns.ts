import { openConnection, type HttpConnection } from './http-connection.ts'

/** One thing that a client does and checks; throws when the answer is wrong. */
export type Call = (connection: HttpConnection) => Promise<void>

/** One side of a row: what its clients do, one call after the other, until the time is over or there is no more. */
export type Side = {
  url: string
  /** Called before every turn: makes what the calls of the turn use up. */
  prepare?: () => Promise<void>
  /** The next call, or undefined when all that was prepared is used up. */
  next: () => Call | undefined
}

export type Measured = { perSecond: number; p50Ms: number; p99Ms: number; calls: number }

export type Turns = { clients: number; turns: number; turnMs: number }

/** Lets the sides work in turns, so that what else the machine does falls on all of them alike. */
export async function measureInTurns(sides: readonly Side[], { clients, turns, turnMs }: Turns): Promise<Measured[]> {
  const runs = sides.map((side) => ({ side, latenciesMs: [] as number[], workedMs: 0 }))
  // The first turn warms: caches, prepared statements, compiled code.
  for (let turn = 0; turn <= turns; turn += 1)
    for (const run of turn % 2 === 0 ? runs : runs.toReversed()) {
      const { latenciesMs, workedMs } = await oneTurn(run.side, clients, turnMs)
      if (turn === 0) continue
      run.workedMs += workedMs
      for (const latency of latenciesMs) run.latenciesMs.push(latency)
    }
  return runs.map(summed)
}

type Run = { latenciesMs: number[]; workedMs: number }

async function oneTurn(side: Side, clients: number, turnMs: number): Promise<Run> {
  await side.prepare?.()
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(side.url)))
  const latenciesMs: number[] = []
  const start = performance.now()
  const work = async (connection: HttpConnection) => {
    for (let before = performance.now(); before - start < turnMs;) {
      const call = side.next()
      if (!call) return
      await call(connection)
      const after = performance.now()
      latenciesMs.push(after - before)
      before = after
    }
  }
  try {
    await Promise.all(connections.map(work))
    return { latenciesMs, workedMs: performance.now() - start }
  } finally {
    for (const connection of connections) connection.close()
  }
}

function summed({ latenciesMs, workedMs }: Run): Measured {
  if (latenciesMs.length === 0) throw new Error('Nothing was measured.')
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: (sorted.length * 1000) / workedMs, p50Ms: at(0.5), p99Ms: at(0.99), calls: sorted.length }
}
