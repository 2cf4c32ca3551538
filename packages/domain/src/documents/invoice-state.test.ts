import { describe, expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { invoiceState, openCents } from './index.ts'

const TODAY = calendarDate('2026-11-24')

describe('[DOC-06] an invoice', () => {
  test.each<[number, number | null, string | null, string | null, number | null, string]>([
    // total  paid   due           state      open  because
    [12_100, 0, '2026-12-24', 'open', 12_100, 'it is not due yet'],
    [12_100, 0, '2026-11-24', 'open', 12_100, 'on its last day it is still in time'],
    [12_100, 0, '2026-11-23', 'overdue', 12_100, 'the day after it is late'],
    [12_100, 12_099, '2026-11-23', 'overdue', 1, 'a cent is missing'],
    [12_100, 12_100, '2026-11-23', 'paid', 0, 'all of it came, however late'],
    [12_100, 12_200, '2026-12-24', 'paid', 0, 'more than all of it came'],
    [12_100, -100, '2026-12-24', 'open', 12_200, 'a charge was added to it'],
    [12_100, 0, null, 'open', 12_100, 'nobody said until when'],
    [12_100, null, '2026-11-23', null, null, 'nobody said what came of it'],
    [-390, 0, '2026-11-23', 'paid', 0, 'a credit is nothing that is owed'],
  ])('of %i with %s paid, due on %s, is %s with %s open: %s', (totalCents, paidCents, dueOn, state, open, _because) => {
    const invoice = { totalCents, paidCents, dueOn: dueOn === null ? null : calendarDate(dueOn) }
    expect(invoiceState(invoice, TODAY)).toBe(state)
    expect(openCents(invoice)).toBe(open)
  })
})
