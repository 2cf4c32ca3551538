import { INVOICE_STATES, type InvoiceState } from '@fust/domain/documents'
import { REPORTS, type Report } from '@fust/domain/reporting'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { daySearch, type DaySearch } from './document-search.ts'

/** What the address of the invoices says; what is left out narrows nothing. */
export type InvoiceSearch = DaySearch & {
  shipTo?: string | undefined
  state?: InvoiceState | undefined
  /** Of whose ship-tos they are. */
  report?: Report | undefined
}

export function invoiceSearch(address: Record<string, unknown>): InvoiceSearch {
  const { shipTo } = address
  const id = typeof shipTo === 'string' ? asOneLine(shipTo).trim().slice(0, NAME_MAXIMUM) : ''
  return {
    shipTo: id || undefined,
    state: INVOICE_STATES.find((known) => known === address['state']),
    report: REPORTS.find((known) => known === address['report']),
    ...daySearch(address),
  }
}

export const isNarrowed = ({ shipTo, state, report, from, to, words }: InvoiceSearch): boolean =>
  Boolean(shipTo ?? state ?? report ?? from ?? to ?? words)
