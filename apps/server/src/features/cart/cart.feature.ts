import type { Feature } from '../../feature.ts'
import { cartPolicy, cartResolvers } from './cart.resolvers.ts'
import { cartServices } from './cart.services.ts'

export const cartFeature = {
  policy: cartPolicy,
  resolvers: (kernel) => cartResolvers(cartServices(kernel).carts),
} satisfies Feature
