export { createChangeUsers } from './change-user.service.ts'
export { createManageUsers } from './manage-users.service.ts'
export { createOwnUser } from './own-user.service.ts'
export { usersFeature } from './users.feature.ts'
