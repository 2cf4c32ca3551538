import { statement, type Transaction } from '#platform/database/database.ts'

/** Whose messages: what is left for the ERP about a ship-to goes out in the order in which it was committed. */
export type Leaving = { companyId: string; shipToId: string }
export type MessageToLeave = { key: string; topic: string; payload: unknown }

// The ship-to's lock is held until the commit, and ids are drawn under it: their order is the order of the commits.
const insertMessages = statement(
  'outbox.leave',
  `with turn as materialized (select pg_advisory_xact_lock(hashtextextended('outbox ' || $1 || ' ' || $2, 0)))
   insert into outbox (key, topic, company_id, ship_to_id, payload)
   select m.key, m.topic, $1, $2, m.payload
   from turn, jsonb_to_recordset($3::jsonb) as m(key text, topic text, payload jsonb)`,
)

/** Writes what must still happen outside in the transaction that decides it, with its commit. */
export function leaveMessages(
  tx: Transaction,
  { companyId, shipToId }: Leaving,
  messages: readonly MessageToLeave[],
): void {
  tx.leave(insertMessages, [companyId, shipToId, JSON.stringify(messages)])
}
