import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import { INVITATION_TOPIC } from '#features/invitations/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { createInvitationMail } from './invitation-mail.service.ts'
import { manageUsersPolicy, manageUsersRoutes, type ManageUsersNeeds } from './manage-users.routes.ts'
import { ownUserPolicy, ownUserRoutes, type OwnUserNeeds } from './own-user.routes.ts'

export const usersFeature = {
  policy: { ...ownUserPolicy, ...manageUsersPolicy },
  routes: {
    calls: (app: FastifyInstance, needs: OwnUserNeeds & ManageUsersNeeds) => {
      ownUserRoutes(app, needs)
      manageUsersRoutes(app, needs)
    },
  },
  handlers: (work: { db: Database; mailer: Mailer; portal: Portal; publicUrl: string }) => ({
    [INVITATION_TOPIC]: createInvitationMail(work),
  }),
}
