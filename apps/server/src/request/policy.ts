import type { Resolvers } from '@fust/contract/resolvers'
import { CATALOGUE_PERMISSIONS, isAdministrator, isStaffType, type Permission } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor, ShipToAccess } from './actor.ts'

export type Access =
  | { who: 'public' }
  | {
      who: 'signed-in'
      /** Any one of these is enough; empty: a login is enough. */
      anyOf: readonly Permission[]
    }
  /** The brewery's administrator, whichever ship-to is chosen. */
  | { who: 'administrator' }
  /** Staff of the brewery at the ship-to; nobody of the customer. */
  | { who: 'staff' }

type RootOf<Fields> = keyof NonNullable<Fields> & string

/** What somebody may be allowed to do: a root field of the schema, such as `Query.cart`, or a route, such as `GET /live`. */
export type OperationName =
  | `Query.${RootOf<Resolvers['Query']>}`
  | `Mutation.${RootOf<Resolvers['Mutation']>}`
  | 'Customer.orders'
  | `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** One row for every root field and route. */
export type PolicyTable = Readonly<Partial<Record<OperationName, Access>>>

export const everybody: Access = { who: 'public' }

export function signedIn(...anyOf: Permission[]): Access {
  return { who: 'signed-in', anyOf }
}

/** Whoever has one of the catalogues at the ship-to. */
export const ordering = signedIn(...CATALOGUE_PERMISSIONS)

export const administrator: Access = { who: 'administrator' }

export const staff: Access = { who: 'staff' }

export type AccessRefusal = { code: 'unauthorized' } | { code: 'forbidden'; anyOf: readonly Permission[] }

/** The policy says no, or no ship-to of this person is meant. */
export type ShipToRefusal = AccessRefusal | { code: 'ship-to-not-yours' }

/** Asks the table whether this actor may do the operation for that ship-to. Services ask it first. */
export type Authorise = (
  actor: Actor | null,
  operation: OperationName,
  shipTo?: ShipToAccess | null,
) => AccessRefusal | null

export function createAuthorise(table: PolicyTable): Authorise {
  return (actor, operation, shipTo) => {
    const access = table[operation]
    if (!access) throw new Error(`No policy names ${operation}.`)
    if (access.who === 'public') return null
    if (!actor) return { code: 'unauthorized' }
    if (access.who === 'administrator') return administers(actor) ? null : { code: 'forbidden', anyOf: [] }
    const here = shipTo === undefined ? actor.shipTo : shipTo
    if (access.who === 'staff') return isStaffAt(actor, here) ? null : { code: 'forbidden', anyOf: [] }
    if (access.anyOf.length === 0) return null
    const held = here?.permissions
    return access.anyOf.some((permission) => held?.has(permission)) ? null : { code: 'forbidden', anyOf: access.anyOf }
  }
}

const administers = (actor: Actor): boolean => actor.shipTos.some(({ entries }) => entries.some(isAdministrator))

/** By a role of theirs there, or as they order for the customer; whoever has a customer's role there as well is one of it. */
const isStaffAt = ({ orderingFor }: Actor, shipTo: ShipToAccess | null): boolean =>
  shipTo !== null && (orderingFor !== null || shipTo.entries.every(({ customerType }) => isStaffType(customerType)))

/** Who asks, and the ship-to of the request, if the policy lets them. */
export function allowedHere(
  authorise: Authorise,
  actor: Actor | null,
  operation: OperationName,
): Outcome<{ actor: Actor; access: ShipToAccess }, ShipToRefusal> {
  const refusal = authorise(actor, operation)
  if (refusal) return refuse(refusal)
  if (!actor) return refuse({ code: 'unauthorized' })
  return actor.shipTo ? accept({ actor, access: actor.shipTo }) : refuse({ code: 'ship-to-not-yours' })
}

/** Operations without a policy, and policies without an operation. Either stops the start. */
export function reviewPolicy(table: PolicyTable, operations: readonly string[]): string[] {
  const named = new Set(Object.keys(table))
  const served = new Set(operations)
  return [
    ...operations.filter((operation) => !named.has(operation)).map((operation) => `${operation} has no policy`),
    ...[...named].filter((operation) => !served.has(operation)).map((operation) => `${operation} is not served`),
  ]
}
