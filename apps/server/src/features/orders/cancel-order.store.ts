import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database.ts'
import type { LastingKey, OrderKey } from './order-event.store.ts'
import type { MessageOrder } from './submit-order.payload.ts'

/** An order about to be cancelled, with its row locked. */
export type OrderToCancel = {
  companyId: string
  id: number
  number: string
  reference: string
  sapId: string | null
  shipToId: string
  status: string
  deliveryDate: CalendarDate
  couponCode: string | null
  palletPlaces: number
  hasShipped: boolean
}

type NamedOrder = { companyIds: readonly string[]; shipToIds: readonly string[]; name: string; id: number | null }

const lockOrder = statement<OrderToCancel>(
  'cancel-order.lock',
  `select o.company_id as "companyId", o.id, o.number, o.reference, o.sap_id as "sapId", o.ship_to_id as "shipToId",
     o.status, o.delivery_date as "deliveryDate", o.coupon_code as "couponCode", o.pallet_places as "palletPlaces",
     exists (select from order_line l where l.company_id = o.company_id and l.order_id = o.id and l.shipped_cases > 0)
       as "hasShipped"
   from sales_order o
   where o.company_id = any($1) and o.ship_to_id = any($2)
     and (o.sap_id = $3 or o.number = $3 or o.former_numbers @> array[$3] or o.id = $4)
   order by o.number = $3 desc, o.id for update of o limit 1`,
)

const markUndelivered = statement(
  'cancel-order.mark-undelivered',
  `update sales_order set delivery_status = 'CANCELLED', load_calendar_code = null where company_id = $1 and id = $2`,
)

// What the ledger says was taken goes back, once: a second release of an order has no place in it. Locked in SKU order.
const releaseStock = statement(
  'cancel-order.release-stock',
  `with taken as (
       select sku, -sum(delta)::int as cases from stock_movement where order_id = $2 and reason = 'order' group by sku),
     held as (select s.sku, taken.cases from stock s join taken using (sku) order by s.sku for update of s),
     released as (
       update stock s set quantity = s.quantity + held.cases from held where s.sku = held.sku
       returning s.sku, held.cases, s.quantity)
   insert into stock_movement (sku, delta, balance, reason, company_id, order_id, moved_at)
   select sku, cases, quantity, 'release', $1, $2, $3 from released`,
)

const releaseBudget = statement(
  'cancel-order.release-budget',
  `with taken as (
       select ship_to_id, year, -sum(delta_cents)::bigint as cents from budget_movement
       where company_id = $1 and order_id = $2 and reason = 'order' group by ship_to_id, year),
     released as (
       update budget b set left_cents = b.left_cents + taken.cents from taken
       where b.company_id = $1 and b.ship_to_id = taken.ship_to_id and b.year = taken.year
       returning b.ship_to_id, b.year, taken.cents, b.left_cents)
   insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, order_id, moved_at)
   select $1, ship_to_id, year, cents, left_cents, 'release', $2, $3 from released`,
)

const releaseCoupon = statement(
  'cancel-order.release-coupon',
  `update coupon set uses = uses - 1 where code = $1 and uses > 0`,
)

// From the day that they were taken from: the ship-to may follow another calendar by now.
const releasePlaces = statement(
  'cancel-order.release-places',
  `update delivery_day_load d set taken_places = greatest(0, d.taken_places - o.pallet_places)
   from sales_order o
   where o.company_id = $1 and o.id = $2 and d.calendar_code = o.load_calendar_code and d.day = o.delivery_date`,
)

const lockStatus = statement<{ status: string }>(
  'cancel-order.lock-status',
  `select status from sales_order where company_id = $1 and id = $2 and reference = $3 for update`,
)

const findOrder = statement<{ number: string; reference: string; sapId: string | null; shipToId: string }>(
  'cancel-order.find',
  `select number, reference, sap_id as "sapId", ship_to_id as "shipToId"
   from sales_order where company_id = $1 and id = $2 and reference = coalesce($3, reference)`,
)

export function createCancelOrderStore(db: Queries) {
  return {
    /** By SAP id, by number, also one that it had before, or by id; only among these ship-tos. */
    lock: ({ companyIds, shipToIds, name, id }: NamedOrder) => db.row(lockOrder, [companyIds, shipToIds, name, id]),
    markUndelivered: ({ companyId, id }: OrderKey) => db.rows(markUndelivered, [companyId, id]),
    /** Stock, budget, discount code and pallet places: what the order held goes back. */
    release: async (
      { companyId, id, couponCode }: Pick<OrderToCancel, 'companyId' | 'id' | 'couponCode'>,
      at: Date,
    ) => {
      await db.rows(releaseStock, [companyId, id, at])
      await db.rows(releaseBudget, [companyId, id, at])
      if (couponCode !== null) await db.rows(releaseCoupon, [couponCode])
      await db.rows(releasePlaces, [companyId, id])
    },
    lockStatus: ({ companyId, id, reference }: LastingKey) => db.row(lockStatus, [companyId, id, reference]),
    find: ({ companyId, id, reference }: MessageOrder) => db.row(findOrder, [companyId, id, reference]),
  }
}
