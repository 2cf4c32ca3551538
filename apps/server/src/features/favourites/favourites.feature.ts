import { assortmentServices, catalogueOf } from '#features/assortment/index.ts'
import { cartServices } from '#features/cart/index.ts'
import type { Feature } from '../../feature.ts'
import { favouritesPolicy, favouritesResolvers } from './favourites.resolvers.ts'
import { favouritesServices } from './favourites.services.ts'

export const favouritesFeature = {
  policy: favouritesPolicy,
  resolvers: (kernel) =>
    favouritesResolvers(
      favouritesServices(kernel).favourites,
      catalogueOf(assortmentServices(kernel).assortment),
      cartServices(kernel).carts,
    ),
} satisfies Feature
