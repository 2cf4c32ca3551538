import { canBecome } from '@fust/domain/order'
import { accept, refuse } from '@fust/domain/outcome'
import { writeAudit } from '#platform/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Queries } from '#platform/database.ts'
import type { Erp, ErpRefusal } from '#integrations/erp/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { createCancelOrderStore } from './cancel-order.store.ts'
import { createOrderEventStore, type OrderKey } from './order-event.store.ts'
import { orderOf } from './submit-order.payload.ts'

const CANCELED = 'Canceled'
const FOR_A_PERSON = 'Request sent'

/** Tells the ERP that an order was cancelled; one that it refuses to cancel stands there, and a person has to look. */
export function createCancelAtErp({ db, clock, erp }: { db: Database; clock: Clock; erp: Erp }): OutboxHandler {
  async function goOn(tx: Queries, key: OrderKey, status: string): Promise<void> {
    const order = await createCancelOrderStore(tx).lockStatus(key)
    if (order && canBecome(order.status, status))
      await createOrderEventStore(tx).goOn(key, { status, at: clock.now(), source: 'erp' })
  }

  async function keepForPerson(key: OrderKey & { number: string; shipToId: string }, refusal: ErpRefusal) {
    const { companyId, shipToId, number } = key
    await db.transaction(async (tx) => {
      await goOn(tx, key, FOR_A_PERSON)
      writeAudit(tx, {
        at: clock.now(),
        actorId: null,
        companyId,
        shipToId,
        action: 'erp-refused-cancelling',
        subject: number,
        details: refusal,
      })
    })
  }

  return {
    inOrder: true,
    handle: async (message) => {
      const { companyId, id, number } = orderOf(message)
      const order = await createCancelOrderStore(db).find(companyId, id)
      if (!order) throw new Error(`Order ${number} is not there.`)
      const key = { companyId, id, number, shipToId: order.shipToId }
      // It was cancelled before the ERP heard of it.
      if (order.sapId === null) return accept(undefined)
      const canceled = await erp.cancelOrder(order.sapId)
      if (canceled.ok) {
        // After a refusal that a person settled it waited as 'Request sent'.
        await db.transaction((tx) => goOn(tx, key, CANCELED))
        return accept(undefined)
      }
      await keepForPerson(key, canceled.refusal)
      const { refusal } = canceled
      return refuse('message' in refusal ? { code: refusal.code, message: refusal.message } : refusal)
    },
  }
}
