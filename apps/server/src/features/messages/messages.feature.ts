import { portalServices } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { letterRoutes, lettersPolicy } from './letters.routes.ts'

export const messagesFeature = {
  policy: lettersPolicy,
  routes: {
    open: (app, kernel) => letterRoutes(app, { ...kernel, ...portalServices(kernel) }),
  },
} satisfies Feature
