import type { Checkouts } from './checkouts.ts'
import { Shed } from './shed.ts'
import { WORK_CLASSES, type WorkClass } from './work-class.ts'

/** How hard it is to keep up. */
export type Pressure = { eventLoopDelayMs: number; poolWaiting: number }

/** Above these, reads are shed. */
export type AdmissionLimits = Pressure

// Changes wait for twice the pressure that sheds reads, and an order for four times as much.
const STRENGTH: Readonly<Record<WorkClass, number>> = { read: 1, change: 2, place: 4 }
const RETRY_AFTER_SECONDS = 5

/**
 * Lets work in, or sheds it by its class, so that what was begun can be finished and orders come through: whoever is
 * checking out is let in as if every call were the order itself.
 */
export function createAdmission({
  limits,
  pressure,
  checkouts,
}: {
  limits: AdmissionLimits
  pressure: () => Pressure
  checkouts: Checkouts
}) {
  const shedCounts = new Map<WorkClass, number>(WORK_CLASSES.map((work) => [work, 0]))

  function isTooMuch(work: WorkClass): boolean {
    const now = pressure()
    const strain = Math.max(now.eventLoopDelayMs / limits.eventLoopDelayMs, now.poolWaiting / limits.poolWaiting)
    return strain > STRENGTH[work]
  }

  return {
    /** Throws `Shed` when there is too much to do for work of this class. */
    admit: (asked: WorkClass, session: string | undefined): void => {
      const work = session !== undefined && checkouts.has(session) ? 'place' : asked
      if (!isTooMuch(work)) return
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
