import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database/database.ts'

/** An invoice whose open amount is asked for. */
export type CheckedInvoice = {
  companyId: string
  orderId: number
  number: string
  currency: string
  invoicedOn: CalendarDate
  totalCents: number
  /** By when it is asked for again: it tells this look from a later one. */
  lookedAtUntil: string | null
}

// Taking an invoice puts it off, so several workers share them and a crash only delays one.
const takeDue = statement<CheckedInvoice>(
  'receivables.take-due',
  `with due as (
     select company_id, order_id, number from order_invoice where receivable_check_due_at <= now()
     order by receivable_check_due_at, invoiced_on desc limit $1 for update skip locked)
   update order_invoice i set receivable_check_due_at = now() + $2 * interval '1 ms'
   from due join sales_order o on o.company_id = due.company_id and o.id = due.order_id
   where i.company_id = due.company_id and i.order_id = due.order_id and i.number = due.number
   returning i.company_id as "companyId", i.order_id as "orderId", i.number, o.currency, i.invoiced_on as "invoicedOn",
     i.total_cents as "totalCents", i.receivable_check_due_at::text as "lookedAtUntil"`,
)

// Whoever asked later writes: an answer that was overtaken may be older than the one that overtook it.
const ITS_LOOK = `company_id = $1 and order_id = $2 and number = $3
  and receivable_check_due_at is not distinct from $4::timestamptz`

const write = statement(
  'receivables.write',
  `update order_invoice set due_on = $5, paid_cents = $6, receivable_check_due_at = now() + $7 * interval '1 ms'
   where ${ITS_LOOK}`,
)

const putOff = statement(
  'receivables.put-off',
  `update order_invoice set receivable_check_due_at = now() + $5 * interval '1 ms' where ${ITS_LOOK}`,
)

/** After null it is not looked at any more. */
export type NextLook = { afterMs: number | null }

export function createReceivableStore(db: Queries) {
  const keyOf = ({ companyId, orderId, number, lookedAtUntil }: CheckedInvoice) =>
    [companyId, orderId, number, lookedAtUntil] as const
  return {
    /** Takes the invoices that waited longest for a look, the latest of them first, and puts their next one off. */
    takeDue: ({ batch, againMs }: { batch: number; againMs: number }) => db.rows(takeDue, [batch, againMs]),
    write: (
      invoice: CheckedInvoice,
      { dueOn, paidCents, afterMs }: NextLook & { dueOn: CalendarDate | null; paidCents: number },
    ) => db.rows(write, [...keyOf(invoice), dueOn, paidCents, afterMs]),
    putOff: (invoice: CheckedInvoice, { afterMs }: NextLook) => db.rows(putOff, [...keyOf(invoice), afterMs]),
  }
}
