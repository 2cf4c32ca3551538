import { statement, type Queries } from '#platform/database/database.ts'
import { READ_ERROR_LENGTH, shownError } from './shown-error.ts'

/** What is still to be told to the ERP about an order; `behind` is the order of the dead message before it in its lane. */
export type ErpMessage = {
  orderId: number
  topic: string
  since: Date
  isDead: boolean
  /** As it is shown to staff. */
  error: string | null
  behind: string | null
}

// By the lane of the ship-to: an order is never looked for among all that waits.
const readErpMessages = statement<ErpMessage>(
  'outbox.erp-messages',
  `select o.id as "orderId", m.topic, m.created_at as since, m.dead_at is not null as "isDead",
     left(m.last_error, $3) as error, (select d.payload ->> 'number' from outbox d
       where d.lane = m.lane and d.done_at is null and d.dead_at is not null and d.id < m.id order by d.id limit 1) as behind
   from sales_order o
   join outbox m on m.lane = o.company_id || ' ' || o.ship_to_id and m.done_at is null
     and (m.payload ->> 'orderId')::bigint = o.id
   where o.company_id = any($1) and o.id = any($2) order by o.id, m.id`,
)

/** What has not reached the ERP of these orders, oldest first of each. */
export async function readErpMessagesOf(
  db: Queries,
  companyIds: readonly string[],
  orderIds: readonly number[],
): Promise<ErpMessage[]> {
  const found = await db.rows(readErpMessages, [companyIds, orderIds, READ_ERROR_LENGTH])
  return found.map((message) => ({ ...message, error: message.error && shownError(message.error) }))
}
