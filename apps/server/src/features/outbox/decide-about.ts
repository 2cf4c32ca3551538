import { writeAudits } from '#request/audit.ts'
import type { Database } from '#platform/database/database.ts'
import { createOutboxStore, type OutboxStore, type SettledMessage } from './outbox.store.ts'

/** What a person does about messages; the person is null where somebody has the machine. */
export type Decision = { action: 'outbox-replayed' | 'outbox-abandoned'; actorId: string | null; at: Date }

/** What a person decides about messages stands in the audit trail, and the workers look again; answers their keys. */
export async function decideAbout(
  db: Database,
  { action, actorId, at }: Decision,
  decide: (store: OutboxStore) => Promise<SettledMessage[]>,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const store = createOutboxStore(tx)
    const settled = await decide(store)
    writeAudits(
      tx,
      settled.map(({ key, companyId, shipToId, lastError }) => ({
        at,
        actorId,
        companyId,
        shipToId,
        action,
        subject: key,
        details: { lastError },
      })),
    )
    await store.sayItWaits()
    return settled.map(({ key }) => key)
  })
}
