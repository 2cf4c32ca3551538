import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { invitationsPolicy, invitationsRoutes, type InvitationsNeeds } from './invitations.routes.ts'
import { createInvitationStore } from './invitations.store.ts'

const SWEEP_EVERY_MS = 600_000

export const invitationsFeature = {
  policy: invitationsPolicy,
  routes: { signed: (app: FastifyInstance, needs: InvitationsNeeds) => invitationsRoutes(app, needs) },
  jobs: ({ db }: { db: Database }) => [
    { name: 'sweep-invitations', everyMs: SWEEP_EVERY_MS, run: createInvitationStore(db).sweep },
  ],
}
