import type { FastifyInstance } from 'fastify'
import { assortmentPolicy, assortmentResolvers } from './assortment.resolvers.ts'
import type { Assortment } from './assortment.service.ts'
import { downloadRoutes, downloadsPolicy } from './downloads/downloads.routes.ts'
import type { Downloads } from './downloads/downloads.service.ts'
import type { FindRoutedPage } from './routes/routes.resolvers.ts'
import { picturePolicy, pictureRoutes } from './pictures/pictures.routes.ts'
import type { Pictures } from './pictures/pictures.service.ts'

export const assortmentFeature = {
  policy: { ...assortmentPolicy, ...downloadsPolicy, ...picturePolicy },
  resolvers: ({ assortment, findRoutedPage }: { assortment: Assortment; findRoutedPage: FindRoutedPage }) =>
    assortmentResolvers(assortment, findRoutedPage),
  routes: {
    open: (app: FastifyInstance, { pictures }: { pictures: Pictures }) => pictureRoutes(app, pictures),
    signed: (app: FastifyInstance, { downloads }: { downloads: Downloads }) => downloadRoutes(app, downloads),
  },
}
