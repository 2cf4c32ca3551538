import { createWorker } from '#features/outbox/index.ts'
import { FEATURES } from './features.ts'
import type { Work } from './services.ts'

/** What is done about each topic, once its message is committed. */
export const handlersOf = (work: Work) =>
  Object.fromEntries(FEATURES.flatMap(({ handlers }) => Object.entries(handlers?.(work) ?? {})))

/** What happens after the answer: orders to the ERP, mails, and looking how far orders are. */
export function createWork(work: Work) {
  const { db, log, settings } = work
  return createWorker({
    db,
    log,
    settings: { leaseMs: settings.OUTBOX_LEASE_MS },
    handlers: handlersOf(work),
    jobs: FEATURES.flatMap(({ jobs }) => jobs?.(work) ?? []),
  })
}
