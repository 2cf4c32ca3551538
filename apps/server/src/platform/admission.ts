import { hash } from 'node:crypto'
import type { Checkouts } from './checkouts.ts'
import type { Pressure } from './pressure.ts'
import { Shed } from './shed.ts'
import { WORK_CLASSES, type WorkClass } from './work-class.ts'

// Changes begin to be shed at twice the pressure at which reads do, and orders at four times as much.
const STRENGTH: Readonly<Record<WorkClass, number>> = { read: 1, change: 2, place: 4 }
const RETRY_AFTER_SECONDS = 5
const LUCK_CHANGES_AFTER_MS = 60_000

/**
 * Lets work in, or sheds it by its class, so that what was begun can be finished and orders come through: whoever is
 * checking out is let in as if every call were the order itself. From the limit of a class to twice as much, ever more are
 * shed, and always the same: of ten calls that belong together, nobody is helped by nine.
 */
export function createAdmission({
  limits,
  pressure,
  checkouts,
  nowMs = () => performance.now(),
}: {
  /** From here on reads are shed. */
  limits: Pressure
  pressure: () => Pressure
  checkouts: Checkouts
  nowMs?: () => number
}) {
  const shedCounts = new Map<WorkClass, number>(WORK_CLASSES.map((work) => [work, 0]))

  function isTooMuch(work: WorkClass, caller: string): boolean {
    const now = pressure()
    const strain = Math.max(now.eventLoopDelayMs / limits.eventLoopDelayMs, now.databaseWaitMs / limits.databaseWaitMs)
    const excess = strain / STRENGTH[work] - 1
    return excess > 0 && excess > luckOf(`${Math.floor(nowMs() / LUCK_CHANGES_AFTER_MS)} ${caller}`)
  }

  return {
    /** Throws `Shed` when there is too much to do for work of this class; the caller is a session, or an address. */
    admit: (asked: WorkClass, { session, address }: { session: string | undefined; address: string }): void => {
      const work = session !== undefined && checkouts.has(session) ? 'place' : asked
      if (!isTooMuch(work, session ?? address)) return
      if (asked === 'place' && session !== undefined) checkouts.begin(session)
      shedCounts.set(work, (shedCounts.get(work) ?? 0) + 1)
      throw new Shed(503, RETRY_AFTER_SECONDS)
    },
    measures: WORK_CLASSES.map((work) => ({
      name: `fust_shed_${work}`,
      help: `Requests of the class ${work} that were shed.`,
      read: async () => shedCounts.get(work) ?? 0,
    })),
  }
}

export type Admission = ReturnType<typeof createAdmission>

/** From 0 to 1: the same for the same text, and evenly spread over others. */
function luckOf(text: string): number {
  return hash('sha256', text, 'buffer').readUInt32BE() / 2 ** 32
}
