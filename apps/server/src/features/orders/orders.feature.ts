import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Erp } from '#integrations/erp/index.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import { assortmentServices, knownProduct } from '#features/assortment/index.ts'
import { cartServices } from '#features/cart/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import { portalServices, type Portal } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { createCancelAtErp } from './cancelling/cancel-at-erp.service.ts'
import {
  createOrderCancellation,
  createMoneyReturned,
  createOrderConfirmation,
  createOrderRenumbered,
} from './letters/order-letter.service.ts'
import { orderListsPolicy, orderListsRoutes } from './history/order-lists.routes.ts'
import { createOrderProgress } from './erp/order-progress.service.ts'
import { ordersPolicy, ordersResolvers } from './orders.resolvers.ts'
import { ordersServices } from './orders.services.ts'
import { paymentMeasures } from './paying/payments.measures.ts'
import { createRefundPayment } from './paying/refund-payment.service.ts'
import { createSettlePayment } from './paying/settle-payment.service.ts'
import { createSweepPayments } from './paying/sweep-payments.ts'
import { webhookPolicy, webhookRoutes } from './paying/webhook.routes.ts'
import { createSubmitOrder } from './erp/submit-order.service.ts'
import { ORDER_TOPICS } from './order-message.ts'
import { orderPaperPolicy, orderPaperRoutes } from './papers/order-paper.routes.ts'

const PROGRESS_EVERY_MS = 5_000
const PAYMENTS_EVERY_MS = 2_000

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
  resolvers: (kernel) =>
    ordersResolvers({
      ...cartServices(kernel),
      ...ordersServices(kernel),
      productOf: (sku, context) => knownProduct(assortmentServices(kernel).assortment, sku, context),
    }),
  routes: {
    open: (app, kernel) => webhookRoutes(app, { ...kernel, ...ordersServices(kernel) }),
    calls: (app, kernel) => {
      const { history, orderPaper } = ordersServices(kernel)
      const { portal } = portalServices(kernel)
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
} satisfies Feature
