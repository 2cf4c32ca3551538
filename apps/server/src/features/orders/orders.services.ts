import { oncePer } from '#platform/once-per.ts'
import { cartServices } from '#features/cart/index.ts'
import { deliveryServices } from '#features/delivery/index.ts'
import { portalServices } from '#features/portal/index.ts'
import { holdActor } from '#features/session/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createCancelOrder } from './cancelling/cancel-order.service.ts'
import { createChangeOrder } from './changing/change-order.service.ts'
import { createOrderHistory } from './history/order-history.service.ts'
import { createOrderPaper } from './papers/order-paper.service.ts'
import { createPayOrder } from './paying/pay-order.service.ts'
import { createPlaceOrder } from './placing/place-order.service.ts'
import { createOrderAgain } from './reordering/order-again.service.ts'

const MINUTE_MS = 60_000

export const ordersServices = oncePer((kernel: Kernel) => {
  const { db, clock, authorise, settings, payments, publicUrl, log } = kernel
  const { portal } = portalServices(kernel)
  const { delivery } = deliveryServices(kernel)
  const { carts } = cartServices(kernel)
  const history = createOrderHistory({ db, authorise })
  const payWithinMs = settings.PAYMENT_MINUTES * MINUTE_MS
  return {
    history,
    placeOrder: createPlaceOrder({ db, clock, authorise, payWithinMs, carts, holdActor }),
    payOrder: createPayOrder({ db, clock, authorise, carts, history, payments, publicUrl, log }),
    cancelOrder: createCancelOrder({ db, clock, authorise }),
    changeOrder: createChangeOrder({ db, carts, history, authorise }),
    orderAgain: createOrderAgain({ db, carts, delivery, history }),
    orderPaper: createOrderPaper({ db, history, portal }),
  }
})
