import type { Feature } from '../../feature.ts'
import { rolePermissionsPolicy, rolePermissionsRoutes } from './role-permissions.routes.ts'
import { permissionsServices } from './permissions.services.ts'

export const permissionsFeature = {
  policy: rolePermissionsPolicy,
  routes: {
    calls: (app, kernel) => rolePermissionsRoutes(app, permissionsServices(kernel).rolePermissions),
  },
} satisfies Feature
