import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Erp } from '#integrations/erp/index.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import type { Carts } from '#features/cart/index.ts'
import { knownProduct, type Assortment } from '#features/assortment/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { createCancelAtErp } from './cancelling/cancel-at-erp.service.ts'
import type { CancelOrder } from './cancelling/cancel-order.service.ts'
import type { ChangeOrder } from './changing/change-order.service.ts'
import type { OrderHistory } from './history/order-history.service.ts'
import {
  createOrderCancellation,
  createMoneyReturned,
  createOrderConfirmation,
  createOrderRenumbered,
} from './letters/order-letter.service.ts'
import { orderListsPolicy, orderListsRoutes } from './history/order-lists.routes.ts'
import { createOrderProgress } from './erp/order-progress.service.ts'
import { ordersPolicy, ordersResolvers } from './orders.resolvers.ts'
import type { PayOrder } from './paying/pay-order.service.ts'
import { paymentMeasures } from './paying/payments.measures.ts'
import { createRefundPayment } from './paying/refund-payment.service.ts'
import { createSettlePayment } from './paying/settle-payment.service.ts'
import { createSweepPayments } from './paying/sweep-payments.ts'
import { webhookPolicy, webhookRoutes, type WebhookNeeds } from './paying/webhook.routes.ts'
import type { OrderAgain } from './reordering/order-again.service.ts'
import type { PlaceOrder } from './placing/place-order.service.ts'
import { createSubmitOrder } from './erp/submit-order.service.ts'
import { ORDER_TOPICS } from './order-message.ts'
import type { OrderPaper } from './papers/order-paper.service.ts'
import { orderPaperPolicy, orderPaperRoutes } from './papers/order-paper.routes.ts'

const PROGRESS_EVERY_MS = 5_000
const PAYMENTS_EVERY_MS = 2_000

type Needs = {
  assortment: Assortment
  carts: Carts
  placeOrder: PlaceOrder
  payOrder: PayOrder
  cancelOrder: CancelOrder
  changeOrder: ChangeOrder
  history: OrderHistory
  orderAgain: OrderAgain
}
type Work = {
  db: Database
  clock: Clock
  erp: Erp
  portal: Portal
  payments?: PaymentProvider | undefined
  log: WorkLog
}
type Letters = { mailer: Mailer; publicUrl: string }

export const ordersFeature = {
  policy: { ...ordersPolicy, ...orderListsPolicy, ...orderPaperPolicy, ...webhookPolicy },
  resolvers: ({ assortment, ...needs }: Needs) =>
    ordersResolvers({
      ...needs,
      productOf: (sku, context) => knownProduct(assortment, sku, context),
    }),
  routes: {
    open: (app: FastifyInstance, needs: WebhookNeeds) => webhookRoutes(app, needs),
    calls: (
      app: FastifyInstance,
      { history, portal, orderPaper }: { history: OrderHistory; portal: Portal; orderPaper: OrderPaper },
    ) => {
      orderListsRoutes(app, {
        history,
        brewery: async ({ breweryMark }) => {
          const { market, settings } = await portal.now(breweryMark)
          return { timeZone: market.timeZone, ownTypes: settings.order_types }
        },
      })
      orderPaperRoutes(app, { orderPaper, brewery: ({ breweryMark }) => portal.now(breweryMark) })
    },
  },
  handlers: (work: Work & Letters) => ({
    [ORDER_TOPICS.submit]: createSubmitOrder(work),
    [ORDER_TOPICS.cancel]: createCancelAtErp(work),
    [ORDER_TOPICS.confirmation]: createOrderConfirmation(work),
    [ORDER_TOPICS.renumbered]: createOrderRenumbered(work),
    [ORDER_TOPICS.cancellation]: createOrderCancellation(work),
    [ORDER_TOPICS.moneyReturned]: createMoneyReturned(work),
    ...(work.payments && {
      [ORDER_TOPICS.refund]: createRefundPayment({
        db: work.db,
        payments: work.payments,
        settlePayment: createSettlePayment({ ...work, payments: work.payments }),
      }),
    }),
  }),
  jobs: ({ db, clock, erp, portal, payments, log, isDemo }: Work & { isDemo: boolean }) => {
    const progress = createOrderProgress({
      db,
      clock,
      erp,
      timeZone: async () => (await portal.now()).market.timeZone,
      log,
      // In the demo an order moves on every few seconds, and people watch it.
      ...(isDemo && { settings: { everyMs: PROGRESS_EVERY_MS } }),
    })
    const sweepPayments =
      payments &&
      createSweepPayments({ db, clock, log, settlePayment: createSettlePayment({ db, clock, payments, log }) })
    return [
      { name: 'order-progress', everyMs: PROGRESS_EVERY_MS, run: progress.syncOrderProgress },
      ...(sweepPayments ? [{ name: 'payments', everyMs: PAYMENTS_EVERY_MS, run: sweepPayments }] : []),
    ]
  },
  measures: (watched: { db: Database }) => paymentMeasures(watched),
}
