import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Settings } from '#platform/env.ts'
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
import { createOutboxStore, createWorker } from '#features/outbox/index.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { createAccountLockedMail, LOCKED_TOPIC } from '#features/session/index.ts'
import type { OutsideWorld } from './outside-world.ts'

const PROGRESS_EVERY_MS = 5_000
const CALENDARS_EVERY_MS = 900_000
const DEMO_CALENDARS_EVERY_MS = 10_000
const SWEEP_EVERY_MS = 600_000

type Parts = { db: Database; clock: Clock; world: OutsideWorld; publicUrl: string }

/** What is done about each topic, once its message is committed. */
export function createHandlers({ db, clock, world: { erp, mailer }, publicUrl }: Parts) {
  const portal = createPortal({ store: createPortalStore(db), clock })
  const letters = { db, mailer, portal, publicUrl }
  return {
    [ERP_TOPIC]: createSubmitOrder({ db, clock, erp }),
    [CANCEL_TOPIC]: createCancelAtErp({ db, clock, erp }),
    [CONFIRMATION_TOPIC]: createOrderConfirmation(letters),
    [RENUMBERED_TOPIC]: createOrderRenumbered(letters),
    [CANCELLATION_TOPIC]: createOrderCancellation(letters),
    [LOCKED_TOPIC]: createAccountLockedMail(letters),
  }
}

/** What happens after the answer: orders to the ERP, mails, and looking how far orders are. */
export function createWork({
  log,
  isDemo,
  settings,
  sweepSessions,
  ...parts
}: Parts & {
  log: FastifyBaseLogger
  isDemo: boolean
  settings: Pick<Settings, 'OUTBOX_LEASE_MS' | 'OUTBOX_KEPT_DAYS'>
  sweepSessions: () => Promise<unknown>
}) {
  const { db, clock } = parts
  const { erp } = parts.world
  const portal = createPortal({ store: createPortalStore(db), clock })
  const progress = createOrderProgress({
    db,
    clock,
    erp,
    timeZone: async () => (await portal.now()).market.timeZone,
    log,
    // In the demo an order moves on every few seconds, and people watch it.
    ...(isDemo && { settings: { everyMs: PROGRESS_EVERY_MS } }),
  })
  const plannedDays = createPlannedDays({ db, portal, erp })
  const sweeps = {
    'sweep-sessions': sweepSessions,
    'sweep-outbox': () => createOutboxStore(db).sweepDone(settings.OUTBOX_KEPT_DAYS),
    'sweep-idempotence': () => createIdempotence({ db, clock }).sweep(),
    'sweep-limits': () => createRateLimit({ db, clock }).sweep(),
  }
  return createWorker({
    db,
    log,
    settings: { leaseMs: settings.OUTBOX_LEASE_MS },
    handlers: createHandlers(parts),
    jobs: [
      { name: 'order-progress', everyMs: PROGRESS_EVERY_MS, run: progress.syncOrderProgress },
      {
        name: 'planned-days',
        everyMs: isDemo ? DEMO_CALENDARS_EVERY_MS : CALENDARS_EVERY_MS,
        run: plannedDays.syncPlannedDays,
      },
      ...Object.entries(sweeps).map(([name, run]) => ({ name, everyMs: SWEEP_EVERY_MS, run })),
    ],
  })
}
