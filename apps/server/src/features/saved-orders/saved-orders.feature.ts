import { productOf, type Catalogue } from '#features/catalogue/index.ts'
import { savedOrdersPolicy, savedOrdersResolvers } from './saved-orders.resolvers.ts'
import type { SavedOrders } from './saved-orders.service.ts'

export const savedOrdersFeature = {
  policy: savedOrdersPolicy,
  resolvers: ({ catalogue, savedOrders }: { catalogue: Catalogue; savedOrders: SavedOrders }) =>
    savedOrdersResolvers({
      savedOrders,
      productOf: (line, _args, context) => (line.sku == null ? null : productOf(catalogue, line.sku, context)),
    }),
}
