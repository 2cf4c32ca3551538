import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createInvitations } from './invitations.service.ts'

export const invitationsServices = oncePer(({ db, clock }: Kernel) => ({
  invitations: createInvitations({ db, clock }),
}))
