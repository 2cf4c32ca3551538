import { CUSTOMER_SERVICE, OWNER_OF, SUPPORT_STAFF } from '#features/tickets/index.ts'
import { check, wrongRows, type Checks } from './check.ts'

/** What customers ask of the brewery reaches somebody, and nobody else. */
export const TICKETS: Checks = {
  // Whose account manager is gone is of customer service: then somebody must be there, other than who asks.
  'somebody of the brewery answers every open ticket': check(
    'tickets-without-owner',
    `with staff as (${SUPPORT_STAFF})
     select 'ticket ' || t.id || ' has no owner, and nobody of customer service sees it' as breach
     from ticket t where t.status <> 'closed' and not exists ${OWNER_OF}
       and not exists (select from staff s where s.customer_type in (${CUSTOMER_SERVICE})
         and s.user_id is distinct from t.user_id)`,
  ),

  'tickets are of the company that they are about': check(
    'tickets-of-another-company',
    wrongRows({
      name: `'ticket ' || t.id`,
      from: `ticket t
        left join ticket_claim k on k.ticket_id = t.id
        left join sales_order o on o.company_id = coalesce(t.company_id, k.company_id)
          and o.id = coalesce(t.order_id, k.order_id)
        left join ticket_owner w on w.ticket_id = t.id
        left join ticket_visitor v on v.ticket_id = t.id
        left join audit_entry a on a.action = 'ticket-opened' and a.subject = t.id::text`,
      wrong: {
        'claims goods of another company': `k.company_id is distinct from t.company_id and k.ticket_id is not null`,
        'is about an order of another ship-to': `o.ship_to_id is distinct from t.ship_to_id and o.id is not null`,
        'was opened for another ship-to': `(a.company_id, a.ship_to_id) is distinct from (t.company_id, t.ship_to_id) and a.id is not null`,
        'is of a company and of a visitor': 'v.ticket_id is not null and t.company_id is not null',
        'is of nobody': 'v.ticket_id is null and t.company_id is null',
        'is owned by who asks': 'w.user_id = t.user_id',
      },
    }),
  ),
}
