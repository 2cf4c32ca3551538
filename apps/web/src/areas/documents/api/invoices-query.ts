import type { InvoiceArchive } from '@fust/contract/rest'
import { DOCUMENTS_SHOWN } from '@fust/domain/documents'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { DOCUMENTS_KEY } from '../../../lib/server/query-keys.ts'
import { portalPath } from '../../../lib/server/portal-call.ts'
import { restValue } from '../../../lib/server/rest.ts'
import type { InvoiceSearch } from '../features/documents/invoice-search.ts'

/** A page of the invoices that the address asks for, the latest first, with what all of them come to and leave open. */
export const invoicesQuery = (search: InvoiceSearch) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'invoices', search],
    queryFn: ({ signal }) => readInvoices(search, { page: search.page ?? 1, pageSize: DOCUMENTS_SHOWN, signal }),
    placeholderData: keepPreviousData,
  })

type Wished = { page: number; pageSize: number; signal: AbortSignal }

export function readInvoices(
  { shipTo, state, report, from, to, words }: InvoiceSearch,
  { page, pageSize, signal }: Wished,
): Promise<InvoiceArchive> {
  const body = {
    shipToId: shipTo,
    state,
    report,
    from,
    to,
    search: words,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  return restValue<InvoiceArchive>(portalPath('invoiceolsa/getdatarchive'), { method: 'POST', body, signal })
}
