import { customerNumber } from '@fust/contract/wire'
import type { CustomerType, Permission, RoleEntry } from '@fust/domain/access'

/** What a person may do for one ship-to: the union of the role entries there. */
export type ShipToAccess = {
  shipToId: string
  companyId: string
  companyName: string
  name: string
  status: 'ACTIVE' | 'SUSPENDED'
  address: string
  customerType: CustomerType
  /** The type of the ship-to itself, whatever the roles there are for. */
  shipToType: CustomerType
  priceGroup: string
  entries: readonly RoleEntry[]
  permissions: ReadonlySet<Permission>
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging
  interface FastifyRequest {
    /** Null for a visitor, and for somebody who may not act. */
    actor: Actor | null
    /** The mark by which the brewery's settings are known, read with the session; undefined where nobody is signed in. */
    breweryMark: string | undefined
  }
}

/** Who asks. Made from the session and the database on every request, never from what the client says. */
export type Actor = {
  userId: string
  email: string
  firstName: string
  lastName: string
  locale: string
  shipTos: readonly ShipToAccess[]
  defaultShipToId: string | null
  /** The ship-to that the request itself names; null when it leaves that to the session. */
  namedShipToId: string | null
  /** The ship-to this request is about: the one asked for, else the session's, else the default. */
  shipTo: ShipToAccess | null
  /** The customer that somebody of the brewery orders for in this session: then `shipTos` are its alone. */
  orderingFor: { companyId: string; companyName: string } | null
}

/** The person that a call names: the caller may write the own UID as the number that GraphQL answers, too. */
export function personNamed(actor: Pick<Actor, 'userId'> | null, id: string): string {
  const number = actor && customerNumber(actor.userId)
  return number !== null && id === String(number) ? (actor?.userId ?? id) : id
}

export function accessTo(actor: Actor, shipToId: string): ShipToAccess | undefined {
  return actor.shipTos.find((access) => access.shipToId === shipToId)
}
