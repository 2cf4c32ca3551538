import { openConnection, type HttpConnection } from './http-connection.ts'
import type { ProcessorTime } from './processor-time.ts'

/** One thing that a client does and checks; throws when the answer is wrong. */
export type Call = (connection: HttpConnection) => Promise<void>

/** One side of a row: what its clients do, one call after the other, until the time is over or there is no more. */
export type Side = {
  url: string
  /** Called before every turn: makes what the calls of the turn use up. */
  prepare?: () => Promise<void>
  /** The next call, or undefined when all that was prepared is used up. */
  next: () => Call | undefined
  /** Waits until all that follows from the calls of a turn is done; its processor time is theirs. */
  settle?: () => Promise<void>
  /** A job is only done when what follows is, so that its time counts, too. */
  endsWithWhatFollows?: boolean
  /** What server and database have used so far. */
  used?: () => Promise<ProcessorTime>
}

/** `processor` is for one call. */
export type Measured = { perSecond: number; p50Ms: number; p99Ms: number; calls: number; processor: ProcessorTime }

export type Turns = { clients: number; turns: number; turnMs: number }

/** Lets the sides work in turns, so that what else the machine does falls on all of them alike. */
export async function measureInTurns(sides: readonly Side[], { clients, turns, turnMs }: Turns): Promise<Measured[]> {
  const runs = sides.map((side) => ({ side, run: emptyRun() }))
  // The first turn warms: caches, prepared statements, compiled code.
  for (let turn = 0; turn <= turns; turn += 1)
    for (const { side, run } of turn % 2 === 0 ? runs : runs.toReversed()) {
      const { latenciesMs, workedMs, used } = await oneTurn(side, clients, turnMs)
      if (turn === 0) continue
      run.workedMs += workedMs
      run.used.serverMs += used.serverMs
      run.used.databaseMs += used.databaseMs
      for (const latency of latenciesMs) run.latenciesMs.push(latency)
    }
  return runs.map(({ run }) => summed(run))
}

type Run = { latenciesMs: number[]; workedMs: number; used: ProcessorTime }

const NOTHING: ProcessorTime = { serverMs: 0, databaseMs: 0 }
const emptyRun = (): Run => ({ latenciesMs: [], workedMs: 0, used: { ...NOTHING } })

async function oneTurn(side: Side, clients: number, turnMs: number): Promise<Run> {
  await side.prepare?.()
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(side.url)))
  const latenciesMs: number[] = []
  const before = (await side.used?.()) ?? NOTHING
  const start = performance.now()
  const work = async (connection: HttpConnection) => {
    for (let called = performance.now(); called - start < turnMs;) {
      const call = side.next()
      if (!call) return
      await call(connection)
      const after = performance.now()
      latenciesMs.push(after - called)
      called = after
    }
  }
  try {
    await Promise.all(connections.map(work))
    const answeredMs = performance.now() - start
    await side.settle?.()
    const workedMs = side.endsWithWhatFollows ? performance.now() - start : answeredMs
    const after = (await side.used?.()) ?? NOTHING
    const used = { serverMs: after.serverMs - before.serverMs, databaseMs: after.databaseMs - before.databaseMs }
    return { latenciesMs, workedMs, used }
  } finally {
    for (const connection of connections) connection.close()
  }
}

function summed({ latenciesMs, workedMs, used }: Run): Measured {
  const calls = latenciesMs.length
  if (calls === 0) throw new Error('Nothing was measured.')
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(calls - 1, Math.floor(calls * share))] ?? 0
  return {
    perSecond: (calls * 1000) / workedMs,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    calls,
    processor: { serverMs: used.serverMs / calls, databaseMs: used.databaseMs / calls },
  }
}
