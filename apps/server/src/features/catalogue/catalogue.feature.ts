import type { FastifyInstance } from 'fastify'
import { cataloguePolicy, catalogueResolvers } from './catalogue.resolvers.ts'
import type { Catalogue } from './catalogue.service.ts'
import { downloadRoutes, downloadsPolicy } from './downloads.routes.ts'
import type { Downloads } from './downloads.service.ts'

export const catalogueFeature = {
  policy: { ...cataloguePolicy, ...downloadsPolicy },
  resolvers: ({ catalogue }: { catalogue: Catalogue }) => catalogueResolvers(catalogue),
  routes: {
    signed: (app: FastifyInstance, { downloads }: { downloads: Downloads }) => downloadRoutes(app, downloads),
  },
}
