import type { OrderStatus } from '@fust/domain/order'
import { accept, refuse } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import type { Erp, ErpRefusal } from '#integrations/erp/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { createCancelOrderStore } from './cancel-order.store.ts'
import { auditErpRefusal, AWAITS_PERSON, handlerRefusal, takeStep } from '../erp/erp-answer.ts'
import type { LastingKey } from '../order-event.store.ts'
import { orderOf } from '../order-message.ts'

/** Tells the ERP that an order was cancelled; one that it refuses to cancel stands there, and a person has to look. */
export function createCancelAtErp({ db, clock, erp }: { db: Database; clock: Clock; erp: Erp }): OutboxHandler {
  async function stepTo(tx: Queries, key: LastingKey, to: OrderStatus): Promise<void> {
    const order = await createCancelOrderStore(tx).lockStatus(key)
    if (order) await takeStep(tx, key, { from: order.status, to, at: clock.now() })
  }

  async function keepForPerson(order: LastingKey & { number: string; shipToId: string }, refusal: ErpRefusal) {
    await db.transaction(async (tx) => {
      await stepTo(tx, order, AWAITS_PERSON)
      auditErpRefusal(tx, order, { action: 'erp-refused-cancelling', refusal, at: clock.now() })
    })
  }

  return async (message) => {
    const told = orderOf(message)
    const order = await createCancelOrderStore(db).read(told)
    if (!order) throw new Error(`Order ${told.number} is not there.`)
    const key = { ...told, ...order }
    // It was cancelled before the ERP heard of it.
    if (order.sapId === null) return accept(undefined)
    const canceled = await erp.cancelOrder({ sapId: order.sapId, reference: order.reference })
    if (canceled.ok) {
      // After a refusal that a person settled it waited as 'Request sent'.
      await db.transaction((tx) => stepTo(tx, key, 'Canceled'))
      return accept(undefined)
    }
    await keepForPerson(key, canceled.refusal)
    return refuse(handlerRefusal(canceled.refusal))
  }
}
