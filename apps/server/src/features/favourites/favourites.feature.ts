import { catalogueOf, type Assortment } from '#features/assortment/index.ts'
import { favouritesPolicy, favouritesResolvers } from './favourites.resolvers.ts'
import type { Favourites } from './favourites.service.ts'

export const favouritesFeature = {
  policy: favouritesPolicy,
  resolvers: ({ assortment, favourites }: { assortment: Assortment; favourites: Favourites }) =>
    favouritesResolvers(favourites, catalogueOf(assortment)),
}
