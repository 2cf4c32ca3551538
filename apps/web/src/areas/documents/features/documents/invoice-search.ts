import { INVOICE_STATES, type InvoiceState } from '@fust/domain/documents'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { daySearch, type DaySearch } from './document-search.ts'

/** What the address of the invoices says; what is left out narrows nothing. */
export type InvoiceSearch = DaySearch & { shipTo?: string | undefined; state?: InvoiceState | undefined }

export function invoiceSearch(address: Record<string, unknown>): InvoiceSearch {
  const { shipTo } = address
  const id = typeof shipTo === 'string' ? asOneLine(shipTo).trim().slice(0, NAME_MAXIMUM) : ''
  return {
    shipTo: id || undefined,
    state: INVOICE_STATES.find((known) => known === address['state']),
    ...daySearch(address),
  }
}

export const isNarrowed = ({ shipTo, state, from, to, words }: InvoiceSearch): boolean =>
  Boolean(shipTo ?? state ?? from ?? to ?? words)
