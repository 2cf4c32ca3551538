import type { Database } from '#platform/database/database.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import { INVITATION_TOPIC } from '#features/invitations/index.ts'
import { passwordsServices } from '#features/passwords/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Feature } from '../../feature.ts'
import { createInvitationMail } from './invitation-mail.service.ts'
import { manageUsersPolicy, manageUsersRoutes } from './manage-users.routes.ts'
import { ownUserPolicy, ownUserRoutes } from './own-user.routes.ts'
import { usersServices } from './users.services.ts'

export const usersFeature = {
  policy: { ...ownUserPolicy, ...manageUsersPolicy },
  routes: {
    calls: (app, kernel) => {
      const services = usersServices(kernel)
      ownUserRoutes(app, { ...kernel, ...sessionServices(kernel), ...passwordsServices(kernel), ...services })
      manageUsersRoutes(app, services)
    },
  },
  handlers: (work: { db: Database; mailer: Mailer; portal: Portal; publicUrl: string }) => ({
    [INVITATION_TOPIC]: createInvitationMail(work),
  }),
} satisfies Feature
