import { createOutbox, createWorker } from '#features/outbox/index.ts'
import { FEATURES } from './features.ts'
import type { Work } from './services.ts'

/** What happens after the answer: orders to the ERP, mails, and looking how far orders are. */
export function createWork(work: Work) {
  const { db, clock, log, settings } = work
  const outbox = createOutbox({
    db,
    clock,
    log,
    settings: { leaseMs: settings.OUTBOX_LEASE_MS },
    handlers: Object.fromEntries(FEATURES.flatMap(({ handlers }) => Object.entries(handlers?.(work) ?? {}))),
  })
  return createWorker({ outbox, log, jobs: FEATURES.flatMap(({ jobs }) => jobs?.(work) ?? []) })
}
