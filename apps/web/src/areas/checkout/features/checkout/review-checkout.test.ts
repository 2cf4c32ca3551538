import { describe, expect, test } from 'vitest'
import { reviewCheckout, type CheckoutAnswers } from './review-checkout.ts'

const COMPLETE: CheckoutAnswers = {
  method: 'flatrate_flatrate',
  date: '2026-11-24',
  hours: '07:00-09:00',
  hasHours: true,
  paymentCode: 'purchaseorder',
  title: 'Week 48',
  note: '',
}
const FLAG = '🇳🇱'

describe('what was filled in at the checkout', () => {
  test.each<[string, Partial<CheckoutAnswers>, object]>([
    ['nothing is missing', {}, {}],
    ['no transport is offered', { method: null }, { date: 'method-missing' }],
    ['[ORD-05] there is no day', { date: null }, { date: 'delivery-date-empty' }],
    [
      '[BAR-35] the cut-off for the day has passed',
      { isDatePassed: true, isDateUnavailable: true },
      { date: 'delivery-date-passed' },
    ],
    ['[ERR-07] the day cannot be had', { isDateUnavailable: true }, { date: 'delivery-date-unavailable' }],
    ['[ORD-06] no hour is chosen', { hours: '' }, { hours: 'hours-missing' }],
    ['there are no hours to choose from', { hours: '', hasHours: false }, {}],
    ['no payment is chosen', { paymentCode: '' }, { payment: 'payment-method-missing' }],
    ['[ORD-09] the title has 40 flags', { title: FLAG.repeat(40) }, {}],
    ['[ORD-09] the title has 41', { title: FLAG.repeat(41) }, { title: 'title-too-long' }],
    ['[ORD-10] the note has 70 accented letters', { note: 'e\u0301'.repeat(70) }, {}],
    ['[ORD-10] the note has 71', { note: 'e\u0301'.repeat(71) }, { note: 'note-too-long' }],
  ])('%s', (_why, answers, faults) => {
    expect(reviewCheckout({ ...COMPLETE, ...answers })).toEqual(faults)
  })
})
