import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '#request/audit.ts'
import type { FactorChange } from '#features/messages/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { OF_NO_SHIP_TO } from '#features/passwords/index.ts'
import { factorMessage } from './second-factor-message.ts'

/** Writes a change in the audit trail, and into the person's mail; `actorId` is null for whoever runs the portal. */
export function recordFactor(
  tx: Transaction,
  userId: string,
  { at, actorId, change }: { at: Date; actorId: string | null; change: FactorChange },
): void {
  const action = `second-factor-${change}`
  writeAudit(tx, { at, actorId, companyId: null, shipToId: null, action, subject: userId, details: {} })
  leaveMessages(tx, OF_NO_SHIP_TO, [factorMessage(userId, change, at)])
}
