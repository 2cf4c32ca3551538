import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { createIdempotence } from '#platform/idempotence.ts'
import { createRateLimit } from '#platform/rate-limit.ts'
import {
  CANCEL_TOPIC,
  CANCELLATION_TOPIC,
  CONFIRMATION_TOPIC,
  createCancelAtErp,
  createOrderCancellation,
  createOrderConfirmation,
  createOrderProgress,
  createOrderRenumbered,
  createSubmitOrder,
  ERP_TOPIC,
  RENUMBERED_TOPIC,
} from '#features/orders/index.ts'
import { createPlannedDays } from '#features/delivery/index.ts'
import { createOutbox, createWorker } from '#features/outbox/index.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { createAccountLockedMail, LOCKED_TOPIC } from '#features/session/index.ts'
import type { OutsideWorld } from './outside-world.ts'

const PROGRESS_EVERY_MS = 5_000
const CALENDARS_EVERY_MS = 900_000
const DEMO_CALENDARS_EVERY_MS = 10_000
const SWEEP_EVERY_MS = 600_000

/** What happens after the answer: orders to the ERP, mails, and looking how far orders are. */
export function createWork({
  db,
  clock,
  world,
  publicUrl,
  log,
  isDemo,
  leaseMs,
  sweepSessions,
  sweepOutbox,
}: {
  db: Database
  clock: Clock
  world: OutsideWorld
  publicUrl: string
  log: FastifyBaseLogger
  isDemo: boolean
  leaseMs: number
  sweepSessions: () => Promise<unknown>
  sweepOutbox: () => Promise<unknown>
}) {
  const portal = createPortal({ store: createPortalStore(db), clock })
  const outbox = createOutbox({
    db,
    clock,
    log,
    settings: { leaseMs },
    handlers: {
      [ERP_TOPIC]: createSubmitOrder({ db, clock, erp: world.erp }),
      [CANCEL_TOPIC]: createCancelAtErp({ db, clock, erp: world.erp }),
      [CONFIRMATION_TOPIC]: createOrderConfirmation({ db, mailer: world.mailer, portal, publicUrl }),
      [RENUMBERED_TOPIC]: createOrderRenumbered({ db, mailer: world.mailer, portal, publicUrl }),
      [CANCELLATION_TOPIC]: createOrderCancellation({ db, mailer: world.mailer, portal, publicUrl }),
      [LOCKED_TOPIC]: createAccountLockedMail({ db, mailer: world.mailer, portal }),
    },
  })
  const progress = createOrderProgress({
    db,
    clock,
    erp: world.erp,
    timeZone: async () => (await portal.now()).market.timeZone,
    log,
    // In the demo an order moves on every few seconds, and people watch it.
    ...(isDemo && { settings: { everyMs: PROGRESS_EVERY_MS } }),
  })
  const plannedDays = createPlannedDays({ db, portal, erp: world.erp })
  const rateLimit = createRateLimit({ db, clock })
  return createWorker({
    outbox,
    log,
    jobs: [
      { name: 'order-progress', everyMs: PROGRESS_EVERY_MS, run: (signal) => progress.syncOrderProgress(signal) },
      {
        name: 'planned-days',
        everyMs: isDemo ? DEMO_CALENDARS_EVERY_MS : CALENDARS_EVERY_MS,
        run: (signal) => plannedDays.syncPlannedDays(signal),
      },
      { name: 'sweep-sessions', everyMs: SWEEP_EVERY_MS, run: () => sweepSessions() },
      { name: 'sweep-outbox', everyMs: SWEEP_EVERY_MS, run: () => sweepOutbox() },
      { name: 'sweep-idempotence', everyMs: SWEEP_EVERY_MS, run: () => createIdempotence({ db, clock }).sweep() },
      { name: 'sweep-limits', everyMs: SWEEP_EVERY_MS, run: () => rateLimit.sweep() },
    ],
  })
}
