import { statement, type Transaction } from '#platform/database/database.ts'

/** Something that somebody may have to account for; the table takes no change and no deletion. */
export type AuditEntry = {
  at: Date
  /** Null where no person did it. */
  actorId: string | null
  companyId: string | null
  shipToId: string | null
  action: string
  subject: string
  details: unknown
}

const insertEntry = statement(
  'audit.insert',
  `insert into audit_entry (happened_at, actor_id, company_id, ship_to_id, action, subject, details)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)

const insertEntries = statement(
  'audit.insert-many',
  `insert into audit_entry (happened_at, actor_id, company_id, ship_to_id, action, subject, details)
   select e.at, e."actorId", e."companyId", e."shipToId", e.action, e.subject, e.details
   from jsonb_to_recordset($1::jsonb) as e(at timestamptz, "actorId" text, "companyId" text, "shipToId" text,
     action text, subject text, details jsonb)`,
)

/** The same for many at once. */
export function writeAudits(tx: Transaction, entries: readonly AuditEntry[]): void {
  if (entries.length > 0) tx.leave(insertEntries, [JSON.stringify(entries)])
}

/** Writes the entry in the transaction of what it is about, with its commit. */
export function writeAudit(tx: Transaction, entry: AuditEntry): void {
  const { at, actorId, companyId, shipToId, action, subject, details } = entry
  tx.leave(insertEntry, [at, actorId, companyId, shipToId, action, subject, JSON.stringify(details)])
}
