import { REPORTS, type Report } from '@fust/domain/reporting'

export const MEASURES = ['volume', 'goods'] as const
export type Measure = (typeof MEASURES)[number]

/** Which report, and what it is narrowed to; without it sales of this year, in money. */
export type ReportSearch = {
  report?: Report | undefined
  measure?: Measure | undefined
  from?: string | undefined
  to?: string | undefined
  brand?: string | undefined
  pack?: string | undefined
  shipTo?: string | undefined
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
const LONGEST_CODE = 40

/** Reads an address; what makes no sense there is left out. */
export function reportSearch(address: Record<string, unknown>): ReportSearch {
  const text = (name: string) => {
    const value = address[name]
    return typeof value === 'string' && value !== '' && value.length <= LONGEST_CODE ? value : undefined
  }
  const month = (name: string) => {
    const value = text(name)
    return value !== undefined && MONTH.test(value) ? value : undefined
  }
  return {
    report: REPORTS.find((report) => report === address['report']),
    measure: MEASURES.find((measure) => measure === address['measure']),
    from: month('from'),
    to: month('to'),
    brand: text('brand'),
    pack: text('pack'),
    shipTo: text('shipTo'),
  }
}
