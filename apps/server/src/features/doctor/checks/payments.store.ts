import { check, wrongRows, type Checks } from './check.ts'

const DAY = `interval '1 day'`

/** Money that was taken online, and what was ordered for it. */
export const PAYMENTS: Checks = {
  'an order is paid once, with what it costs': check(
    'orders-paid-otherwise',
    wrongRows({
      name: `'order ' || o.number`,
      from: `sales_order o left join lateral (
          select count(*) filter (where p.state = 'paid' and p.refund_reason is null) as kept,
            coalesce(sum(p.amount_cents) filter (where p.state = 'paid' and p.refund_reason is null), 0) as cents,
            count(*) filter (where p.refund_reason is not null and p.refund_reason <> 'paid-twice') as returning,
            coalesce(bool_or(p.amount_cents <> o.grand_total_cents), false) as is_of_other_amount
          from payment p where p.company_id = o.company_id and p.order_id = o.id) p on true`,
      where: 'o.payment_stage is not null',
      wrong: {
        'is paid, and no payment says so': `o.payment_stage = 'paid' and (p.kept <> 1 or p.cents <> o.grand_total_cents)`,
        'is not paid, and its money is here': `o.payment_stage in ('awaiting', 'lapsed') and p.kept > 0`,
        'gives money back that it never had': `o.payment_stage = 'refunding' and p.returning = 0`,
        'has a payment of another amount': 'p.is_of_other_amount',
        'was given up and stands': `o.payment_stage = 'lapsed' and o.status <> 'Canceled'`,
        'is cancelled and keeps its money': `o.payment_stage in ('awaiting', 'paid') and o.status = 'Canceled'`,
        'was paid at no time': `o.payment_stage = 'paid' and o.paid_at is null`,
        'was at the brewery before it was paid': `o.paid_at is null and o.sap_id is not null`,
      },
    }),
  ),

  // Looked at every few minutes, and given up at its time: a day later something hangs.
  'no payment hangs': check(
    'payments-that-hang',
    wrongRows({
      name: `'payment ' || coalesce(p.provider_id, p.id::text) || ' of order ' || o.number`,
      from: 'payment p join sales_order o on o.company_id = p.company_id and o.id = p.order_id',
      wrong: {
        'is not what was asked for: compare it with the provider’s, and settle it there': 'p.disputed_at is not null',
        'waits to be asked for: see that a worker runs and that the provider answers': `p.check_due_at < now() - interval '1 hour'`,
        'is on its way back for long: see at the provider why': `p.refund_asked_at < $1::timestamptz - 5 * ${DAY} and p.refunded_cents < p.amount_cents`,
        'was taken back by its payer: see at the provider why': 'p.charged_back_cents > 0 and p.refund_reason is null',
        'is open and nobody asks for it': `p.state in ('open', 'pending', 'authorized') and p.check_due_at is null and p.disputed_at is null`,
        'is on its way back and nobody asks for it': `p.refund_reason is not null and p.refunded_cents < p.amount_cents and p.check_due_at is null and p.disputed_at is null`,
      },
    }),
    ({ now }) => [now],
  ),

  'no order waits for its payment beyond its time': check(
    'orders-that-wait-for-payment',
    `select 'order ' || o.number || ' waits for its payment since ' || o.placed_at
       || ': see that a worker runs and that the payment provider answers' as breach
     from sales_order o where o.payment_stage = 'awaiting' and o.pay_until < $1::timestamptz - interval '1 hour'
       and not exists (select from payment p where p.company_id = o.company_id and p.order_id = o.id
         and p.state in ('pending', 'authorized'))`,
    ({ now }) => [now],
  ),
}
