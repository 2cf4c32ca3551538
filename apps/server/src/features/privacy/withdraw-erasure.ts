import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '#request/audit.ts'
import { createLeavingStore } from './privacy.store.ts'

/** Opens an account again that was closed since its person asked for erasure; false where no such wish waits. */
export async function withdrawErasure(
  tx: Transaction,
  { userId, at, actorId }: { userId: string; at: Date; actorId: string | null },
): Promise<boolean> {
  if (!(await createLeavingStore(tx).withdraw(userId))) return false
  const entry = { at, actorId, companyId: null, shipToId: null, subject: userId, details: {} }
  writeAudit(tx, { ...entry, action: 'erasure-withdrawn' })
  return true
}
