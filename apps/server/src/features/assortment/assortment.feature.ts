import type { Feature } from '../../feature.ts'
import { assortmentPolicy, assortmentResolvers } from './assortment.resolvers.ts'
import { assortmentServices } from './assortment.services.ts'
import { downloadRoutes, downloadsPolicy } from './downloads/downloads.routes.ts'
import { picturePolicy, pictureRoutes } from './pictures/pictures.routes.ts'

export const assortmentFeature = {
  policy: { ...assortmentPolicy, ...downloadsPolicy, ...picturePolicy },
  resolvers: (kernel) => assortmentResolvers(assortmentServices(kernel).assortment),
  routes: {
    open: (app, kernel) => pictureRoutes(app, assortmentServices(kernel).pictures),
    signed: (app, kernel) => downloadRoutes(app, assortmentServices(kernel).downloads),
  },
} satisfies Feature
