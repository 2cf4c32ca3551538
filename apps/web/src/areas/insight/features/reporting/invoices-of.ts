import type { Reporting } from '@fust/contract/rest'
import { lastDayOf } from '@fust/domain/reporting'
import { PATHS } from '../../../../paths.ts'
import type { ReportSearch } from './report-search.ts'

/** Leads to the invoices that figures are made of. */
export type InvoicesLink = {
  to: typeof PATHS.invoices
  search: { from: string; to: string; shipTo?: string; report: Reporting['report'] }
}

/** The way to exactly those invoices that a month of a report is made of; null where there are none. */
export const invoicesOf =
  ({ report, from, to, invoiced }: Reporting, { shipTo }: ReportSearch) =>
  (month: string): InvoicesLink | null => {
    if (!invoiced?.months.find((own) => own.month === month)?.invoices) return null
    const [first, last] = [`${month}-01`, lastDayOf(month)]
    return {
      to: PATHS.invoices,
      search: {
        from: first < from ? from : first,
        to: last > to ? to : last,
        ...(shipTo !== undefined && { shipTo }),
        report,
      },
    }
  }
