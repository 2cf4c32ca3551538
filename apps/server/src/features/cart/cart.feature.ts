import { cartPolicy, cartResolvers } from './cart.resolvers.ts'
import type { Carts } from './cart.service.ts'

export const cartFeature = {
  policy: cartPolicy,
  resolvers: ({ carts }: { carts: Carts }) => cartResolvers(carts),
}
