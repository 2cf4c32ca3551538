import { isStaffType } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { holdActor } from '#features/session/index.ts'
import { OF_A_VISITOR, type Scope } from './tickets.store.ts'

/** Who asks, and at which ship-tos the policy lets them. */
export type Asking = { actor: Actor; accesses: readonly ShipToAccess[]; scope: Scope }

/** The ship-tos at which somebody may do this; an account's page goes by all of them (decisions PRM-26). The brewery's people see what visitors ask as well. */
export function asking(
  authorise: Authorise,
  actor: Actor | null,
  operation: OperationName,
): Outcome<Asking, AccessRefusal> {
  if (!actor) return refuse(authorise(actor, operation) ?? { code: 'unauthorized' })
  const accesses = actor.shipTos.filter((access) => authorise(actor, operation, access) === null)
  const refusal = accesses.length === 0 ? authorise(actor, operation) : null
  if (refusal) return refuse(refusal)
  const seen = [...accesses, ...(isOfBrewery(accesses) ? [{ companyId: OF_A_VISITOR, shipToId: OF_A_VISITOR }] : [])]
  const scope = { companyIds: seen.map(({ companyId }) => companyId), shipToIds: seen.map(({ shipToId }) => shipToId) }
  return accept({ actor, accesses, scope })
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
  if (ticket.companyId === OF_A_VISITOR) return isOfBrewery(accesses)
  const access = accesses.find((own) => own.companyId === ticket.companyId && own.shipToId === ticket.shipToId)
  return access !== undefined && isStaffType(access.customerType) && ticket.userId !== actor.userId
}

const isOfBrewery = (accesses: readonly ShipToAccess[]): boolean =>
  accesses.some(({ customerType }) => isStaffType(customerType))
