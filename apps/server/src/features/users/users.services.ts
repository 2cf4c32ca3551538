import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createChangeUsers } from './change-user.service.ts'
import { createManageUsers } from './manage-users.service.ts'
import { createOwnUser } from './own-user.service.ts'

export const usersServices = oncePer(({ db, clock, authorise, settings }: Kernel) => ({
  manageUsers: createManageUsers({ db, authorise }),
  changeUsers: createChangeUsers({ db, clock, authorise, hours: settings.INVITATION_HOURS }),
  ownUser: createOwnUser({ db, clock }),
}))
