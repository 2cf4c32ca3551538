import { describe, expect, test } from 'vitest'
import { CUSTOMER_TYPES } from '../access/index.ts'
import { calendarDate } from '../calendar/index.ts'
import { reportPeriod, seesReport } from './index.ts'

const TODAY = calendarDate('2026-11-24')

describe('the period of a report', () => {
  test.each([
    ['', '', '2026-01-01', '2026-11-24', '2025-01-01', '2025-11-24', 'is this year as far as it has gone'],
    ['2026-02', '2026-04', '2026-02-01', '2026-04-30', '2025-02-01', '2025-04-30', 'is of whole months'],
    [
      '2025-02',
      '2025-02',
      '2025-02-01',
      '2025-02-28',
      '2024-02-01',
      '2024-02-29',
      'compares whole months of a leap year',
    ],
    ['2026-12', '2027-03', '2026-11-01', '2026-11-24', '2025-11-01', '2025-11-24', 'ends today at the latest'],
    ['2020-01', '2026-03', '2024-04-01', '2026-03-31', '2023-04-01', '2025-03-31', 'has two years at most'],
    [
      '2026-05',
      '2026-03',
      '2026-03-01',
      '2026-03-31',
      '2025-03-01',
      '2025-03-31',
      'begins in its last month at the latest',
    ],
  ])('of %s to %s is %s to %s, compared with %s to %s: it %s', (fromMonth, toMonth, from, to, beforeFrom, beforeTo) => {
    expect(reportPeriod({ fromMonth: fromMonth || undefined, toMonth: toMonth || undefined }, TODAY)).toEqual({
      from,
      to,
      beforeFrom,
      beforeTo,
    })
  })
})

test('[DOC-09] sales and contract evaluation are for every customer type, the others for who works in that trade', () => {
  const whoSees = (report: Parameters<typeof seesReport>[0]) =>
    CUSTOMER_TYPES.filter((type) => seesReport(report, type))
  expect(whoSees('sales')).toEqual(CUSTOMER_TYPES)
  expect(whoSees('contract-evaluation')).toEqual(CUSTOMER_TYPES)
  expect(whoSees('on-trade')).toEqual([
    'Agreement',
    'OntradeTank',
    'Ontrade',
    'InternalCustomer',
    'AccountManagerOntrade',
  ])
  expect(whoSees('distributor')).toEqual([
    'Distributor',
    'Trade',
    'Retail',
    'InternalCustomer',
    'AccountManagerOfftrade',
  ])
})
