import type { Settings } from '#platform/env.ts'
import { portalPolicy, portalResolvers } from './portal.resolvers.ts'
import type { Portal } from './portal.service.ts'

export const portalFeature = {
  policy: portalPolicy,
  resolvers: ({ portal, settings }: { portal: Portal; settings: Settings }) =>
    portalResolvers(portal, { sessionHours: settings.SESSION_DAYS * 24 }),
}
