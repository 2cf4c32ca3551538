import type { RoleChange } from '@fust/domain/access'
import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '#request/audit.ts'

/** What may be done to a person; in the trail of a company each begins with `person-`. */
export type UserAction =
  | 'invited'
  | 'invited-again'
  | 'updated'
  | 'role-given'
  | 'role-changed'
  | 'role-taken'
  | 'deactivated'
  | 'activated'
  | 'invitation-withdrawn'
  | 'invitation-confirmed'

type Done = { at: Date; actorId: string; userId: string }

/** Something that was done to a person, in the trail of each company that it was done in. */
export function auditUser(
  tx: Transaction,
  { at, actorId, userId }: Done,
  companies: readonly string[],
  action: UserAction,
  details: Readonly<Record<string, unknown>> = {},
): void {
  for (const companyId of companies)
    writeAudit(tx, { at, actorId, companyId, shipToId: null, action: `person-${action}`, subject: userId, details })
}

/** An entry for each ship-to where the person may do something else than before. */
export function auditRoles(
  tx: Transaction,
  { at, actorId, userId }: Done,
  changes: readonly (RoleChange & { companyId: string })[],
): void {
  for (const { companyId, shipToId, was, is } of changes) {
    const action = was && is ? 'role-changed' : is ? 'role-given' : 'role-taken'
    const details = {
      role: is?.role ?? null,
      was: was?.role ?? null,
      customerType: (is ?? was)?.customerType ?? null,
    }
    writeAudit(tx, { at, actorId, companyId, shipToId, action: `person-${action}`, subject: userId, details })
  }
}
