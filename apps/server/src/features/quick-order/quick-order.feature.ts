import { assortmentServices, catalogueOf } from '#features/assortment/index.ts'
import type { Feature } from '../../feature.ts'
import { quickOrderPolicy, quickOrderResolvers } from './quick-order.resolvers.ts'
import { quickOrderServices } from './quick-order.services.ts'

export const quickOrderFeature = {
  policy: quickOrderPolicy,
  resolvers: (kernel) =>
    quickOrderResolvers(quickOrderServices(kernel).quickOrder, catalogueOf(assortmentServices(kernel).assortment)),
} satisfies Feature
