import type { CalendarDate } from '@fust/domain/calendar'
import type { PaymentStage } from '@fust/domain/payment'
import { statement, type Queries } from '#platform/database/database.ts'

export type FollowedOrder = {
  companyId: string
  id: number
  number: string
  reference: string
  sapId: string
  /** By when it is looked at again: it tells this look from a later one. */
  lookedAtUntil: string | null
}
export type OrderStanding = {
  status: string
  processingStatus: string
  deliveryStatus: string
  statusChangedAt: Date
}
/** A standing as it was found, with the order's row locked. */
export type OrderBefore = OrderStanding & {
  shipToId: string
  couponCode: string | null
  paymentStage: PaymentStage | null
  /** The day on which it comes: as the ERP planned it last, else as it was ordered. */
  expectedOn: CalendarDate
  /** False where somebody has asked the ERP again since this look began. */
  isLatestLook: boolean
}
export type CarriedLine = { position: number; sku: string; quantity: number }
export type InvoiceRow = { number: string; invoicedOn: CalendarDate; totalCents: number }

// Taking an order puts it off, so several workers share the orders and a crash only delays one.
const takeDue = statement<FollowedOrder>(
  'order-progress.take-due',
  `with due as (
     select company_id, id from sales_order where erp_check_due_at <= now() and sap_id is not null
     order by erp_check_due_at limit $1 for update skip locked)
   update sales_order o set erp_check_due_at = now() + $2 * interval '1 ms' from due
   where o.company_id = due.company_id and o.id = due.id
   returning o.company_id as "companyId", o.id, o.number, o.reference, o.sap_id as "sapId",
     o.erp_check_due_at::text as "lookedAtUntil"`,
)

const lockOrder = statement<OrderBefore>(
  'order-progress.lock',
  `select status, processing_status as "processingStatus", delivery_status as "deliveryStatus",
     status_changed_at as "statusChangedAt", ship_to_id as "shipToId", coupon_code as "couponCode",
     payment_stage as "paymentStage", coalesce(planned_on, delivery_date) as "expectedOn",
     erp_check_due_at is not distinct from $4::timestamptz as "isLatestLook"
   from sales_order where company_id = $1 and id = $2 and reference = $3 for update`,
)

const findCanceling = statement(
  'order-progress.find-canceling',
  `select from order_event where company_id = $1 and order_id = $2 and status = 'Canceled' limit 1`,
)

const writeStanding = statement(
  'order-progress.write-standing',
  `update sales_order set processing_status = $3, delivery_status = $4
   where company_id = $1 and id = $2`,
)

const writePlannedDay = statement(
  'order-progress.write-planned-day',
  'update sales_order set planned_on = $3 where company_id = $1 and id = $2',
)

const setDue = statement(
  'order-progress.set-due',
  `update sales_order set erp_check_due_at = now() + $3 * interval '1 ms' where company_id = $1 and id = $2`,
)

const writeDelivery = statement(
  'order-progress.write-delivery',
  `insert into order_delivery as d (company_id, order_id, number, shipped_at, carrier, tracking_number)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (company_id, order_id, number) do update
     set shipped_at = excluded.shipped_at, carrier = excluded.carrier, tracking_number = excluded.tracking_number
   where (d.shipped_at, d.carrier, d.tracking_number)
     is distinct from (excluded.shipped_at, excluded.carrier, excluded.tracking_number)`,
)

// The ERP numbers lines from one, as they stand in the order.
const writeDeliveryLines = statement(
  'order-progress.write-delivery-lines',
  `with line as (
     select line_number, sku, row_number() over (order by line_number) as position
     from order_line where company_id = $1 and order_id = $2),
   carried as (
     select line.line_number, sum(c.quantity)::int as quantity
     from unnest($4::int[], $5::text[], $6::int[]) as c(position, sku, quantity)
     join line on line.position = c.position and line.sku = c.sku
     group by line.line_number having sum(c.quantity) > 0),
   gone as (
     delete from order_delivery_line d where d.company_id = $1 and d.order_id = $2 and d.delivery_number = $3
       and d.line_number not in (select line_number from carried))
   insert into order_delivery_line as d (company_id, order_id, delivery_number, line_number, quantity)
   select $1, $2, $3, line_number, quantity from carried
   on conflict (company_id, order_id, delivery_number, line_number) do update set quantity = excluded.quantity
   where d.quantity <> excluded.quantity`,
)

const writeInvoice = statement(
  'order-progress.write-invoice',
  `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents) values ($1, $2, $3, $4, $5)
   on conflict (company_id, order_id, number) do nothing`,
)

const removeInvoices = statement(
  'order-progress.remove-invoices',
  `delete from order_invoice where company_id = $1 and order_id = $2 and number = any($3)`,
)

// The ERP numbers lines from one, as they stand in the order; tank beer is counted in litres.
const writeShipped = statement(
  'order-progress.write-shipped',
  `with line as (
     select line_number, sku, row_number() over (order by line_number) as position
     from order_line where company_id = $1 and order_id = $2),
   shipped as (
     select line.line_number, sum(s.cases)::int as cases
     from unnest($3::int[], $4::text[], $5::int[]) as s(position, sku, cases)
     join line on line.position = s.position and line.sku = s.sku
     group by line.line_number)
   update order_line l set shipped_cases = least(shipped.cases, greatest(l.cases_total, l.liters)) from shipped
   where l.company_id = $1 and l.order_id = $2 and l.line_number = shipped.line_number
     and l.shipped_cases <> least(shipped.cases, greatest(l.cases_total, l.liters))`,
)

// A second invoice of a line bills the rest of it.
const writeInvoiced = statement(
  'order-progress.write-invoiced',
  `with line as (
     select line_number, sku, row_number() over (order by line_number) as position
     from order_line where company_id = $1 and order_id = $2),
   billed as (
     select line.line_number, sum(b.quantity)::int as quantity
     from unnest($3::int[], $4::text[], $5::int[]) as b(position, sku, quantity)
     join line on line.position = b.position and line.sku = b.sku
     group by line.line_number)
   update order_line l set invoiced_quantity = billed.quantity from billed
   where l.company_id = $1 and l.order_id = $2 and l.line_number = billed.line_number
     and l.invoiced_quantity <> billed.quantity`,
)

export function createOrderProgressStore(db: Queries) {
  return {
    /** Takes the orders that waited longest for a look and puts their next one off. */
    takeDue: ({ batch, everyMs }: { batch: number; everyMs: number }) => db.rows(takeDue, [batch, everyMs]),
    lock: ({ companyId, id, reference, lookedAtUntil }: FollowedOrder) =>
      db.row(lockOrder, [companyId, id, reference, lookedAtUntil]),
    /** One that the ERP would not cancel at first stands as 'Request sent' by now. */
    wasCanceled: async ({ companyId, id }: FollowedOrder) => !!(await db.row(findCanceling, [companyId, id])),
    writeStanding: ({ companyId, id }: FollowedOrder, standing: OrderStanding) =>
      db.rows(writeStanding, [companyId, id, standing.processingStatus, standing.deliveryStatus]),
    writePlannedDay: ({ companyId, id }: FollowedOrder, day: CalendarDate) =>
      db.rows(writePlannedDay, [companyId, id, day]),
    lookAgainAfter: ({ companyId, id }: FollowedOrder, ms: number) => db.rows(setDue, [companyId, id, ms]),
    lookNoMore: ({ companyId, id }: FollowedOrder) => db.rows(setDue, [companyId, id, null]),
    writeDelivery: (
      { companyId, id }: FollowedOrder,
      {
        number,
        shippedAt,
        carrier,
        trackingNumber,
      }: { number: string; shippedAt: Date | null; carrier: string | null; trackingNumber: string | null },
    ) => db.rows(writeDelivery, [companyId, id, number, shippedAt, carrier, trackingNumber]),
    writeDeliveryLines: ({ companyId, id }: FollowedOrder, number: string, carried: readonly CarriedLine[]) =>
      db.rows(writeDeliveryLines, [
        companyId,
        id,
        number,
        carried.map((line) => line.position),
        carried.map((line) => line.sku),
        carried.map((line) => line.quantity),
      ]),
    writeInvoice: ({ companyId, id }: FollowedOrder, invoice: InvoiceRow) =>
      db.rows(writeInvoice, [companyId, id, invoice.number, invoice.invoicedOn, invoice.totalCents]),
    removeInvoices: ({ companyId, id }: FollowedOrder, numbers: readonly string[]) =>
      db.rows(removeInvoices, [companyId, id, numbers]),
    writeShipped: ({ companyId, id }: FollowedOrder, shipped: readonly CarriedLine[]) =>
      db.rows(writeShipped, [
        companyId,
        id,
        shipped.map((line) => line.position),
        shipped.map((line) => line.sku),
        shipped.map((line) => line.quantity),
      ]),
    writeInvoiced: ({ companyId, id }: FollowedOrder, billed: readonly CarriedLine[]) =>
      db.rows(writeInvoiced, [
        companyId,
        id,
        billed.map((line) => line.position),
        billed.map((line) => line.sku),
        billed.map((line) => line.quantity),
      ]),
  }
}

export type OrderProgressStore = ReturnType<typeof createOrderProgressStore>
