import type { CalendarDate } from '@fust/domain/calendar'
import type { PaymentStage } from '@fust/domain/payment'
import { statement, type Queries } from '#platform/database/database.ts'
import type { OrderKey } from '#features/ledgers/index.ts'
import type { LastingKey } from '../order-event.store.ts'
import type { MessageOrder } from '../order-message.ts'

/** An order about to be cancelled, with its row locked. */
export type OrderToCancel = {
  companyId: string
  id: number
  number: string
  reference: string
  sapId: string | null
  shipToId: string
  status: string
  deliveryDate: CalendarDate
  couponCode: string | null
  /** How far it is paid online; null: it goes on account. */
  paymentStage: PaymentStage | null
  hasShipped: boolean
}

type NamedOrder = { companyIds: readonly string[]; shipToIds: readonly string[]; name: string; id: number | null }

const columns = `o.company_id as "companyId", o.id, o.number, o.reference, o.sap_id as "sapId",
     o.ship_to_id as "shipToId", o.status, o.delivery_date as "deliveryDate", o.coupon_code as "couponCode",
     o.payment_stage as "paymentStage",
     exists (select from order_line l where l.company_id = o.company_id and l.order_id = o.id and l.shipped_cases > 0)
       as "hasShipped"`

const lockOrder = statement<OrderToCancel>(
  'cancel-order.lock',
  `select ${columns}
   from sales_order o
   where o.company_id = any($1) and o.ship_to_id = any($2)
     and (o.sap_id = $3 or o.number = $3 or o.former_numbers @> array[$3] or o.id = $4)
   order by o.number = $3 desc, o.id for update of o limit 1`,
)

const lockById = statement<OrderToCancel>(
  'cancel-order.lock-by-id',
  `select ${columns} from sales_order o where o.company_id = $1 and o.id = $2 for update of o`,
)

const markUndelivered = statement(
  'cancel-order.mark-undelivered',
  `update sales_order set delivery_status = 'CANCELLED' where company_id = $1 and id = $2`,
)

const lockStatus = statement<{ status: string }>(
  'cancel-order.lock-status',
  `select status from sales_order where company_id = $1 and id = $2 and reference = $3 for update`,
)

const readOrder = statement<{ number: string; reference: string; sapId: string | null; shipToId: string }>(
  'cancel-order.find',
  `select number, reference, sap_id as "sapId", ship_to_id as "shipToId"
   from sales_order where company_id = $1 and id = $2 and reference = coalesce($3, reference)`,
)

export function createCancelOrderStore(db: Queries) {
  return {
    /** By SAP id, by number, also one that it had before, or by id; only among these ship-tos. */
    lock: ({ companyIds, shipToIds, name, id }: NamedOrder) => db.row(lockOrder, [companyIds, shipToIds, name, id]),
    lockById: ({ companyId, id }: OrderKey) => db.row(lockById, [companyId, id]),
    markUndelivered: ({ companyId, id }: OrderKey) => db.rows(markUndelivered, [companyId, id]),
    lockStatus: ({ companyId, id, reference }: LastingKey) => db.row(lockStatus, [companyId, id, reference]),
    read: ({ companyId, id, reference }: MessageOrder) => db.row(readOrder, [companyId, id, reference]),
  }
}
