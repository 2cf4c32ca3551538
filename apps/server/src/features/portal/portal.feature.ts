import type { Feature } from '../../feature.ts'
import { portalPolicy, portalResolvers } from './portal.resolvers.ts'
import { portalServices } from './portal.services.ts'
import { themePolicy, themeRoutes } from './theme/theme.routes.ts'

export const portalFeature = {
  policy: { ...portalPolicy, ...themePolicy },
  resolvers: (kernel) =>
    portalResolvers(portalServices(kernel).portal, { sessionHours: kernel.settings.SESSION_DAYS * 24 }),
  routes: {
    open: (app, kernel) => themeRoutes(app, portalServices(kernel).portal),
  },
} satisfies Feature
