import { check, type Checks } from './check.ts'

/** An instant as JSON spells it. */
const spelled = (instant: string) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

// The number that an order was placed under; in the ERP another one may have had it.
const FIRST_NUMBER = 'coalesce(former_numbers[1], number)'

// One that got another number is told of under both, and both may have been another order's as well.
const OF_SEVERAL_NUMBERS = `(select unnest(former_numbers || number) from sales_order where former_numbers <> '{}')`

/** What always stands in the audit trail with what it tells of. */
export const AUDIT: Checks = {
  'every order placed here is in the audit trail, as it was placed': check(
    'orders-not-in-audit',
    `select case
       when o.number is null then 'order ' || a.subject || ' was placed, says the audit trail, and is not there'
       when a.subject is null then 'order ' || o.number || ' is not in the audit trail'
       when a.entries > 1 then 'order ' || o.number || ' was placed ' || a.entries || ' times, says the audit trail'
       else 'order ' || o.number || ' was placed as another, says the audit trail' end as breach
     from (select *, ${FIRST_NUMBER} as first_number from sales_order where cart_id is not null) o
     full join (
       select subject, count(*) as entries, min(company_id) as company_id, min(ship_to_id) as ship_to_id,
         min(actor_id) as actor_id, min(details ->> 'grandTotalCents') as total
       from audit_entry where action = 'order-placed' group by subject
     ) a on a.subject = o.first_number
     where o.number is null or a.entries is distinct from 1
       or (a.company_id, a.ship_to_id, a.actor_id, a.total)
         is distinct from (o.company_id, o.ship_to_id, o.user_id, o.grand_total_cents::text)`,
  ),

  'what happened to orders is in the audit trail': check(
    'steps-not-in-audit',
    `with told as (
       select subject, count(*) filter (where action = 'order-canceled') as canceled,
         count(*) filter (where action like 'erp-refused-%') as refused
       from audit_entry where (action = 'order-canceled' or action like 'erp-refused-%')
         and subject not in ${OF_SEVERAL_NUMBERS}
       group by subject),
     done as (
       select o.number, count(*) filter (where e.status = 'Canceled') as canceled,
         count(*) filter (where e.status = 'Request sent') as refused
       from order_event e join sales_order o on o.company_id = e.company_id and o.id = e.order_id
       where o.cart_id is not null and o.number not in ${OF_SEVERAL_NUMBERS}
         and (e.status = 'Canceled' and e.source = 'portal' or e.status = 'Request sent' and e.source = 'erp')
       group by o.number)
     select 'order ' || coalesce(d.number, t.subject) || ' was cancelled by its buyer ' || coalesce(d.canceled, 0)
       || ' times, the audit trail says ' || coalesce(t.canceled, 0) as breach
     from done d full join told t on t.subject = d.number where coalesce(d.canceled, 0) <> coalesce(t.canceled, 0)
     union all
     select 'order ' || d.number || ' was refused by the ERP, and the audit trail does not say so'
     from done d left join told t on t.subject = d.number where d.refused > coalesce(t.refused, 0)`,
  ),

  'every number that an order gave up is in the audit trail': check(
    'numbers-not-in-audit',
    `select coalesce('order ' || o.number || ' was ' || o.former || ' before, and the audit trail does not say so',
         'order ' || a.subject || ' became ' || a.next || ', says the audit trail, and did not') as breach
     from (
       select number, former, coalesce(former_numbers[nth + 1], number) as next
       from sales_order, unnest(former_numbers) with ordinality as given_up(former, nth) where cart_id is not null
     ) o
     full join (
       select subject, details ->> 'number' as next from audit_entry where action = 'order-renumbered'
     ) a on a.subject = o.former and a.next = o.next
     where o.former is null or a.subject is null`,
  ),

  'imports, locks, wishes and given up messages are in the audit trail': check(
    'deeds-not-in-audit',
    `select 'an import of ' || moved_at || ' changed ledgers and is not in the audit trail' as breach
     from (select moved_at from stock_movement where reason = 'import'
           union select moved_at from budget_movement where reason = 'import') i
     where not exists (select from audit_entry a where a.action = 'import-brewery' and a.happened_at = i.moved_at)
     union all
     select 'account ' || u.id || ' is locked, and the audit trail does not say so'
     from (select id, locked_until from portal_user union all select user_id, locked_until from known_device
           union all select user_id, locked_until from known_network) u
     where u.locked_until is not null and not exists (
       select from audit_entry a where a.subject = u.id and a.action = 'account-locked'
         and a.details ->> 'lockedUntil' = ${spelled('u.locked_until')})
     union all
     select 'address ' || r.id || ' was requested, and the audit trail does not say so'
     from requested_address r where not exists (
       select from audit_entry a where a.subject = r.id::text and a.action = 'address-requested'
         and a.company_id = r.company_id)
     union all
     select 'booking ' || m.reference || ' of the budget of ' || m.ship_to_id || ' is not in the audit trail'
     from budget_movement m where m.reason = 'booking' and not exists (
       select from audit_entry a where a.subject = m.reference and a.action = 'budget-booked'
         and a.company_id = m.company_id and a.happened_at = m.moved_at)
     union all
     select 'message ' || m.key || ' was given up, and the audit trail does not say so'
     from outbox m where m.done_at is not null and m.dead_at is not null and not exists (
       select from audit_entry a where a.subject = m.key and a.action = 'outbox-abandoned')`,
  ),
}
