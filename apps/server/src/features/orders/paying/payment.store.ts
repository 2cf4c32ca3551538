import type { PaymentStage, PaymentState, RefundReason } from '@fust/domain/payment'
import { statement, type Queries, type Transaction } from '#platform/database/database.ts'
import type { OrderKey } from '#features/ledgers/index.ts'

/** An order that is paid online, as its payments need to know it. */
export type PayableOrder = {
  companyId: string
  id: number
  number: string
  reference: string
  token: string
  sapId: string | null
  cartId: string | null
  userId: string | null
  shipToId: string
  couponCode: string | null
  status: string
  paymentStage: PaymentStage
  method: string
  amountCents: number
  currency: string
  paidAt: Date | null
  payUntil: Date
  returnedCartId: string | null
  isShipToActive: boolean
}

export type StoredPayment = {
  companyId: string
  orderId: number
  id: string
  state: PaymentState
  providerId: string | null
  amountCents: number
  currency: string
  method: string
  isTest: boolean
  checkoutUrl: string | null
  startedAt: Date
  refundReason: RefundReason | null
  refundAskedAt: Date | null
  refundedCents: number
  chargedBackCents: number
  disputedAt: Date | null
}

const orderColumns = `o.company_id as "companyId", o.id, o.number, o.reference, o.token, o.sap_id as "sapId",
  o.cart_id as "cartId", o.user_id as "userId", o.ship_to_id as "shipToId", o.coupon_code as "couponCode", o.status,
  o.payment_stage as "paymentStage", o.payment_method as method, o.grand_total_cents as "amountCents", o.currency,
  o.paid_at as "paidAt", o.pay_until as "payUntil", o.returned_cart_id as "returnedCartId",
  (select s.status = 'ACTIVE' from ship_to s where s.company_id = o.company_id and s.id = o.ship_to_id)
    as "isShipToActive"`

const paymentColumns = `p.company_id as "companyId", p.order_id as "orderId", p.id, p.state,
  p.provider_id as "providerId", p.amount_cents as "amountCents", p.currency, p.method, p.is_test as "isTest",
  p.checkout_url as "checkoutUrl", p.started_at as "startedAt", p.refund_reason as "refundReason",
  p.refund_asked_at as "refundAskedAt", p.refunded_cents as "refundedCents",
  p.charged_back_cents as "chargedBackCents", p.disputed_at as "disputedAt"`

const lockOrder = statement<PayableOrder>(
  'payments.lock-order',
  `select ${orderColumns} from sales_order o
   where o.company_id = $1 and o.id = $2 and o.payment_stage is not null for update of o`,
)

const readByToken = statement<PayableOrder>(
  'payments.find-by-token',
  `select ${orderColumns} from sales_order o
   where o.company_id = any($1) and o.ship_to_id = any($2) and o.token = $3 and o.payment_stage is not null`,
)

const readByCart = statement<PayableOrder>(
  'payments.find-by-cart',
  `select ${orderColumns} from sales_order o
   where o.company_id = any($1) and o.ship_to_id = any($2) and o.cart_id = $3 and o.payment_stage is not null`,
)

// Who ordered again has no use for the goods of the order before.
const readAwaiting = statement<PayableOrder>(
  'payments.find-awaiting',
  `with found as (
     (select o.company_id, o.id, true as waits from sales_order o
      where o.payment_stage = 'awaiting' and o.company_id = any($1) and o.ship_to_id = any($2)
        and (o.user_id = $3 or $4)
      order by o.pay_until, o.id limit $6)
     union all
     (select o.company_id, o.id, false from sales_order o
      where o.payment_stage = 'lapsed' and o.company_id = any($1) and o.ship_to_id = any($2) and o.user_id = $3
        and o.returned_cart_id is null and o.status_changed_at > $5::timestamptz - interval '1 day'
        and (o.status_changed_at >= o.pay_until
          or exists (select from payment p where p.company_id = o.company_id and p.order_id = o.id
            and p.state in ('failed', 'canceled', 'expired')))
        and not exists (select from sales_order later where later.company_id = o.company_id
          and later.user_id = o.user_id and later.placed_at > o.placed_at)
      limit $6))
   select ${orderColumns} from found join sales_order o using (company_id, id)
   order by found.waits desc, o.pay_until, o.id limit $6`,
)

const readOfOrders = statement<StoredPayment>(
  'payments.of-orders',
  `select ${paymentColumns} from payment p
   where (p.company_id, p.order_id) in (select * from unnest($1::text[], $2::bigint[]))
   order by p.started_at, p.id`,
)

const readOfOrder = statement<StoredPayment>(
  'payments.of-order',
  `select ${paymentColumns} from payment p where p.company_id = $1 and p.order_id = $2 order by p.started_at, p.id`,
)

const insertPayment = statement<StoredPayment>(
  'payments.insert',
  `insert into payment as p (company_id, order_id, amount_cents, currency, method, is_test, started_at, state_changed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${paymentColumns}`,
)

// It may have been seen further on already.
const setCreated = statement(
  'payments.set-created',
  `update payment set provider_id = $4, checkout_url = $5, state = case when state = 'started' then 'open' else state end,
     state_changed_at = case when state = 'started' then $6 else state_changed_at end,
     check_due_at = now() + interval '10 s'
   where company_id = $1 and order_id = $2 and id = $3`,
)

const setState = statement(
  'payments.set-state',
  `update payment set state = $4, state_changed_at = $5 where company_id = $1 and order_id = $2 and id = $3`,
)

// One statement: an order keeps one payment at most, also for a moment.
const setRefund = statement(
  'payments.set-refund',
  `update payment set state = 'paid', state_changed_at = case when state = 'paid' then state_changed_at else $5 end,
     refund_reason = $4, refund_asked_at = $5, check_due_at = now() + interval '10 s'
   where company_id = $1 and order_id = $2 and id = $3`,
)

const setReturned = statement(
  'payments.set-returned',
  `update payment set refunded_cents = least($4, amount_cents), charged_back_cents = $5
   where company_id = $1 and order_id = $2 and id = $3`,
)

const setDisputed = statement(
  'payments.set-disputed',
  `update payment set disputed_at = $4 where company_id = $1 and order_id = $2 and id = $3`,
)

const setDue = statement(
  'payments.set-due',
  `update payment set check_due_at = now() + $4 * interval '1 ms' where company_id = $1 and order_id = $2 and id = $3`,
)

// Whatever a caller says, it can only make us ask the provider sooner.
const hasten = statement(
  'payments.hasten',
  `update payment set check_due_at = now() where provider_id = $1 and (check_due_at is null or check_due_at > now())`,
)

// Taking a payment puts it off, so that several workers share them and a crash only delays one.
const takeDue = statement<StoredPayment>(
  'payments.take-due',
  `with due as (
     select company_id, order_id, id from payment where check_due_at <= now() and provider_id is not null
     order by check_due_at limit $1 for update skip locked)
   update payment p set check_due_at = now() + $2 * interval '1 ms' from due
   where p.company_id = due.company_id and p.order_id = due.order_id and p.id = due.id
   returning ${paymentColumns}`,
)

const readOverdue = statement<{ companyId: string; id: number }>(
  'payments.find-overdue-orders',
  `select company_id as "companyId", id from sales_order
   where payment_stage = 'awaiting' and pay_until <= $1 order by pay_until limit $2`,
)

const setPaymentStage = statement(
  'payments.set-payment-stage',
  `update sales_order set payment_stage = $3, paid_at = coalesce($4, paid_at) where company_id = $1 and id = $2`,
)

const setReturnedCart = statement(
  'payments.set-returned-cart',
  `update sales_order set returned_cart_id = $3 where company_id = $1 and id = $2`,
)

export type PaymentMeasures = { awaiting: number; lagSeconds: number; refunding: number }

const measure = statement<PaymentMeasures>(
  'payments.measure',
  `select (select count(*) from sales_order where payment_stage = 'awaiting') as awaiting,
     (select coalesce(greatest(round(extract(epoch from now() - min(check_due_at))), 0), 0)::int from payment
      where check_due_at is not null) as "lagSeconds",
     (select count(*) from payment where refund_reason is not null and refunded_cents < amount_cents) as refunding`,
)

type PaymentKey = Pick<StoredPayment, 'companyId' | 'orderId' | 'id'>
type Own = { companyIds: readonly string[]; shipToIds: readonly string[] }

const keyOf = ({ companyId, orderId, id }: PaymentKey) => [companyId, orderId, id] as const

export function createPaymentStore(db: Queries) {
  return {
    lockOrder: ({ companyId, id }: OrderKey) => db.row(lockOrder, [companyId, id]),
    readByToken: ({ companyIds, shipToIds }: Own, token: string) => db.row(readByToken, [companyIds, shipToIds, token]),
    readByCart: ({ companyIds, shipToIds }: Own, cartId: string) => db.row(readByCart, [companyIds, shipToIds, cartId]),
    /** Those that this person placed, or all of these ship-tos; behind them those that ended unpaid. */
    readAwaiting: (
      { companyIds, shipToIds }: Own,
      { userId, isOfAll, now, limit }: { userId: string; isOfAll: boolean; now: Date; limit: number },
    ) => db.rows(readAwaiting, [companyIds, shipToIds, userId, isOfAll, now, limit]),
    readOfOrders: (orders: readonly OrderKey[]) =>
      db.rows(readOfOrders, [orders.map(({ companyId }) => companyId), orders.map(({ id }) => id)]),
    readOf: ({ companyId, id }: OrderKey) => db.rows(readOfOrder, [companyId, id]),
    insert: async (order: PayableOrder, { isTest, at }: { isTest: boolean; at: Date }) => {
      const { companyId, id, amountCents, currency, method } = order
      const row = await db.row(insertPayment, [companyId, id, amountCents, currency, method, isTest, at])
      if (!row) throw new Error('A payment was inserted without an id.')
      return row
    },
    writeCreated: (key: PaymentKey, { id, checkoutUrl }: { id: string; checkoutUrl: string | null }, at: Date) =>
      db.rows(setCreated, [...keyOf(key), id, checkoutUrl, at]),
    writeState: (key: PaymentKey, state: PaymentState, at: Date) => db.rows(setState, [...keyOf(key), state, at]),
    /** It was paid, and goes back. */
    writeRefund: (key: PaymentKey, reason: RefundReason, at: Date) => db.rows(setRefund, [...keyOf(key), reason, at]),
    writeReturned: (
      key: PaymentKey,
      { refundedCents, chargedBackCents }: Pick<StoredPayment, 'refundedCents' | 'chargedBackCents'>,
    ) => db.rows(setReturned, [...keyOf(key), refundedCents, chargedBackCents]),
    writeDisputed: (key: PaymentKey, at: Date) => db.rows(setDisputed, [...keyOf(key), at]),
    /** Null: it is not asked for any more. */
    askAgainAfter: (key: PaymentKey, ms: number | null) => db.rows(setDue, [...keyOf(key), ms]),
    hasten: (providerId: string) => db.rows(hasten, [providerId]),
    takeDue: ({ batch, leaseMs }: { batch: number; leaseMs: number }) => db.rows(takeDue, [batch, leaseMs]),
    readOverdue: (now: Date, limit: number) => db.rows(readOverdue, [now, limit]),
    writeReturnedCart: ({ companyId, id }: OrderKey, cartId: string) =>
      db.rows(setReturnedCart, [companyId, id, cartId]),
    measure: async () => (await db.row(measure)) ?? { awaiting: 0, lagSeconds: 0, refunding: 0 },
  }
}

/** How far the order is paid now; written with what is asked next. */
export function leavePaymentStage(
  tx: Transaction,
  { companyId, id }: OrderKey,
  stage: PaymentStage,
  paidAt: Date | null = null,
): void {
  tx.leave(setPaymentStage, [companyId, id, stage, paidAt])
}
