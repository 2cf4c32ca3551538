import { accept, refuse } from '@fust/domain/outcome'
import { writeAudit } from '#platform/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Erp, ErpRefusal } from '#integrations/erp/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { createCancelOrderStore } from './cancel-order.store.ts'
import { createOrderEventStore } from './order-event.store.ts'
import { orderOf } from './submit-order.payload.ts'

const FOR_A_PERSON = 'Request sent'

/** Tells the ERP that an order was cancelled; one that it refuses to cancel stands there, and a person has to look. */
export function createCancelAtErp({ db, clock, erp }: { db: Database; clock: Clock; erp: Erp }): OutboxHandler {
  async function keepForPerson(
    key: { companyId: string; id: number; number: string; shipToId: string },
    refusal: ErpRefusal,
  ): Promise<void> {
    const at = clock.now()
    const { companyId, shipToId, number } = key
    await db.transaction(async (tx) => {
      await createOrderEventStore(tx).goOn(key, { status: FOR_A_PERSON, at, source: 'erp' })
      const action = 'erp-refused-cancelling'
      await writeAudit(tx, { at, actorId: null, companyId, shipToId, action, subject: number, details: refusal })
    })
  }

  return {
    inOrder: true,
    handle: async (message) => {
      const { companyId, id, number } = orderOf(message)
      const order = await createCancelOrderStore(db).find(companyId, id)
      if (!order) throw new Error(`Order ${number} is not there.`)
      // It was cancelled before the ERP heard of it.
      if (order.sapId === null) return accept(undefined)
      const canceled = await erp.cancelOrder(order.sapId)
      if (canceled.ok) return accept(undefined)
      await keepForPerson({ companyId, id, number, shipToId: order.shipToId }, canceled.refusal)
      const { refusal } = canceled
      return refuse('message' in refusal ? { code: refusal.code, message: refusal.message } : refusal)
    },
  }
}
