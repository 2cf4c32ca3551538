import { STAFF_TYPES } from '@fust/domain/access'

const STAFF = STAFF_TYPES.map((type) => `'${type}'`).join(', ')

/** True in SQL for a row of `user_role` that is of the brewery's own people, by its alias. */
export const isStaffRow = (role: string): string => `${role}.customer_type in (${STAFF})`

/** True in SQL for a row of `user_role` that makes a Key user, as `isKeyUser` says it. */
export const isKeyUserRow = (role: string): string =>
  `(${role}.role = 'Owner' and (not ${isStaffRow(role)} or ${role}.customer_type = 'InternalCustomer'))`

/** True in SQL for a row of `user_role` that makes an administrator of the brewery, as `isAdministrator` says it. */
export const isAdministratorRow = (role: string): string =>
  `(${role}.role in ('Owner', 'DelegatedOwner') and ${role}.customer_type = 'InternalCustomer')`
