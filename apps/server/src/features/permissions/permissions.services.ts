import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createRolePermissions } from './role-permissions.service.ts'

export const permissionsServices = oncePer(({ db, clock, authorise }: Kernel) => ({
  rolePermissions: createRolePermissions({ db, clock, authorise }),
}))
