import type { CustomerType } from './customer-type.ts'
import type { Role } from './role.ts'

/** One role of a person at a ship-to. */
export type ShipToRole = { readonly shipToId: string; readonly customerType: CustomerType; readonly role: Role }

/** What becomes of a person at a ship-to: null was nothing before, or is nothing after. */
export type RoleChange = { readonly shipToId: string; readonly was: ShipToRole | null; readonly is: ShipToRole | null }

/** What is given, taken and exchanged when somebody's roles become others. */
export function roleChanges(before: readonly ShipToRole[], after: readonly ShipToRole[]): RoleChange[] {
  const taken = withoutThose(before, after)
  const given = withoutThose(after, before)
  const exchanged = taken.map((was): RoleChange => {
    const place = given.findIndex(
      ({ shipToId, customerType }) => shipToId === was.shipToId && customerType === was.customerType,
    )
    const [is = null] = place < 0 ? [] : given.splice(place, 1)
    return { shipToId: was.shipToId, was, is }
  })
  return [...exchanged, ...given.map((is) => ({ shipToId: is.shipToId, was: null, is }))]
}

/** Whether a change takes the last Key user from a company: nobody would be left who may put it right. */
export function takesLastKeyUser({
  wasKeyUser,
  isKeyUser,
  otherKeyUsers,
}: {
  wasKeyUser: boolean
  isKeyUser: boolean
  otherKeyUsers: number
}): boolean {
  return wasKeyUser && !isKeyUser && otherKeyUsers === 0
}

function withoutThose(roles: readonly ShipToRole[], others: readonly ShipToRole[]): ShipToRole[] {
  const known = new Set(others.map(keyOf))
  return roles.filter((role) => !known.has(keyOf(role)))
}

const keyOf = ({ shipToId, customerType, role }: ShipToRole): string => JSON.stringify([shipToId, customerType, role])
