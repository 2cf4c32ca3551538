import { mayTakeRole, roleGivers, STAFF_TYPES, type RoleGiver } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#request/actor.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { Reach } from './managed-user.store.ts'

/** The companies whose people somebody looks after, each with what they may give there. */
export type ManagedCompanies = ReadonlyMap<string, RoleGiver>

/** What of people this person may see and change: by the table of who gives which role, and nothing while they order for a customer (PRM-39). */
export function managedCompanies({ shipTos }: Pick<Actor, 'shipTos'>): ManagedCompanies {
  const roles = shipTos.flatMap(({ companyId, shipToType, entries }) =>
    entries.map(({ role, customerType }) => ({ companyId, shipToType, role, customerType })),
  )
  return roleGivers(roles)
}

export const giverAt = (companies: ManagedCompanies, companyId: string): RoleGiver =>
  companies.get(companyId) ?? 'nobody'

/** The roles that are seen there. */
export function reachOf(companies: ManagedCompanies): Reach {
  const ofStaff = [...companies].filter(([, giver]) => STAFF_TYPES.every((type) => mayTakeRole(giver, type)))
  return { companies: [...companies.keys()], ofStaff: ofStaff.map(([companyId]) => companyId) }
}

export type Managing = { actor: Actor; companies: ManagedCompanies }

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
  return companies.size > 0 ? accept({ actor, companies }) : refuse({ code: 'forbidden', anyOf: [] })
}
