export { createChangeUsers } from './change-user.service.ts'
export { createManageUsers } from './manage-users.service.ts'
export { createOwnUser, type OwnUser } from './own-user.service.ts'
export { usersFeature } from './users.feature.ts'
