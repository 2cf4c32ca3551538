import type { FastifyInstance } from 'fastify'
import type { Settings } from '#platform/env.ts'
import { portalPolicy, portalResolvers } from './portal.resolvers.ts'
import type { Portal } from './portal.service.ts'
import { themePolicy, themeRoutes } from './theme/theme.routes.ts'

export const portalFeature = {
  policy: { ...portalPolicy, ...themePolicy },
  resolvers: ({ portal, settings }: { portal: Portal; settings: Settings }) =>
    portalResolvers(portal, { sessionHours: settings.SESSION_DAYS * 24 }),
  routes: {
    open: (app: FastifyInstance, { portal }: { portal: Portal }) => themeRoutes(app, portal),
  },
}
