import type { FastifyInstance } from 'fastify'
import { rolePermissionsPolicy, rolePermissionsRoutes } from './role-permissions.routes.ts'
import type { RolePermissionsDesk } from './role-permissions.service.ts'

export const permissionsFeature = {
  policy: rolePermissionsPolicy,
  routes: {
    calls: (app: FastifyInstance, { rolePermissions }: { rolePermissions: RolePermissionsDesk }) =>
      rolePermissionsRoutes(app, rolePermissions),
  },
}
