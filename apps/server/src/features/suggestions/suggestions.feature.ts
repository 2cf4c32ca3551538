import { assortmentServices, catalogueOf } from '#features/assortment/index.ts'
import type { Feature } from '../../feature.ts'
import { suggestionsPolicy, suggestionsResolvers } from './suggestions.resolvers.ts'
import { suggestionsServices } from './suggestions.services.ts'

export const suggestionsFeature = {
  policy: suggestionsPolicy,
  resolvers: (kernel) =>
    suggestionsResolvers({
      ...kernel,
      ...suggestionsServices(kernel),
      catalogue: catalogueOf(assortmentServices(kernel).assortment),
    }),
} satisfies Feature
