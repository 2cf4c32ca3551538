import { oncePer } from '#platform/once-per.ts'
import { assortmentServices } from '#features/assortment/index.ts'
import { deliveryServices } from '#features/delivery/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createCarts } from './cart.service.ts'

export const cartServices = oncePer((kernel: Kernel) => {
  const { articles } = assortmentServices(kernel)
  return { carts: createCarts({ ...kernel, ...deliveryServices(kernel), articles }) }
})
