import { productOf, substitutesOf, type Assortment } from '#features/assortment/index.ts'
import { savedOrdersPolicy, savedOrdersResolvers } from './saved-orders.resolvers.ts'
import type { SavedOrders } from './saved-orders.service.ts'

export const savedOrdersFeature = {
  policy: savedOrdersPolicy,
  resolvers: ({ assortment, savedOrders }: { assortment: Assortment; savedOrders: SavedOrders }) =>
    savedOrdersResolvers({
      savedOrders,
      productOf: (line, _args, context) => (line.sku == null ? null : productOf(assortment, line.sku, context)),
      substitutesOf: ({ sku, delivery_date: day }, _args, context) => substitutesOf(assortment, { sku, day }, context),
    }),
}
