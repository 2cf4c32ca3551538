import type { CalendarDate } from '../calendar/index.ts'

/** What an invoice is: to be paid, to be paid since long, or paid. */
export const INVOICE_STATES = ['open', 'overdue', 'paid'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** An invoice as the books say; null is what they have not said. */
export type BookedInvoice = {
  readonly totalCents: number
  readonly paidCents: number | null
  readonly dueOn: CalendarDate | null
}

/** What is still to be paid of an invoice, in cents; null where nobody knows. Of a credit, and of one paid twice, nothing is. */
export function openCents({ totalCents, paidCents }: BookedInvoice): number | null {
  return paidCents === null ? null : Math.max(totalCents - paidCents, 0)
}

/** The state of an invoice on this day, on which it may still be paid in time when it is the due one; null where nobody knows. */
export function invoiceState(invoice: BookedInvoice, today: CalendarDate): InvoiceState | null {
  const open = openCents(invoice)
  if (open === null) return null
  if (open === 0) return 'paid'
  return invoice.dueOn !== null && invoice.dueOn < today ? 'overdue' : 'open'
}
