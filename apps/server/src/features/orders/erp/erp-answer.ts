import { canBecome, type OrderStatus } from '@fust/domain/order'
import { writeAudit } from '#request/audit.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import type { ErpRefusal, NumberHeld } from '#integrations/erp/index.ts'
import type { HandlerRefusal } from '#features/outbox/index.ts'
import type { OrderKey } from '#features/ledgers/index.ts'
import { createOrderEventStore } from '../order-event.store.ts'

/** Where an order stands that the ERP refused: a person has to look. */
export const AWAITS_PERSON: OrderStatus = 'Request sent'

/** One event for each step along the way; a step that may not follow, or was taken before, is none. */
export async function takeStep(
  tx: Queries,
  key: OrderKey,
  { from, to, at }: { from: string; to: OrderStatus; at: Date },
): Promise<void> {
  if (canBecome(from, to)) await createOrderEventStore(tx).writeStatus(key, { status: to, at, source: 'erp' })
}

/** Why an order, or its cancelling, is kept for a person. */
export type RefusedByErp = ErpRefusal | Extract<NumberHeld, { code: 'erp-order-unmarked' }>

/** What the operator is mailed about once a day: see operator-notice.store.ts, which finds it by this subject. */
const REFERENCE_DROPPED = 'erp-reference-dropped'

/** Writes down that the ERP created an order and did not store its reference: by its SAP id alone it is found again. */
export function auditDroppedReference(
  tx: Transaction,
  { companyId, shipToId }: RefusedOrder,
  { number, sapId, at }: { number: string; sapId: string; at: Date },
): void {
  const details = { number, sapId }
  const [action, subject] = [REFERENCE_DROPPED, REFERENCE_DROPPED]
  writeAudit(tx, { at, actorId: null, companyId, shipToId, action, subject, details })
}

type RefusedOrder = { companyId: string; shipToId: string; number: string }

/** Writes down that the ERP refused an order, or to cancel one. */
export function auditErpRefusal(
  tx: Transaction,
  { companyId, shipToId, number }: RefusedOrder,
  { action, refusal, at }: { action: 'erp-refused-order' | 'erp-refused-cancelling'; refusal: RefusedByErp; at: Date },
): void {
  writeAudit(tx, { at, actorId: null, companyId, shipToId, action, subject: number, details: refusal })
}

/** The refusal as it is kept with the message: the ERP's own code before its text, or what to look at. */
export function handlerRefusal(refusal: RefusedByErp): HandlerRefusal {
  const { code } = refusal
  if (refusal.code === 'erp-order-unknown') return { code }
  if (refusal.code === 'erp-refused') return { code, message: `${refusal.erpCode} ${refusal.message}` }
  if (refusal.code === 'erp-value-too-long') return { code, message: refusal.message }
  return {
    code,
    message: `see whether ${refusal.sapId} in the ERP, which has this number and no reference, is this order; where new orders lack it too, SAP_REFERENCE_FIELD names a field that SAP does not store`,
  }
}
