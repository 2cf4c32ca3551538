import { assortmentServices, productOf, substitutesOf } from '#features/assortment/index.ts'
import type { Feature } from '../../feature.ts'
import { savedOrdersPolicy, savedOrdersResolvers } from './saved-orders.resolvers.ts'
import { savedOrdersServices } from './saved-orders.services.ts'

export const savedOrdersFeature = {
  policy: savedOrdersPolicy,
  resolvers: (kernel) => {
    const { assortment } = assortmentServices(kernel)
    return savedOrdersResolvers({
      ...savedOrdersServices(kernel),
      productOf: (line, _args, context) => (line.sku == null ? null : productOf(assortment, line.sku, context)),
      substitutesOf: ({ sku, delivery_date: day }, _args, context) => substitutesOf(assortment, { sku, day }, context),
    })
  },
} satisfies Feature
