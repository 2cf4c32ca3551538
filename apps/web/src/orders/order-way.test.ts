import { describe, expect, test } from 'vitest'
import { instantOf } from '../lib/market/market-time.ts'
import { isOffTheWay, nextToArrive, wayOf } from './order-way.ts'

const events = [
  { status: 'Order created', at: '2026-11-16T14:41:00Z' },
  { status: 'Order in preparation', at: '2026-11-17T07:10:00Z' },
]
const statesOf = (status: string) => wayOf({ status, events, expectedAt: null }).map(({ state }) => state)

describe('the way of an order', () => {
  test.each([
    ['Order created', ['now', 'ahead', 'ahead', 'ahead', 'ahead'], 'it has just been placed'],
    ['In Processing', ['done', 'now', 'ahead', 'ahead', 'ahead'], 'the brewery works on it'],
    ['On the way', ['done', 'done', 'done', 'now', 'ahead'], 'the truck drives'],
    ['Completed', ['done', 'done', 'done', 'done', 'done'], 'it has arrived'],
    ['Canceled', ['done', 'done', 'stopped', 'ahead', 'ahead'], 'it stopped after the last place it was seen'],
    ['Held by customs', ['done', 'now', 'ahead', 'ahead', 'ahead'], 'an unknown status leaves it where it was'],
  ])('[ORD-36] %s: %j, because %s', (status, states) => {
    expect(statesOf(status)).toEqual(states)
  })

  test('tells when it is expected only while that lies ahead', () => {
    const expectedAt = '2026-11-23T13:30:00Z'
    expect(wayOf({ status: 'On the way', events, expectedAt }).at(-1)?.at).toBe(expectedAt)
    expect(wayOf({ status: 'Delivered', events, expectedAt }).at(-1)?.at).toBeNull()
  })

  test('has the moment of each stop that was reached', () => {
    expect(wayOf({ status: 'Sent', events, expectedAt: null }).map(({ at }) => at)).toEqual([
      '2026-11-16T14:41:00Z',
      '2026-11-17T07:10:00Z',
      null,
      null,
      null,
    ])
  })

  test('[ORD-37] names a status that is no stop', () => {
    expect(isOffTheWay('Canceled')).toBe(true)
    expect(isOffTheWay('Held by customs')).toBe(true)
    expect(isOffTheWay('Delivered')).toBe(false)
  })
})

describe('the time of the market', () => {
  test.each([
    ['2026-11-23 13:46:00', '2026-11-23T12:46:00.000Z', 'winter time'],
    ['2026-07-01 13:46:00', '2026-07-01T11:46:00.000Z', 'summer time'],
  ])('%s is %s: %s', (wall, instant) => {
    expect(instantOf(wall)).toBe(instant)
  })
})

describe('the order that comes next', () => {
  const onItsWay = (deliveryDate: string) => ({
    deliveryDate,
    stations: wayOf({ status: 'Sent', events, expectedAt: null }),
  })
  const [yesterday, today, tomorrow] = [onItsWay('2026-11-23'), onItsWay('2026-11-24'), onItsWay('2026-11-25')]

  test('[ORD-30] is the first from today on, though an earlier one was not told to be there', () => {
    expect(nextToArrive([tomorrow, yesterday, today], today.deliveryDate)).toBe(today)
  })

  test('[ORD-30] is one whose day has passed where nothing else comes', () => {
    expect(nextToArrive([yesterday], today.deliveryDate)).toBe(yesterday)
  })

  test('[ORD-30] is none that has arrived', () => {
    const arrived = { ...tomorrow, stations: wayOf({ status: 'Delivered', events, expectedAt: null }) }
    expect(nextToArrive([arrived], today.deliveryDate)).toBeUndefined()
  })
})
