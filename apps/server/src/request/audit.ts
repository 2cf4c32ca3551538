import { statement, type Transaction } from '#platform/database.ts'

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

/** Writes the entry in the transaction of what it is about, with its commit. */
export function writeAudit(tx: Transaction, entry: AuditEntry): void {
  const { at, actorId, companyId, shipToId, action, subject, details } = entry
  tx.leave(insertEntry, [at, actorId, companyId, shipToId, action, subject, JSON.stringify(details)])
}
