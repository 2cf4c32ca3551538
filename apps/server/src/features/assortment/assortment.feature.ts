import type { FastifyInstance } from 'fastify'
import { assortmentPolicy, assortmentResolvers } from './assortment.resolvers.ts'
import type { Assortment } from './assortment.service.ts'
import { downloadRoutes, downloadsPolicy } from './downloads/downloads.routes.ts'
import type { Downloads } from './downloads/downloads.service.ts'

export const assortmentFeature = {
  policy: { ...assortmentPolicy, ...downloadsPolicy },
  resolvers: ({ assortment }: { assortment: Assortment }) => assortmentResolvers(assortment),
  routes: {
    signed: (app: FastifyInstance, { downloads }: { downloads: Downloads }) => downloadRoutes(app, downloads),
  },
}
