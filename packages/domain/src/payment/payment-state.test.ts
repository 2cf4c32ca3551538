import { describe, expect, test } from 'vitest'
import {
  canStageBecome,
  canPaymentBecome,
  consequenceOf,
  isUnderWay,
  PAYMENT_STAGES,
  PAYMENT_STATES,
} from './payment-state.ts'

const waiting = { stage: 'awaiting', isDeliverable: true, hasOther: false } as const

describe('a payment', () => {
  test('that is paid stays paid', () => {
    expect(PAYMENT_STATES.filter((to) => canPaymentBecome('paid', to))).toEqual([])
  })

  test('can be paid from wherever it is, and never begins again', () => {
    for (const from of PAYMENT_STATES) {
      expect(canPaymentBecome(from, 'paid')).toBe(from !== 'paid')
      expect(canPaymentBecome(from, 'started')).toBe(false)
    }
  })

  test('is under way until it is paid or has ended', () => {
    expect(PAYMENT_STATES.filter(isUnderWay)).toEqual(['started', 'open', 'pending', 'authorized'])
  })
})

describe('an order that is paid online', () => {
  test.each([
    // what is seen, of an order that is, follows
    ['paid', waiting, { order: 'pay' }],
    ['paid', { ...waiting, isDeliverable: false }, { order: 'refund', reason: 'undeliverable' }],
    ['paid', { ...waiting, stage: 'lapsed' }, { order: 'refund', reason: 'paid-late' }],
    ['paid', { ...waiting, stage: 'refunding' }, { order: 'refund', reason: 'paid-late' }],
    ['paid', { ...waiting, stage: 'refunded' }, { order: 'refund', reason: 'paid-late' }],
    ['paid', { ...waiting, stage: 'paid' }, { order: 'refund', reason: 'paid-twice' }],
    ['failed', waiting, { order: 'lapse' }],
    ['canceled', waiting, { order: 'lapse' }],
    ['expired', waiting, { order: 'lapse' }],
    ['expired', { ...waiting, hasOther: true }, { order: 'none' }],
    ['expired', { ...waiting, stage: 'paid' }, { order: 'none' }],
    ['open', waiting, { order: 'none' }],
    ['pending', waiting, { order: 'none' }],
    ['authorized', waiting, { order: 'none' }],
  ] as const)('[ORD-16] of which a payment is %s, while it is %j: %j', (state, order, follows) => {
    expect(consequenceOf(state, order)).toEqual(follows)
  })

  test('never waits again, and gives no money back that it never had', () => {
    for (const from of PAYMENT_STAGES) expect(canStageBecome(from, 'awaiting')).toBe(false)
    expect(canStageBecome('lapsed', 'refunded')).toBe(false)
    expect(canStageBecome('lapsed', 'paid')).toBe(false)
  })
})
