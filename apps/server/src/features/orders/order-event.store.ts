import { statement, type Queries } from '#platform/database.ts'

export type OrderKey = { companyId: string; id: number }
export type OrderEvent = { status: string; at: Date; source: 'portal' | 'erp' }

const insertEvent = statement(
  'order-event.insert',
  `insert into order_event (company_id, order_id, status, happened_at, source) values ($1, $2, $3, $4, $5)`,
)

const setStatus = statement(
  'order-event.set-status',
  `with event as (
     insert into order_event (company_id, order_id, status, happened_at, source) values ($1, $2, $3, $4, $5))
   update sales_order set status = $3, status_changed_at = $4 where company_id = $1 and id = $2`,
)

/** The way of an order, station by station: each status it gets is one event. */
export function createOrderEventStore(tx: Queries) {
  const values = ({ companyId, id }: OrderKey, { status, at, source }: OrderEvent) => [
    companyId,
    id,
    status,
    at,
    source,
  ]
  return {
    /** The status an order begins with. */
    begin: (order: OrderKey, event: OrderEvent) => tx.rows(insertEvent, values(order, event)),
    /** The next status; the caller holds the order's lock and has asked whether it may follow. */
    goOn: (order: OrderKey, event: OrderEvent) => tx.rows(setStatus, values(order, event)),
  }
}
