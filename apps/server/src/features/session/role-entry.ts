import { PERMISSIONS, permissionsOf, type CustomerType, type Permission, type Role } from '@fust/domain/access'
import type { StoredRoleEntry } from './session.store.ts'

/** What one role entry gives: the role's permissions without those withheld, or exactly those it names. */
export function permissionsOfEntry(
  entry: Pick<StoredRoleEntry, 'role' | 'customerType' | 'withheld' | 'onlyPermissions'>,
): Permission[] {
  if (entry.onlyPermissions.length > 0)
    return PERMISSIONS.filter((permission) => entry.onlyPermissions.includes(permission))
  return permissionsOf(entry.role, entry.customerType).filter((permission) => !entry.withheld.includes(permission))
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
