import { orderNews } from '@fust/domain/support'
import { statement, type Queries } from '#platform/database/database.ts'
import { createNotices } from '#features/notifications/index.ts'
import type { OrderKey } from '#features/ledgers/index.ts'

/** Who acts on an order after a call outside: in a database that lost its last seconds the id is another order's by then. */
export type LastingKey = OrderKey & { reference: string }
export type OrderEvent = { status: string; at: Date; source: 'portal' | 'erp' }

const setStatus = statement(
  'order-event.set-status',
  `with event as (
     insert into order_event (company_id, order_id, status, happened_at, source) values ($1, $2, $3, $4, $5))
   update sales_order set status = $3, status_changed_at = $4 where company_id = $1 and id = $2`,
)

/** The way of an order, station by station: each status it gets is one event. */
export function createOrderEventStore(tx: Queries) {
  return {
    /**
     * The next status; the caller holds the order's lock and has asked whether it may follow. People are told what the
     * brewery did; what they did themselves they know.
     */
    writeStatus: async ({ companyId, id }: OrderKey, { status, at, source }: OrderEvent) => {
      const news = source === 'erp' ? orderNews(status) : null
      await Promise.all([
        tx.rows(setStatus, [companyId, id, status, at, source]),
        news && createNotices(tx).ofOrder({ companyId, id }, news, at),
      ])
    },
  }
}
