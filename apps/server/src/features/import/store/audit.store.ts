import type { Pool, PoolClient } from 'pg'

/** What an import read and changed, for whoever asks later. */
export async function writeAudit(
  client: PoolClient,
  now: Date,
  subject: string,
  details: { digest: string; changes: unknown; withdrawnPasswords: number },
): Promise<void> {
  await client.query(
    `insert into audit_entry (happened_at, action, subject, details) values ($1, 'import-brewery', $2, $3)`,
    [now, subject, JSON.stringify(details)],
  )
}

/** The digest of the folder that was imported last. */
export async function lastDigest(db: Pool | PoolClient): Promise<string | null> {
  const { rows } = await db.query<{ digest: string | null }>(
    `select details ->> 'digest' as digest from audit_entry where action = 'import-brewery' order by id desc limit 1`,
  )
  return rows[0]?.digest ?? null
}

/** What an import that changed nothing stumbled over: which files, and not what stands in them. */
export async function writeFailure(pool: Pool, now: Date, files: readonly string[]): Promise<void> {
  await pool.query(
    `insert into audit_entry (happened_at, action, subject, details) values ($1, 'import-failed', 'import-failed', $2)`,
    [now, JSON.stringify({ files })],
  )
}
