import { oncePer } from '#platform/once-per.ts'
import { cartServices } from '#features/cart/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createQuickOrder } from './quick-order.service.ts'

export const quickOrderServices = oncePer((kernel: Kernel) => ({
  quickOrder: createQuickOrder({ ...kernel, ...cartServices(kernel) }),
}))
