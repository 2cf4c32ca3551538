import type { RolePermissions } from '@fust/contract/rest'
import type { CustomerType } from '@fust/domain/access'
import { queryOptions } from '@tanstack/react-query'
import { readPortal } from '../../../lib/server/portal-call.ts'

/** What each role gives a customer type. */
export const rolePermissionsQuery = (customerType: CustomerType) =>
  queryOptions({
    queryKey: ['permissions', customerType],
    queryFn: ({ signal }) => readPortal<RolePermissions>('admin/GetRolePermissions', { customerType }, signal),
  })
