import { isStaffType } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { isCustomerService } from '@fust/domain/support'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { holdActor } from '#features/session/index.ts'
import { OF_A_VISITOR, type Places, type Scope } from './tickets.store.ts'

export type Asking = {
  actor: Actor
  /** The ship-tos at which the policy lets them. */
  accesses: readonly ShipToAccess[]
  /** Those ship-tos by their keys. */
  places: Places
  /** The tickets that they may see. */
  scope: Scope
}

/**
 * Which tickets somebody may see. Customers and account managers: those of the ship-tos at which they have Support
 * (decisions PRM-26), staff those of visitors as well; customer service: all.
 */
export function asking(
  authorise: Authorise,
  actor: Actor | null,
  operation: OperationName,
): Outcome<Asking, AccessRefusal> {
  if (!actor) return refuse(authorise(actor, operation) ?? { code: 'unauthorized' })
  const accesses = actor.shipTos.filter((access) => authorise(actor, operation, access) === null)
  const refusal = accesses.length === 0 ? authorise(actor, operation) : null
  if (refusal) return refuse(refusal)
  const places = placesOf(accesses)
  return accept({ actor, accesses, places, scope: scopeOf(accesses, places) })
}

/** The same in the midst of a change: what was taken away since it was asked is gone. */
export async function askingStill(
  tx: Transaction,
  authorise: Authorise,
  { actor }: Asking,
  operation: OperationName,
): Promise<Outcome<Asking, AccessRefusal>> {
  return asking(authorise, await holdActor(tx, actor), operation)
}

type Owned = { companyId: string; shipToId: string; userId: string | null }

/** Whether somebody speaks for the brewery in a ticket: its own people, except in what they asked themselves. */
export function isStaffOf({ actor, accesses }: Asking, ticket: Owned): boolean {
  if (ticket.userId === actor.userId) return false
  if (isOfService(accesses)) return true
  if (ticket.companyId === OF_A_VISITOR) return isOfBrewery(accesses)
  const access = accesses.find((own) => own.companyId === ticket.companyId && own.shipToId === ticket.shipToId)
  return access !== undefined && isStaffType(access.customerType)
}

function scopeOf(accesses: readonly ShipToAccess[], { companyIds, shipToIds }: Places): Scope {
  if (isOfService(accesses)) return { companyIds: [], shipToIds: [], isEverywhere: true }
  const visitors = isOfBrewery(accesses) ? [OF_A_VISITOR] : []
  return { companyIds: [...companyIds, ...visitors], shipToIds: [...shipToIds, ...visitors], isEverywhere: false }
}

const placesOf = (accesses: readonly ShipToAccess[]): Places => ({
  companyIds: accesses.map(({ companyId }) => companyId),
  shipToIds: accesses.map(({ shipToId }) => shipToId),
})

const isOfBrewery = (accesses: readonly ShipToAccess[]): boolean =>
  accesses.some(({ customerType }) => isStaffType(customerType))

const isOfService = (accesses: readonly ShipToAccess[]): boolean =>
  accesses.some(({ entries }) => entries.some(({ customerType }) => isCustomerService(customerType)))
