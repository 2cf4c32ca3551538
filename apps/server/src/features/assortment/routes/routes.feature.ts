import { contentServices } from '#features/content/index.ts'
import type { Feature } from '../../../feature.ts'
import { assortmentServices } from '../assortment.services.ts'
import { routesPolicy, routesResolvers } from './routes.resolvers.ts'

/** What lies behind an address of the shop: the only part of the assortment that also asks for the brewery's own pages. */
export const routesFeature = {
  policy: routesPolicy,
  resolvers: (kernel) => routesResolvers(assortmentServices(kernel).assortment, contentServices(kernel).findRoutedPage),
} satisfies Feature
