import type { Feature } from '../../feature.ts'
import { publicPagesPolicy, publicPagesRoutes } from './public-pages.routes.ts'
import { publicPagesServices } from './public-pages.services.ts'

export const publicPagesFeature = {
  policy: publicPagesPolicy,
  routes: {
    open: (app, kernel) => publicPagesRoutes(app, { ...kernel, ...publicPagesServices(kernel) }),
  },
  pageWords: (kernel) => publicPagesServices(kernel).publicPages.wordsOf,
} satisfies Feature
