import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Erp } from '#integrations/erp/index.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { Carts } from '#features/cart/index.ts'
import { knownProduct, type Assortment } from '#features/assortment/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { createCancelAtErp } from './cancelling/cancel-at-erp.service.ts'
import type { CancelOrder } from './cancelling/cancel-order.service.ts'
import type { OrderHistory } from './history/order-history.service.ts'
import {
  createOrderCancellation,
  createOrderConfirmation,
  createOrderRenumbered,
} from './letters/order-letter.service.ts'
import { orderListsPolicy, orderListsRoutes } from './history/order-lists.routes.ts'
import { createOrderProgress } from './erp/order-progress.service.ts'
import { ordersPolicy, ordersResolvers } from './orders.resolvers.ts'
import type { OrderAgain } from './reordering/order-again.service.ts'
import type { PlaceOrder } from './placing/place-order.service.ts'
import { createSubmitOrder } from './erp/submit-order.service.ts'
import { ORDER_TOPICS } from './order-message.ts'

const PROGRESS_EVERY_MS = 5_000

type Needs = {
  assortment: Assortment
  carts: Carts
  placeOrder: PlaceOrder
  cancelOrder: CancelOrder
  history: OrderHistory
  orderAgain: OrderAgain
}
type Work = { db: Database; clock: Clock; erp: Erp; portal: Portal }
type Letters = { mailer: Mailer; publicUrl: string }

export const ordersFeature = {
  policy: { ...ordersPolicy, ...orderListsPolicy },
  resolvers: ({ assortment, ...needs }: Needs) =>
    ordersResolvers({
      ...needs,
      productOf: (sku, context) => knownProduct(assortment, sku, context),
    }),
  routes: {
    calls: (app: FastifyInstance, { history, portal }: { history: OrderHistory; portal: Portal }) =>
      orderListsRoutes(app, {
        history,
        brewery: async ({ breweryMark }) => {
          const { market, settings } = await portal.now(breweryMark)
          return { timeZone: market.timeZone, ownTypes: settings.order_types }
        },
      }),
  },
  handlers: (work: Work & Letters) => ({
    [ORDER_TOPICS.submit]: createSubmitOrder(work),
    [ORDER_TOPICS.cancel]: createCancelAtErp(work),
    [ORDER_TOPICS.confirmation]: createOrderConfirmation(work),
    [ORDER_TOPICS.renumbered]: createOrderRenumbered(work),
    [ORDER_TOPICS.cancellation]: createOrderCancellation(work),
  }),
  jobs: ({ db, clock, erp, portal, log, isDemo }: Work & { log: WorkLog; isDemo: boolean }) => {
    const progress = createOrderProgress({
      db,
      clock,
      erp,
      timeZone: async () => (await portal.now()).market.timeZone,
      log,
      // In the demo an order moves on every few seconds, and people watch it.
      ...(isDemo && { settings: { everyMs: PROGRESS_EVERY_MS } }),
    })
    return [{ name: 'order-progress', everyMs: PROGRESS_EVERY_MS, run: progress.syncOrderProgress }]
  },
}
