import type { PoolClient } from 'pg'

/** What an import changed, for whoever asks later. */
export async function writeAudit(client: PoolClient, now: Date, subject: string, details: unknown): Promise<void> {
  await client.query(
    `insert into audit_entry (happened_at, action, subject, details) values ($1, 'import-brewery', $2, $3)`,
    [now, subject, JSON.stringify(details)],
  )
}
