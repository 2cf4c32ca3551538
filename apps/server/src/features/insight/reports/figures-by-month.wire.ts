import type { DeliveryFigures, EmptiesFigures, InvoicedFigures, Reporting } from '@fust/contract/rest'
import { centsToDecimal } from '@fust/contract/wire'
import { aYearBefore, monthsBetween } from './report-months.ts'
import type { OwnReport } from './reports.service.ts'
import type { LinesOfPart } from './reports.store.ts'

/** What figures are of: these days or those a year before, all of them or one month. */
type When = { isNow: boolean; month?: string }

/** How reliably it was delivered, in all and by month, beside the year before. Whole orders are: no brand narrows them. */
export function wireDelivery({ period, lines, orders }: OwnReport): Reporting['delivery'] {
  return comparedByMonth(period, (when): DeliveryFigures => {
    const own = ofWhen(orders, when)
    const ofMonths = linesOf(lines, when)
    return {
      orders: sum(own, ({ delivered }) => delivered),
      onTime: sum(own, ({ onTime }) => onTime),
      casesOrdered: sum(ofMonths, ({ deliveredCases }) => deliveredCases),
      casesBrought: sum(ofMonths, ({ shippedCases }) => shippedCases),
    }
  })
}

/** The deposit that went out and came back, in the same way. */
export function wireEmpties({ period, lines }: OwnReport): Reporting['empties'] {
  return comparedByMonth(period, (when): EmptiesFigures => {
    const ofMonths = linesOf(lines, when)
    const charged = sum(ofMonths, ({ depositCents }) => depositCents)
    const returned = -sum(ofMonths, ({ returnedCents }) => returnedCents)
    return {
      charged: centsToDecimal(charged),
      returned: centsToDecimal(returned),
      balance: centsToDecimal(charged - returned),
    }
  })
}

/** What was invoiced and credited, in the same way. */
export function wireInvoiced({ period, shipTos, invoiced, invoicedShipTos }: OwnReport): Reporting['invoiced'] {
  if (!invoiced) return null
  const figures = comparedByMonth(period, (when): InvoicedFigures => {
    const own = ofWhen(invoiced, when)
    return {
      invoices: sum(own, ({ invoices }) => invoices),
      total: centsToDecimal(sum(own, ({ cents }) => cents)),
    }
  })
  const isOfSome = invoicedShipTos < shipTos.length
  return { ...figures, ...(isOfSome && { ofShipTos: { number: invoicedShipTos, all: shipTos.length } }) }
}

function comparedByMonth<Figures extends object>(
  { from, to }: OwnReport['period'],
  figures: (when: When) => Figures,
): Figures & { before: Figures; months: (Figures & { month: string; before: Figures })[] } {
  return {
    ...figures({ isNow: true }),
    before: figures({ isNow: false }),
    months: monthsBetween(from, to).map((month) => ({
      month,
      ...figures({ isNow: true, month }),
      before: figures({ isNow: false, month: aYearBefore(month) }),
    })),
  }
}

const linesOf = (lines: readonly LinesOfPart[], { isNow, month }: When) =>
  lines.filter((line) => line.part === 'month' && line.isNow === isNow && (month === undefined || line.code === month))

const ofWhen = <Row extends { month: string; isNow: boolean }>(rows: readonly Row[], { isNow, month }: When) =>
  rows.filter((row) => row.isNow === isNow && (month === undefined || row.month === month))

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((total, row) => total + amount(row), 0)
