import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#platform/clock.ts'
import { sqlState, type Database } from '#platform/database/database.ts'
import { schemaFault } from '#platform/database/migrate.ts'
import { CHECKS, LISTED, type Check, type Checks, type Examined, type Found } from './checks/index.ts'
import { createExaminationStore } from './examination.store.ts'

/** What a check found, or why it could not look. */
export type Finding = { check: string; seconds: number } & (Found | { failure: string })

const ORDERS_AT_ERP = 'every order of ours in the ERP is here'

const AT_ONCE = 2
const MAX_TRIES = 4
const PAUSE_MS = 1_000

export type DoctorParts = {
  db: Database
  clock: Clock
  settings: Examined['settings']
  checks?: Checks
  /** The orders of ours that the ERP has and that are not here; left out where there is no ERP to ask. */
  lostOrders?: (signal?: AbortSignal) => Promise<readonly string[]>
  /** How long it waits before a check that was cancelled is tried again; longer each time. */
  pauseMs?: number
}

/** Looks for what must never be. It only reads, and a standby serves as well. */
export function createDoctor({ db, clock, settings, checks = CHECKS, lostOrders, pauseMs = PAUSE_MS }: DoctorParts) {
  const store = createExaminationStore(db)

  /** Each check sees a moment of its own: one for all of them would keep the database from tidying up meanwhile. */
  async function lookedAt(check: Check, signal?: AbortSignal): Promise<Found> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.snapshot(async (tx) => {
          // Asked in the same moment, they go together.
          const allowed = createExaminationStore(tx).allowTime()
          const [found] = await Promise.all([check(tx, { now: clock.now(), settings }), allowed])
          return found
        })
      } catch (error) {
        if (signal?.aborted || attempt >= MAX_TRIES || !(await wasInTheWay(error))) throw error
        await sleep(pauseMs * attempt, undefined, { ...(signal && { signal }) })
      }
    }
  }

  /** A standby cancels what is in the way of what its primary sends; at another moment it may not be. */
  async function wasInTheWay(error: unknown): Promise<boolean> {
    const state = sqlState(error)
    if (state === '40001' || state === '40P01') return true
    return state === '57014' && store.isStandby()
  }

  /** All that is looked at. Of what the ERP got a moment ago a standby may not have heard, and whoever is gone does not say. */
  async function looksOf(signal?: AbortSignal): Promise<Look[]> {
    const looks = Object.entries(checks).map(([name, check]): Look => [name, () => lookedAt(check, signal)])
    if (!lostOrders || (await store.isStandby().catch(() => true))) return looks
    return [...looks, [ORDERS_AT_ERP, async () => listed(await lostOrders(signal))]]
  }

  return {
    /** Why nothing can be looked at; null when all can. */
    hindrance: async (): Promise<string | null> => {
      try {
        return await schemaFault(db.pool)
      } catch (error) {
        return sentence(error)
      }
    },

    /** One finding after the other, in the order of the checks; ends early when it is told to. */
    async *examine(signal?: AbortSignal): AsyncGenerator<Finding> {
      const awaited = (await looksOf(signal)).map((look) => ({ look, ...Promise.withResolvers<Finding>() }))
      const waiting = awaited.values()
      let hasEnded = false
      async function lookOn(): Promise<void> {
        for (const { look, resolve } of waiting) {
          if (hasEnded || signal?.aborted) return
          resolve(await findingOf(...look))
        }
      }
      const looks = Array.from({ length: AT_ONCE }, lookOn)
      try {
        for (const { promise } of awaited) {
          if (signal?.aborted) return
          yield await promise
        }
      } finally {
        hasEnded = true
        await Promise.all(looks)
      }
    },

    /** Ends the checks that are under way. */
    interrupt: () => store.cancelOwn(),
  }
}

export type Doctor = ReturnType<typeof createDoctor>

type Look = [name: string, look: () => Promise<Found>]

async function findingOf(...[check, look]: Look): Promise<Finding> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1_000
  try {
    return { check, ...(await look()), seconds: seconds() }
  } catch (error) {
    return { check, failure: sentence(error), seconds: seconds() }
  }
}

const listed = (breaches: readonly string[]): Found => ({ breaches: breaches.slice(0, LISTED), count: breaches.length })

/** What went wrong, in the database's words; of several addresses that were tried, those of the first. */
function sentence(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
