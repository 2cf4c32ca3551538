import { mayTakeRole, STAFF_TYPES } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#request/actor.ts'
import { managedCompanies, type ManagedCompanies } from '#request/managed-companies.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { Reach } from './managed-user.store.ts'

/** The roles that are seen in these companies. */
export function reachOf(companies: ManagedCompanies): Reach {
  const ofStaff = [...companies].filter(([, giver]) => STAFF_TYPES.every((type) => mayTakeRole(giver, type)))
  return { companies: [...companies.keys()], ofStaff: ofStaff.map(([companyId]) => companyId) }
}

export type Managing = { actor: Actor; companies: ManagedCompanies }

/** The caller and the companies whose people they manage, if there are any. */
export function managing(
  authorise: Authorise,
  actor: Actor | null,
  operation: OperationName,
): Outcome<Managing, AccessRefusal> {
  const refusal = authorise(actor, operation)
  if (refusal) return refuse(refusal)
  if (!actor) return refuse({ code: 'unauthorized' })
  const companies = managedCompanies(actor)
  return companies.size > 0 ? accept({ actor, companies }) : refuse({ code: 'forbidden', anyOf: [] })
}
