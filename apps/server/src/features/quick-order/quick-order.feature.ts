import { catalogueOf, type Assortment } from '#features/assortment/index.ts'
import { quickOrderPolicy, quickOrderResolvers } from './quick-order.resolvers.ts'
import type { QuickOrder } from './quick-order.service.ts'

export const quickOrderFeature = {
  policy: quickOrderPolicy,
  resolvers: ({ assortment, quickOrder }: { assortment: Assortment; quickOrder: QuickOrder }) =>
    quickOrderResolvers(quickOrder, catalogueOf(assortment)),
}
