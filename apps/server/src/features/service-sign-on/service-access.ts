import { permissionOfService, SERVICES, type Service } from '@fust/domain/access'
import type { Outcome } from '@fust/domain/outcome'
import { accept, refuse } from '@fust/domain/outcome'
import type { Database } from '#platform/database/database.ts'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import { rereadActor } from '#features/session/index.ts'
import { signedIn, type AccessRefusal, type Authorise, type OperationName } from '#request/policy.ts'

/** Where a sign-on at a service begins, as the policy names it. */
export const startOf = (service: Service): OperationName => `GET /identity/services/${service}`

export const serviceStartPolicy = Object.fromEntries(
  SERVICES.map((service) => [startOf(service), signedIn(permissionOfService(service))]),
)

/**
 * For which of their ship-tos somebody may come to a service: the chosen one, else the first that lets them. It is the
 * person who arrives there, so that one ship-to is enough.
 */
export function accessToService(
  authorise: Authorise,
  actor: Actor | null,
  service: Service,
): Outcome<{ actor: Actor; access: ShipToAccess }, AccessRefusal> {
  const refusal = authorise(actor, startOf(service))
  if (!actor) return refuse(refusal ?? { code: 'unauthorized' })
  const access = [actor.shipTo, ...actor.shipTos].find(
    (each) => each !== null && authorise(actor, startOf(service), each) === null,
  )
  return access ? accept({ actor, access }) : refuse(refusal ?? { code: 'forbidden', anyOf: [] })
}

/** The same of whoever came there before, as they are now: what was taken away since then is gone. */
export async function accessAsOfNow(
  { db, authorise }: { db: Database; authorise: Authorise },
  { userId, shipToId }: { userId: string; shipToId: string | null },
  service: Service,
): Promise<ReturnType<typeof accessToService>> {
  const actor = await rereadActor(db, {
    userId,
    namedShipToId: null,
    shipTo: shipToId === null ? null : { shipToId },
    // A service knows somebody as who they are.
    orderingFor: null,
  })
  return accessToService(authorise, actor, service)
}
