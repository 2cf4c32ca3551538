import type { UserChange, UserSummary } from '@fust/contract/rest'
import { isRole, type CustomerType, type Role } from '@fust/domain/access'
import type { UserStatus } from '@fust/domain/account'
import type { TextKey } from '../../../../i18n/index.ts'
import { ROLE_TEXTS } from '../../../../session/index.ts'

/** What a role may do, in a line. */
export const ROLE_HINTS = {
  Owner: 'roles.hints.Owner',
  DelegatedOwner: 'roles.hints.DelegatedOwner',
  Manager: 'roles.hints.Manager',
  SalesAssociate: 'roles.hints.SalesAssociate',
  Basic: 'roles.hints.Basic',
} as const satisfies Record<Role, TextKey>

export const TYPE_TEXTS = {
  AccountManagerOfftrade: 'profile.types.AccountManagerOfftrade',
  AccountManagerOntrade: 'profile.types.AccountManagerOntrade',
  Agreement: 'profile.types.Agreement',
  Distributor: 'profile.types.Distributor',
  InternalCustomer: 'profile.types.InternalCustomer',
  Ontrade: 'profile.types.Ontrade',
  OntradeTank: 'profile.types.OntradeTank',
  PosWederverkoper: 'profile.types.PosWederverkoper',
  Retail: 'profile.types.Retail',
  Shop: 'profile.types.Shop',
  Trade: 'profile.types.Trade',
} as const satisfies Record<CustomerType, TextKey>

/** How an invitation stands, in a few words. */
export const INVITATION_TEXTS = {
  open: 'users.invitation.open',
  expired: 'users.invitation.expired',
  unconfirmed: 'users.invitation.unconfirmed',
  withdrawn: 'users.invitation.withdrawn',
  declined: 'users.invitation.declined',
} as const satisfies Record<NonNullable<UserSummary['invitation']>['state'], TextKey>

export const STATUS_TEXTS = {
  Active: 'users.statuses.Active',
  Inactive: 'users.statuses.Inactive',
  Invited: 'users.statuses.Invited',
} as const satisfies Record<UserStatus, TextKey>

/** Names of roles that the server tells; one that is none stands as it is. */
export const roleKey = (role: string): TextKey | null => (isRole(role) ? ROLE_TEXTS[role] : null)

const CHANGE_TEXTS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['invited', 'users.changes.invited'],
  ['invited-again', 'users.changes.invitedAgain'],
  ['updated', 'users.changes.updated'],
  ['role-given', 'users.changes.roleGiven'],
  ['role-changed', 'users.changes.roleChanged'],
  ['role-taken', 'users.changes.roleTaken'],
  ['deactivated', 'users.changes.deactivated'],
  ['activated', 'users.changes.activated'],
  ['invitation-accepted', 'users.changes.invitationAccepted'],
  ['invitation-declined', 'users.changes.invitationDeclined'],
  ['invitation-withdrawn', 'users.changes.invitationWithdrawn'],
  ['invitation-confirmed', 'users.changes.invitationConfirmed'],
  ['ordering-for-began', 'users.changes.orderingForBegan'],
  ['ordering-for-ended', 'users.changes.orderingForEnded'],
  ['order-placed', 'users.changes.orderPlaced'],
])

/** What was done, as a sentence: of a role above all whether somebody may order by it. */
export function changeKey({ action, role, was }: Pick<UserChange, 'action' | 'role' | 'was'>): TextKey {
  if (orders(was) && !orders(role)) return role ? 'users.changes.orderingLost' : 'users.changes.orderingTaken'
  if (action === 'role-changed' && orders(role) && !orders(was)) return 'users.changes.orderingGiven'
  return CHANGE_TEXTS.get(action) ?? 'users.changes.updated'
}

const orders = (role: string | null): boolean => role !== null && role !== 'Basic'

const FAULT_KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['first-name-missing', 'users.faults.firstName'],
  ['last-name-missing', 'users.faults.lastName'],
  ['email-invalid', 'session.emailInvalid'],
  ['phone-invalid', 'users.faults.phone'],
  ['email-not-changeable', 'users.faults.emailFixed'],
  ['email-twice', 'users.faults.emailTwice'],
  ['user-exists', 'users.faults.exists'],
  ['user-already-validated', 'users.faults.validated'],
  ['last-key-user', 'users.faults.lastKeyUser'],
  ['person-leaves', 'users.faults.leaves'],
  ['changed-meanwhile', 'users.faults.changed'],
  ['ship-to-not-yours', 'users.faults.shipTo'],
  ['ship-to-unknown', 'users.faults.shipTo'],
  ['customer-type-unknown', 'users.faults.shipTo'],
  ['role-unknown', 'users.faults.role'],
  ['role-not-yours', 'users.faults.roleNotYours'],
  ['language-unknown', 'users.faults.language'],
  ['invitation-over', 'users.faults.invitationOver'],
  ['not-found', 'users.notFound'],
  ['forbidden', 'users.faults.forbidden'],
  ['too-many-requests', 'password.tooOften'],
  ['unreachable', 'session.unreachable'],
])

/** What is wrong, of the fields or said by the server. */
export const userFaultKey = (code: string): TextKey => FAULT_KEYS.get(code) ?? 'messages.something-went-wrong'
