import {
  isGranted,
  looksAfter,
  PERMISSIONS,
  permissionsOf,
  type CustomerType,
  type Permission,
  type Role,
} from '@fust/domain/access'
import type { StoredRoleEntry } from './session.store.ts'

type GivingEntry = Pick<
  StoredRoleEntry,
  'role' | 'rolePermissions' | 'customerType' | 'shipToCustomerType' | 'withheld' | 'onlyPermissions' | 'sections'
>

/** What one role entry gives; staff order nothing for a customer as themselves (decisions IDN-25). */
export function permissionsOfEntry(entry: GivingEntry): Permission[] {
  const given = givenBy(entry)
  return looksAfter(entry.customerType, entry.shipToCustomerType)
    ? given.filter((permission) => !permission.startsWith('Catalogue'))
    : given
}

/** What the entry says, as far as the sections of the portal grant it (PRM-23). */
export function givenBy({ sections, ...entry }: GivingEntry): Permission[] {
  const granted = new Set(sections ?? PERMISSIONS)
  return saidBy(entry).filter((permission) => isGranted(permission, granted))
}

/** The role's permissions without those withheld, or exactly those that the entry names. */
function saidBy(entry: Omit<GivingEntry, 'sections'>): Permission[] {
  const { role, customerType, rolePermissions, withheld, onlyPermissions } = entry
  if (onlyPermissions.length > 0) return PERMISSIONS.filter((permission) => onlyPermissions.includes(permission))
  return permissionsOf(role, customerType, rolePermissions).filter((permission) => !withheld.includes(permission))
}

const TYPE_WORDS: Readonly<Record<CustomerType, string>> = {
  Distributor: 'Distributor',
  Trade: 'Trade',
  Retail: 'Retail',
  Agreement: 'Distributor Agreement',
  OntradeTank: 'Ontrade Tank',
  Ontrade: 'Ontrade',
  InternalCustomer: 'Internal Customer',
  AccountManagerOntrade: 'Account Manager Ontrade',
  AccountManagerOfftrade: 'Account Manager Offtrade',
  Shop: 'Shop',
  PosWederverkoper: 'POS Wederverkoper',
}

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  Owner: 'Owner',
  DelegatedOwner: 'Delegated Owner',
  Manager: 'Manager',
  SalesAssociate: 'Sales Associate',
  Basic: 'Basic',
}

/** The role as the permission schema names it, such as `Ontrade Tank Basic` (P§6). */
export function roleName(role: Role, customerType: CustomerType): string {
  return `${TYPE_WORDS[customerType]} ${ROLE_WORDS[role]}`
}
