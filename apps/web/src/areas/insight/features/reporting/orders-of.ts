import type { Reporting } from '@fust/contract/rest'
import { PATHS } from '../../../../paths.ts'
import type { ReportSearch } from './report-search.ts'

type Figures = { volume: number; goods: number }
type Part = { brand?: string; pack?: string; product?: string; shipTo?: string }

/** Leads to the orders that figures are made of. */
export type OrdersLink = {
  to: typeof PATHS.orderHistory
  search: Part & { period: string; report: Reporting['report'] }
}

/**
 * The way to exactly those orders of a report that one row of it is made of: to those of the year before where there are
 * none since; null where there are none at all.
 */
export function ordersOf(
  report: Reporting,
  search: ReportSearch,
  { part, ...row }: { part: Part } & Figures & { before: Figures },
): OrdersLink | null {
  const { from, to, beforeFrom, beforeTo } = report
  const days = isAny(row) ? [from, to] : isAny(row.before) ? [beforeFrom, beforeTo] : null
  // What is gone from the catalogue has no pack to look for.
  if (!days || Object.values(part).includes('')) return null
  return wayTo(report, search, { period: days.join('..'), ...part })
}

/** The same of the months of a report, each by its name. */
export const wayToMonths =
  (report: Reporting, search: ReportSearch) =>
  (month: string): OrdersLink | null => {
    const row = report.months.find((own) => own.month === month)
    const isOrdered = row && (row.orders === null ? isAny(row) : row.orders > 0)
    return isOrdered ? wayTo(report, search, { period: month }) : null
  }

const wayTo = (
  { report }: Reporting,
  { brand, pack, shipTo }: ReportSearch,
  part: Part & { period: string },
): OrdersLink => ({
  to: PATHS.orderHistory,
  search: {
    ...(brand !== undefined && { brand }),
    ...(pack !== undefined && { pack }),
    ...(shipTo !== undefined && { shipTo }),
    ...part,
    report,
  },
})

const isAny = ({ volume, goods }: Figures): boolean => volume !== 0 || goods !== 0
