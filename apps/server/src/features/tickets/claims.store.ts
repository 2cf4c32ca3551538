import type { ClaimLine, ClaimSettlement } from '@fust/domain/support'
import { statement, type Queries } from '#platform/database/database.ts'
import { IN_SCOPE, scopeValues, type Places, type Scope } from './tickets.store.ts'

/** A line of an order of which something can be claimed. */
export type OrderedGoods = {
  orderId: string
  lineNumber: number
  sku: string
  productName: Record<string, string>
  subtitle: Record<string, string>
  isTankBeer: boolean
  ordered: number
  claimed: number
}

export type StoredClaimLine = {
  ticketId: number
  orderId: string
  settlement: string | null
  settledAt: Date | null
  settledByName: string | null
  lineNumber: number
  sku: string
  productName: Record<string, string>
  subtitle: Record<string, string>
  isTankBeer: boolean
  fault: string
  quantity: number
}

type OrderKey = { companyId: string; id: string }

// Orders that are claimed of wait for each other; what refers to an order does not wait.
const lockOrder = statement<{ status: string }>(
  'claims.lock-order',
  'select status from sales_order where company_id = $1 and id = $2 for no key update',
)

const readOrder = statement<{ id: string; companyId: string; status: string }>(
  'claims.find-order',
  `select t.id::text as id, t.company_id as "companyId", t.status from sales_order t
   where (t.company_id, t.ship_to_id) in (select * from unnest($1::text[], $2::text[])) and t.number = $3`,
)

// Return items go back: nothing of them came. What the ERP has not confirmed did not come either.
const readGoods = statement<OrderedGoods>(
  'claims.ordered-goods',
  `select l.order_id::text as "orderId", l.line_number as "lineNumber", l.sku, l.product_name as "productName", l.subtitle,
     l.liters > 0 as "isTankBeer", coalesce(l.confirmed_quantity, case when l.liters > 0 then l.liters else l.cases_total end) as ordered,
     coalesce(sum(c.quantity), 0)::int as claimed
   from order_line l
   left join product p on p.sku = l.sku
   left join (
     select line.company_id, line.order_id, line.line_number, line.quantity
     from ticket_claim_line line join ticket_claim k on k.ticket_id = line.ticket_id
     where k.settlement is distinct from 'rejected') c
     on c.company_id = l.company_id and c.order_id = l.order_id and c.line_number = l.line_number
   where l.company_id = $1 and l.order_id = $2 and not coalesce(p.is_empties, false)
   group by l.company_id, l.order_id, l.line_number order by l.line_number`,
)

const insert = statement(
  'claims.insert',
  `with claim as (
     insert into ticket_claim (ticket_id, company_id, order_id) values ($1, $2, $3)
     returning ticket_id, company_id, order_id)
   insert into ticket_claim_line (ticket_id, company_id, order_id, line_number, fault, quantity)
   select claim.ticket_id, claim.company_id, claim.order_id, line.number, line.fault, line.quantity
   from claim, unnest($4::int[], $5::text[], $6::int[]) as line(number, fault, quantity)`,
)

const list = statement<StoredClaimLine>(
  'claims.list',
  `select k.ticket_id as "ticketId", k.order_id::text as "orderId", k.settlement, k.settled_at as "settledAt",
     u.first_name || ' ' || u.last_name as "settledByName", c.line_number as "lineNumber", l.sku,
     l.product_name as "productName", l.subtitle, l.liters > 0 as "isTankBeer", c.fault, c.quantity
   from ticket t
   join ticket_claim k on k.ticket_id = t.id
   join ticket_claim_line c on c.ticket_id = k.ticket_id
   join order_line l on l.company_id = c.company_id and l.order_id = c.order_id and l.line_number = c.line_number
   left join portal_user u on u.id = k.settled_by
   where t.id = any($4) and ${IN_SCOPE}
   order by k.ticket_id, c.line_number`,
)

const find = statement<{ settlement: string | null }>(
  'claims.find',
  'select settlement from ticket_claim where ticket_id = $1',
)

const settle = statement(
  'claims.settle',
  'update ticket_claim set settlement = $2, settled_by = $3, settled_at = $4 where ticket_id = $1',
)

export function createClaimStore(db: Queries) {
  return {
    /** For whoever claims next; undefined where the order is gone. */
    lockOrder: ({ companyId, id }: OrderKey) => db.row(lockOrder, [companyId, id]),
    readOrder: ({ companyIds, shipToIds }: Places, number: string) =>
      db.row(readOrder, [companyIds, shipToIds, number]),
    readGoods: ({ companyId, id }: OrderKey) => db.rows(readGoods, [companyId, id]),
    insert: (ticketId: number, { companyId, id }: OrderKey, lines: readonly ClaimLine[]) =>
      db.rows(insert, [
        ticketId,
        companyId,
        id,
        lines.map(({ lineNumber }) => lineNumber),
        lines.map(({ fault }) => fault),
        lines.map(({ quantity }) => quantity),
      ]),
    /** The lines of the claims among these tickets, each with what became of its claim. */
    list: (scope: Scope, ticketIds: readonly number[]) => db.rows(list, [...scopeValues(scope), ticketIds]),
    /** Undefined where the ticket is no claim; under the lock of the ticket nobody settles it meanwhile. */
    find: (ticketId: number) => db.row(find, [ticketId]),
    settle: (ticketId: number, settlement: ClaimSettlement, { by, at }: { by: string; at: Date }) =>
      db.rows(settle, [ticketId, settlement, by, at]),
  }
}
