import { describe, expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { moment } from '../delivery/delivery.builders.ts'
import {
  canBecome,
  canCancelOrder,
  canChangeOrder,
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  PROCESSING_STATUSES,
  STATIONS,
  stationOf,
} from './index.ts'

const rank = (status: string) => STATIONS.findIndex((station) => station === stationOf(status))

test('[ORD-33] [ORD-35] [ORD-36] there are 5 processing, 11 delivery and 15 order statuses', () => {
  expect([PROCESSING_STATUSES.length, DELIVERY_STATUSES.length, ORDER_STATUSES.length]).toEqual([5, 11, 15])
})

describe('the stations of an order', () => {
  test.each([
    ['Order created', 'created'],
    ['In Processing', 'in-preparation'],
    ['Sent', 'sent'],
    ['On the way', 'on-the-way'],
    ['Order Delivered', 'delivered'],
    ['Completed', 'delivered'],
    ['Canceled', null],
    ['Lost at sea', null],
  ])('%s stands at %s', (status, station) => {
    expect(stationOf(status)).toBe(station)
  })
})

describe('legal transitions', () => {
  test.each([
    ['Order created', 'Canceled', true],
    ['Order created', 'Request sent', true],
    ['Request sent', 'Canceled', true],
    ['Order in preparation', 'Sent', true],
    ['Sent', 'Canceled', false],
    ['Delivered', 'Completed', true],
    ['Completed', 'Order created', false],
    ['Canceled', 'Order created', false],
    ['Canceled', 'Request sent', true],
    ['Order created', 'Lost at sea', true],
    ['Lost at sea', 'Delivered', true],
  ])('[ORD-37] %s to %s: %s', (from, to, legal) => {
    expect(canBecome(from, to)).toBe(legal)
  })

  test('[ORD-37] no order moves back on its way', () => {
    const back = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canBecome(from, to) && rank(to) >= 0 && rank(to) < rank(from)),
    )
    expect(back).toEqual([])
  })
})

describe('withdrawing an order for Tuesday 24 November', () => {
  const order = { status: 'Order created', deliveryDate: calendarDate('2026-11-24'), isPaidOnline: false }

  test.each([
    ['2026-11-23 15:59', 'Order created', false, true, true],
    ['2026-11-23 16:00', 'Order created', false, false, false],
    ['2026-11-20 09:00', 'Order in preparation', false, false, false],
    ['2026-11-20 09:00', 'Order created', true, true, false],
  ])('[ORD-29] at %s, %s, paid online %s: cancel %s, change %s', (now, status, isPaidOnline, cancel, change) => {
    const placed = { ...order, status, isPaidOnline }
    expect(canCancelOrder(placed, moment(now), new Map())).toBe(cancel)
    expect(canChangeOrder(placed, moment(now), new Map())).toBe(change)
  })
})
