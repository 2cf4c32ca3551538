import { oncePer } from '#platform/once-per.ts'
import { cartServices } from '#features/cart/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createSavedOrders } from './saved-orders.service.ts'

export const savedOrdersServices = oncePer((kernel: Kernel) => ({
  savedOrders: createSavedOrders({ ...kernel, ...cartServices(kernel) }),
}))
