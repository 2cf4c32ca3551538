import type { RoleToGive, UpdateUserBody } from '@fust/contract/rest'
import { isStaffType, mayGiveRole, mayTakeRole, roleTargetOf, type ShipToRole } from '@fust/domain/access'
import type { PersonFault, PersonWords } from '@fust/domain/account'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Transaction } from '#platform/database/database.ts'
import type { Actor } from '#request/actor.ts'
import { giverAt, type ManagedCompanies } from '#request/managed-companies.ts'
import type { AccessRefusal } from '#request/policy.ts'
import type { ManagedShipTo, ManagedUserStore, Reach } from './managed-user.store.ts'

export type ChangeRefusal =
  | AccessRefusal
  | {
      code:
        | PersonFault
        | 'not-found'
        | 'ship-to-not-yours'
        | 'customer-type-unknown'
        | 'role-not-yours'
        | 'user-exists'
        | 'changed-meanwhile'
        | 'email-not-changeable'
        | 'last-key-user'
        | 'person-leaves'
        | 'user-already-validated'
        | 'invitation-over'
    }

/** A role with the company that it is in. */
export type PlacedRole = ShipToRole & { companyId: string }

/** What a change is made with: the companies are locked, and what the actor may was read behind that. */
export type Changing = {
  tx: Transaction
  store: ManagedUserStore
  actor: Actor
  companies: ManagedCompanies
  reach: Reach
  at: Date
  hours: number
}

/** Somebody who is invited; in the language of the inviter where none is named. */
export type Invitee = PersonWords & { locale: string | null }

/** The roles that the caller sees, and may change or take away. */
export const inReach =
  ({ companies }: Pick<Changing, 'companies'>) =>
  ({ companyId, customerType }: PlacedRole): boolean =>
    mayTakeRole(giverAt(companies, companyId), customerType)

/** An address stays what it was (IDN-43); a client that sends all of a person may send it along. */
export function keepsEmail(email: string, wish: Pick<UpdateUserBody, 'email'>): boolean {
  return wish.email === undefined || wish.email.trim().toLowerCase() === email
}

/** What a person has: where roles are changed, those in reach of the caller and all others. */
type RolesSoFar = {
  shipTos: readonly ManagedShipTo[]
  before?: readonly PlacedRole[]
  others?: readonly PlacedRole[]
}

/** The roles with their companies; refused where a ship-to is not of these, or the caller may not give such a role there. */
export function placedRoles(
  changing: Changing,
  wanted: readonly RoleToGive[],
  { shipTos, before = [], others = [] }: RolesSoFar,
): Outcome<PlacedRole[], { code: 'ship-to-not-yours' | 'customer-type-unknown' | 'role-not-yours' }> {
  const roles: PlacedRole[] = []
  for (const { shipToId, role, customerType } of wanted) {
    const shipTo = shipTos.find((own) => own.shipToId === shipToId)
    if (!shipTo) return refuse({ code: 'ship-to-not-yours' })
    roles.push({ companyId: shipTo.companyId, shipToId, role, customerType: customerType ?? shipTo.customerType })
  }
  // PersonFields twice, it is given once.
  const once = new Map(roles.map((role) => [keyOf(role), role]))
  const stays = new Set(before.map(keyOf))
  for (const [key, role] of once) {
    if (stays.has(key)) continue
    const beside = [...others, ...[...once.values()].filter((other) => other !== role)]
    if (!mayGive(changing, role, { shipTos, beside }))
      return refuse({ code: isStaffType(role.customerType) ? 'role-not-yours' : 'customer-type-unknown' })
  }
  return accept([...once.values()])
}

const keyOf = ({ shipToId, customerType, role }: ShipToRole): string => `${shipToId} ${customerType} ${role}`

export function without(roles: readonly PlacedRole[], others: readonly PlacedRole[]): PlacedRole[] {
  const keys = new Set(others.map(keyOf))
  return roles.filter((role) => !keys.has(keyOf(role)))
}

/** Asks the table of who gives which role. */
export function mayGive(
  { companies }: Changing,
  role: PlacedRole,
  { shipTos, beside }: { shipTos: readonly ManagedShipTo[]; beside: readonly PlacedRole[] },
): boolean {
  const shipTo = shipTos.find(({ shipToId }) => shipToId === role.shipToId)
  if (!shipTo) return false
  const target = roleTargetOf(beside.map(({ customerType }) => customerType))
  return mayGiveRole(giverAt(companies, role.companyId), role, { shipToType: shipTo.customerType, target })
}

export const companiesOf = (roles: readonly { companyId: string }[]): string[] => [
  ...new Set(roles.map(({ companyId }) => companyId)),
]

export const personFields = ({
  firstName,
  lastName,
  phone,
}: Pick<PersonWords, 'firstName' | 'lastName' | 'phone'>) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim(),
})

export type PersonFields = { firstName: string; lastName: string; phone: string; locale: string }

/** Which of it is another: what it says stands nowhere but with the person. */
export function changedWords(before: PersonFields, after: PersonFields): string[] {
  const words = ['firstName', 'lastName', 'phone', 'locale'] as const
  return words.filter((word) => before[word] !== after[word])
}
