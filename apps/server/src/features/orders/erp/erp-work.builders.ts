import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Erp } from '#integrations/erp/index.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createCancelAtErp } from '../cancelling/cancel-at-erp.service.ts'
import { createOrderProgress } from './order-progress.service.ts'
import { createSubmitOrder } from './submit-order.service.ts'
import { ORDER_TOPICS } from '../order-message.ts'

type Parts = { db: Database; clock: Clock; erp: Erp }

/** What is done about messages for the ERP; letters wait. */
export const buildErpHandlers = (parts: Parts) => ({
  [ORDER_TOPICS.submit]: createSubmitOrder(parts),
  [ORDER_TOPICS.cancel]: createCancelAtErp(parts),
})

/** Works on what waits for the ERP; answers what a person is told of it. */
export async function workOffForErp(parts: Parts): Promise<string[]> {
  const log = buildLog()
  await createWorker({ db: parts.db, log, handlers: buildErpHandlers(parts) }).drain()
  return log.errors
}

/** Looks how far orders are that are due. */
export const lookAfterOrders = (parts: Parts) =>
  createOrderProgress({ ...parts, log: buildLog(), timeZone: async () => 'Europe/Amsterdam' }).syncOrderProgress()
