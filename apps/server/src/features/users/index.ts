export type { OwnUser } from './own-user.service.ts'
export { usersServices } from './users.services.ts'
