import type { FastifyInstance } from 'fastify'
import type { Portal } from '#features/portal/index.ts'
import { letterRoutes, lettersPolicy } from './letters.routes.ts'

export const messagesFeature = {
  policy: lettersPolicy,
  routes: {
    open: (app: FastifyInstance, needs: { portal: Portal; isDemo: boolean }) => letterRoutes(app, needs),
  },
}
