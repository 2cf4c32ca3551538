import type { FastifyInstance } from 'fastify'
import type { Settings } from '#platform/env.ts'
import { publicPagesPolicy, publicPagesRoutes } from './public-pages.routes.ts'
import type { PublicPages } from './public-pages.service.ts'

export const publicPagesFeature = {
  policy: publicPagesPolicy,
  routes: {
    open: (app: FastifyInstance, needs: { publicPages: PublicPages; settings: Settings }) =>
      publicPagesRoutes(app, needs),
  },
}
