import { roleGivers, type RoleGiver } from '@fust/domain/access'
import type { Actor } from './actor.ts'

/** The companies whose people somebody looks after, each with what they may give there. */
export type ManagedCompanies = ReadonlyMap<string, RoleGiver>

/** Where this person manages people, by the table of who gives which role; nowhere while they order for a customer (PRM-39). */
export function managedCompanies({ shipTos }: Pick<Actor, 'shipTos'>): ManagedCompanies {
  return roleGivers(
    shipTos.flatMap(({ companyId, shipToType, entries }) =>
      entries.map(({ role, customerType }) => ({ companyId, shipToType, role, customerType })),
    ),
  )
}

export const giverAt = (companies: ManagedCompanies, companyId: string): RoleGiver =>
  companies.get(companyId) ?? 'nobody'
