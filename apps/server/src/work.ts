import { createWorker } from '#features/outbox/index.ts'
import type { Feature, Work } from './feature.ts'

/** What is done about each topic, once its message is committed. */
export const handlersOf = (features: readonly Feature[], work: Work) =>
  Object.fromEntries(features.flatMap(({ handlers }) => Object.entries(handlers?.(work) ?? {})))

/** What happens after the answer: orders to the ERP, mails, and looking how far orders are. */
export function createWork(features: readonly Feature[], work: Work) {
  const { db, log, settings } = work
  return createWorker({
    db,
    log,
    settings: { leaseMs: settings.OUTBOX_LEASE_MS },
    handlers: handlersOf(features, work),
    jobs: features.flatMap(({ jobs }) => jobs?.(work) ?? []),
  })
}
