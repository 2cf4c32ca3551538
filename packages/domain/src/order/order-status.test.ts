import { describe, expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { moment } from '../delivery/delivery.builders.ts'
import { canBecome, canCancelOrder, ORDER_STATUSES, PROCESSING_STATUSES, STATIONS, stationOf } from './index.ts'

const rank = (status: string) => STATIONS.findIndex((station) => station === stationOf(status))

test('[ORD-33] [ORD-36] there are 5 processing and 15 order statuses', () => {
  expect([PROCESSING_STATUSES.length, ORDER_STATUSES.length]).toEqual([5, 15])
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

test.each([
  ['2026-11-23 15:59', 'Order created', true],
  ['2026-11-23 16:00', 'Order created', false],
  ['2026-11-20 09:00', 'Order in preparation', false],
])('[ORD-29] at %s an order for Tuesday 24 November, %s, can be cancelled: %s', (now, status, expected) => {
  const order = { status, deliveryDate: calendarDate('2026-11-24') }
  expect(canCancelOrder(order, moment(now), new Map())).toBe(expected)
})
