import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { linkMessage, OF_NO_SHIP_TO } from '#features/passwords/index.ts'

/** Leaves an invitation for each of these people in the transaction that brings them. */
export async function leaveInvitations(client: PoolClient, people: readonly string[]): Promise<void> {
  const messages = people.map((userId) => linkMessage(`${userId}:${randomUUID()}`, { userId, isAsked: false }))
  await client.query(
    `insert into outbox (key, topic, company_id, ship_to_id, payload)
     select m.key, m.topic, $1, $2, m.payload from jsonb_to_recordset($3::jsonb) as m(key text, topic text, payload jsonb)`,
    [OF_NO_SHIP_TO.companyId, OF_NO_SHIP_TO.shipToId, JSON.stringify(messages)],
  )
}
