import type { RolePermissions, RolePermissionsBody } from '@fust/contract/rest'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePortal } from '../../../lib/server/portal-call.ts'
import { rolePermissionsQuery } from './role-permissions-query.ts'

/** Lets roles give something else; what was refused is read anew, since somebody else may have changed it. */
export function useChangePermissions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wish: RolePermissionsBody) => changePortal<RolePermissions>('admin/ChangeRolePermissions', wish),
    onSuccess: async (answer, { customerType }) => {
      const { queryKey } = rolePermissionsQuery(customerType)
      if (answer.ok) queryClient.setQueryData(queryKey, answer.value)
      else await queryClient.invalidateQueries({ queryKey })
    },
  })
}
