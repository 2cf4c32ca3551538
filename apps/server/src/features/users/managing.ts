import { canManageUsers } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#request/actor.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'

/** The companies whose people this person looks after: those where they are Key user or designated administrator (PRM-39). */
export function managedCompanies(actor: Actor): string[] {
  const managed = actor.shipTos.filter(({ entries }) => entries.some(({ role }) => canManageUsers(role)))
  return [...new Set(managed.map(({ companyId }) => companyId))].toSorted()
}

export type Managing = { actor: Actor; companies: string[] }

/** Who asks and for which companies, if they look after the people of any. */
export function managing(
  authorise: Authorise,
  actor: Actor | null,
  operation: OperationName,
): Outcome<Managing, AccessRefusal> {
  const refusal = authorise(actor, operation)
  if (refusal) return refuse(refusal)
  if (!actor) return refuse({ code: 'unauthorized' })
  const companies = managedCompanies(actor)
  return companies.length > 0 ? accept({ actor, companies }) : refuse({ code: 'forbidden', anyOf: [] })
}
