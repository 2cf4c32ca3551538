import type { Authorise } from '#request/policy.ts'
import { catalogueOf, type Assortment } from '#features/assortment/index.ts'
import { suggestionsPolicy, suggestionsResolvers } from './suggestions.resolvers.ts'
import type { Suggestions } from './suggestions.service.ts'

type Needed = { assortment: Assortment; suggestions: Suggestions; authorise: Authorise }

export const suggestionsFeature = {
  policy: suggestionsPolicy,
  resolvers: ({ assortment, suggestions, authorise }: Needed) =>
    suggestionsResolvers({ suggestions, authorise, catalogue: catalogueOf(assortment) }),
}
