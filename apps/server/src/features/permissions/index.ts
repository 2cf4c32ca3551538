export { permissionsFeature } from './permissions.feature.ts'
export { createRolePermissions } from './role-permissions.service.ts'
