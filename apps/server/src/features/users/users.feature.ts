import type { FastifyInstance } from 'fastify'
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
}
