import { NOTICE_CAUSES } from '#features/messages/index.ts'
import { check, wrongRows, words, type Checks } from './check.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const OF_ORDERS = [
  'erp.submit-order',
  'erp.cancel-order',
  'mail.order-confirmation',
  'mail.order-cancellation',
  'mail.order-renumbered',
  'payment.refund',
  'mail.money-returned',
]
const LOCKED = 'mail.account-locked'
const LINK = 'mail.password-link'
const INVITATION = 'mail.invitation'
const CHANGED = 'mail.password-changed'
const ERASURE = 'mail.erasure-asked'
const FACTOR = 'mail.second-factor'
const ANSWERED = 'mail.ticket-answered'
const OF_TICKETS = ['mail.ticket-opened', 'mail.ticket-unanswered']
const NOTIFICATION = 'mail.notification'
const PUSH = 'push.notification'
const OF_VISITORS = ['mail.partner-request', 'mail.visitor-question']
const VISITOR_ANSWERED = 'mail.visitor-answered'
const ADDRESS = 'mail.address-wish'
const PHONE_CODE = 'sms.phone-code'
const SCAN = 'file.scan-attachment'
const SIGN_OUT = 'service.sign-out'

/** What must still happen outside. A letter that is dead or late is no breach: an alert tells of it. */
export const MESSAGES: Checks = {
  // The letter about an order tells of the one, too, whose place it took.
  // Of what is paid online the brewery hears once it is paid.
  // Messages of older orders may be forgotten already; whoever forgets them has a clock of its own.
  'every order placed here has its messages': check(
    'orders-without-messages',
    `with told as (select company_id, topic, payload ->> 'orderId' as order_id, count(*) as times
       from outbox where topic in (${words(OF_ORDERS)}) group by 1, 2, 3),
     canceled as (
       select company_id, order_id, bool_or(source = 'portal') as by_buyer
       from order_event where status = 'Canceled' and happened_at > $1 group by company_id, order_id),
     wanted as (
       select company_id, id, number, topic.name as topic
       from sales_order, (values ('erp.submit-order'), ('mail.order-confirmation')) as topic(name)
       where cart_id is not null and placed_at > $1 and (payment_stage is null or paid_at is not null)
       union all
       select o.company_id, o.id, o.number, topic.name
       from sales_order o join canceled c on c.company_id = o.company_id and c.order_id = o.id
         left join sales_order other on other.company_id = o.company_id and other.replaces_id = o.id,
         (values ('erp.cancel-order', true), ('mail.order-cancellation', false)) as topic(name, is_for_buyers)
       where o.cart_id is not null and (c.by_buyer or not topic.is_for_buyers)
         and (topic.is_for_buyers or other.id is null))
     select 'order ' || w.number || case when t.times is null then ' has no message ' else ' has several messages ' end
       || w.topic as breach
     from wanted w left join told t on t.company_id = w.company_id and t.topic = w.topic and t.order_id = w.id::text
     where t.times is distinct from 1`,
    ({ now, settings }) => [new Date(now.getTime() - settings.OUTBOX_KEPT_DAYS * DAY_MS + HOUR_MS)],
  ),

  'messages are of something that is there': check(
    'messages-of-nothing',
    wrongRows({
      name: `'message ' || m.key`,
      from: `outbox m
        left join sales_order o on o.company_id = m.company_id and o.id::text = m.payload ->> 'orderId'`,
      wrong: {
        'is of a topic that nobody works on': `m.topic not in (${words([...OF_ORDERS, LOCKED, LINK, INVITATION, CHANGED, FACTOR, ERASURE, ANSWERED, ...OF_TICKETS, NOTIFICATION, PUSH, ...OF_VISITORS, VISITOR_ANSWERED, ADDRESS, SCAN, PHONE_CODE, SIGN_OUT])})`,
        'is of an order that is not there': `m.topic in (${words(OF_ORDERS)}) and o.id is null`,
        'is of an order of another reference': `m.payload ->> 'reference' <> o.reference::text`,
        'tells a number that its order has not': `m.done_at is null and m.payload ->> 'number' <> o.number`,
        'is in the lane of another ship-to': `m.topic in (${words(OF_ORDERS)}) and m.ship_to_id <> o.ship_to_id`,
        'is of no account': `m.topic = '${LOCKED}'
          and ((m.payload ->> 'userId') is null or (m.payload ->> 'lockedUntil') is null)`,
        'is of nobody who leaves': `m.topic = '${ERASURE}' and (m.payload ->> 'userId') is null`,
        'is of no answer, or of no file': `m.topic in ('${ANSWERED}', '${VISITOR_ANSWERED}') and (m.payload ->> 'commentId') is null
          or m.topic in (${words(OF_TICKETS)}) and (m.payload ->> 'ticketId') is null
          or m.topic = '${SCAN}' and (m.payload ->> 'attachmentId') is null`,
        'is of no notification, or for nobody': `m.topic in ('${NOTIFICATION}', '${PUSH}')
          and ((m.payload ->> 'notificationId') is null or (m.payload ->> 'userId') is null)`,
        'is of nobody’s password': `m.topic in ('${CHANGED}', '${FACTOR}') and (m.payload ->> 'userId') is null
          or m.topic = '${LINK}' and (m.payload -> 'userId') is null
          or m.topic = '${INVITATION}' and (m.payload ->> 'invitationId') is null
          or m.topic = '${PHONE_CODE}' and (m.payload ->> 'userId') is null`,
        'is of no sign-on at a service': `m.topic = '${SIGN_OUT}' and (m.payload ->> 'signOn') is null`,
      },
    }),
  ),

  // Whatever a message tells of time is told by the database's clock.
  'messages are done, dead or wait as one of them does': check(
    'messages-in-no-state',
    wrongRows({
      name: `'message ' || m.key`,
      from: 'outbox m',
      wrong: {
        'was done before it was written': `m.done_at < m.created_at - interval '1 hour'`,
        'was taken up less than never': 'least(m.attempts, m.claim) < 0',
        'was attempted without being taken up': 'm.attempts > m.claim',
        'is dead and nobody knows why': 'm.dead_at is not null and m.last_error is null',
        'is done and failed': 'm.done_at is not null and m.dead_at is null and m.last_error is not null',
        'is done and held': 'm.done_at is not null and m.leased_until is not null',
        'waits for longer than any does': `m.done_at is null and m.available_at > now() + interval '1 day'`,
        'is held for longer than any is': `m.leased_until > now() + interval '1 day'`,
      },
    }),
  ),

  'no money waits to go back': check(
    'dead-refunds',
    `select 'message ' || d.key || ' of order ' || (d.payload ->> 'number') || ' is dead since ' || d.dead_at
       || ' (' || d.last_error || '): mend the cause, then fust outbox replay ' || d.key
       || '; or give it back by hand, then fust outbox abandon ' || d.key as breach
     from outbox d where d.topic = 'payment.refund' and d.dead_at is not null and d.done_at is null`,
  ),

  'no message for the ERP is dead': check(
    'dead-erp-messages',
    `select 'message ' || d.key || coalesce(' of order ' || (d.payload ->> 'number'), '') || ' is dead since ' || d.dead_at
       || ' (' || d.last_error || '), and ' || (select count(*) from outbox o where o.lane = d.lane and o.done_at is null
         and o.id > d.id) || ' wait behind it: mend the cause, then fust outbox replay ' || d.key
       || '; or enter it in the ERP by hand, then fust outbox abandon ' || d.key as breach
     from outbox d where d.topic like 'erp.%' and d.dead_at is not null and d.done_at is null`,
  ),

  // An outage of the ERP is over within minutes of its end: a message is tried again after a quarter of an hour at most.
  'no message for the ERP is late': check(
    'late-erp-messages',
    `select 'message ' || m.key || coalesce(' of order ' || (m.payload ->> 'number'), '') || ' waits since ' || m.created_at
       || coalesce(' (' || m.last_error || ')', '') || ': see that a worker runs and that the ERP answers' as breach
     from outbox m where m.topic like 'erp.%' and m.done_at is null and m.dead_at is null
       and m.created_at < now() - interval '1 hour' and not exists (
         select from outbox d where d.lane = m.lane and d.done_at is null and d.dead_at is not null and d.id < m.id)`,
  ),

  // A living worker extends its leases every minute or takes up what another left.
  'no message is held for too long': check(
    'stuck-leases',
    `select 'message ' || key || ' is held since ' || leased_until || ' and nobody takes it up' as breach
     from outbox where done_at is null and dead_at is null and leased_until < now() - interval '10 minutes'`,
  ),

  'answers to an Idempotency-Key are kept whole': check(
    'answers-that-are-none',
    wrongRows({
      name: `'answer to ' || i.key || ' of ' || i.scope`,
      from: 'idempotency_record i',
      wrong: {
        'has no end': 'i.answer is null',
        'is none': `jsonb_typeof(i.answer -> 'status') is distinct from 'number'
          or jsonb_typeof(i.answer -> 'body') is distinct from 'string'`,
        'is to a request that cannot be known again': 'length(i.body_hash) <> 32',
      },
    }),
  ),

  // The longest is a day; and what the clock of a standby is apart.
  'limits end within their day': check(
    'limits-that-last',
    wrongRows({
      name: `'limit ' || r.key`,
      from: 'rate_limit r',
      wrong: {
        'does not end': `r.window_ends_at > now() + interval '25 hours'`,
        'counts nothing': 'r.hits < 1',
      },
    }),
  ),

  // A cause without its row is told to nobody, one that was told tomorrow not for a while.
  'whoever runs the portal can be told of everything': check(
    'notices-to-nobody',
    `select 'of ' || c.cause || ' nobody can be told' as breach
     from unnest(array[${words(NOTICE_CAUSES)}]) as c(cause) left join operator_notice n using (cause)
     where n.cause is null or n.told_on > current_date + 1`,
  ),
}
