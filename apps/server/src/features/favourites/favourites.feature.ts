import { catalogueOf, type Assortment } from '#features/assortment/index.ts'
import { favouritesPolicy, favouritesResolvers } from './favourites.resolvers.ts'
import type { Carts } from '#features/cart/index.ts'
import type { Favourites } from './favourites.service.ts'

export const favouritesFeature = {
  policy: favouritesPolicy,
  resolvers: ({ assortment, favourites, carts }: { assortment: Assortment; favourites: Favourites; carts: Carts }) =>
    favouritesResolvers(favourites, catalogueOf(assortment), carts),
}
