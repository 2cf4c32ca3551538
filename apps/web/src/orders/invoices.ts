import { isCalendarDate } from '@fust/domain/calendar'
import type { OrderInvoicesFragment } from '../gql/graphql.ts'
import { centsOf } from '../lib/market/cents.ts'
import type { OrderInvoice } from './order.ts'

/** The invoices of an order, off the wire. */
export function invoicesOf({ invoices }: OrderInvoicesFragment): OrderInvoice[] {
  return invoices.flatMap((invoice) => (invoice ? [invoiceOf(invoice)] : []))
}

type WireInvoice = NonNullable<OrderInvoicesFragment['invoices'][number]>

const invoiceOf = ({ number, total, due_date: due, state, open }: WireInvoice): OrderInvoice => ({
  number,
  totalCents: centsOf(total?.grand_total.value),
  due: due !== null && isCalendarDate(due) ? due : null,
  state: state && STATES[state],
  openCents: open && centsOf(open.value),
})

const STATES = { OPEN: 'open', OVERDUE: 'overdue', PAID: 'paid' } as const
