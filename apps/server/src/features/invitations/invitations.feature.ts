import type { Database } from '#platform/database/database.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Feature } from '../../feature.ts'
import { invitationsPolicy, invitationsRoutes } from './invitations.routes.ts'
import { invitationsServices } from './invitations.services.ts'
import { createInvitationStore } from './invitations.store.ts'

const SWEEP_EVERY_MS = 600_000

export const invitationsFeature = {
  policy: invitationsPolicy,
  routes: {
    signed: (app, kernel) =>
      invitationsRoutes(app, { ...kernel, ...sessionServices(kernel), ...invitationsServices(kernel) }),
  },
  jobs: ({ db }: { db: Database }) => [
    { name: 'sweep-invitations', everyMs: SWEEP_EVERY_MS, run: createInvitationStore(db).sweep },
  ],
} satisfies Feature
