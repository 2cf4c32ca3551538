import type { RolePermissions } from '@fust/contract/rest'
import type { CustomerType } from '@fust/domain/access'
import { queryOptions } from '@tanstack/react-query'
import { readPortal } from '../../../lib/portal-call.ts'
import { PERMISSIONS_KEY } from '../../../lib/query-keys.ts'

/** What each role gives a customer type. */
export const rolePermissionsQuery = (customerType: CustomerType) =>
  queryOptions({
    queryKey: [...PERMISSIONS_KEY, customerType],
    queryFn: ({ signal }) => readPortal<RolePermissions>('admin/GetRolePermissions', { customerType }, signal),
  })
