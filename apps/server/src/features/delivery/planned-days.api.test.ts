import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { place, readyCart } from '../../test/cart-calls.builders.ts'
import { readPath } from '../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../test/resettable-brewery.ts'
import { createPlannedDays } from './planned-days.service.ts'
import { deliveryFeature } from './delivery.feature.ts'

const CALENDAR = '/nl/prod/api/v1/portal/orders/GetGlobalCalendar?withReasons=true'
const TODAY = new Date('2026-11-23T09:00:00Z')
// The places of a full truck.
const TRUCK = 24

let played: PlayedWorld
let brewery: ResettableBrewery

beforeAll(async () => {
  played = await startPlayedWorld()
  brewery = await openResettableBrewery({ features: [cartFeature, deliveryFeature, ordersFeature] })
})
beforeEach(async () => {
  await brewery.reset()
  await link({ daily: 'T1' })
})
afterEach(async () => {
  await played.tell('erp/behaviour', { mode: 'normal' })
  await Promise.all(['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => clearDay(day)))
})
afterAll(async () => {
  await brewery.close()
  await played.stop()
})

/** Says which of the ERP's calendars narrow which of ours. */
async function link(calendars: Record<string, string>, service = 'ZFUST_CALENDAR_SRV'): Promise<void> {
  await brewery.pool.query(`delete from brewery_setting where name = 'erp'`)
  const value = JSON.stringify({ calendar_service: service, calendars })
  await insertRows(brewery.pool, 'brewery_setting', [{ name: 'erp', value }])
}

const plan = (day: string, wish: { isWorking?: boolean; pallets?: number }) =>
  played.tell('erp/calendar-day', { calendar: 'T1', day, ...wish })
const clearDay = (day: string) => played.tell('erp/clear-calendar-day', { calendar: 'T1', day })

async function sync(): Promise<number> {
  const erp = createSapErp(buildSapSettings(played.url))
  const portal = createPortal({ store: createPortalStore(brewery.db), clock: { now: () => TODAY } })
  return createPlannedDays({ db: brewery.db, portal, erp }).syncPlannedDays()
}

/** Why the first days of December cannot be picked, by day. */
async function refused(): Promise<Record<string, unknown>> {
  const { body } = await brewery.get(CALENDAR)
  const days = Array.isArray(body) ? body : []
  const early = days.filter((entry) => String(readPath(entry, 'globalDay')).startsWith('2026-12-0'))
  return Object.fromEntries(
    early.flatMap((entry) => {
      const code = readPath(entry, 'reason', 'code')
      return code === undefined || code === 'weekend' ? [] : [[readPath(entry, 'globalDay'), code]]
    }),
  )
}

describe('what the ERP has planned', () => {
  test('[BAR-22] [BAR-34] [BAR-42] narrows the days on offer, and gives them back', async () => {
    await plan('2026-12-01', { isWorking: false })
    await plan('2026-12-02', { pallets: 0 })
    expect(await refused()).toEqual({})

    expect(await sync()).toBe(1)
    expect(await refused()).toEqual({ '2026-12-01': 'not-a-delivery-day', '2026-12-02': 'full' })

    await clearDay('2026-12-01')
    await sync()
    expect(await refused()).toEqual({ '2026-12-02': 'full' })
  })

  test('[BAR-43] is asked again when an order is placed', async () => {
    await plan('2026-12-01', { pallets: TRUCK + 23 })
    await sync()
    const first = await place(brewery, await readyCart(brewery, { date: '2026-12-01', pallets: TRUCK }))
    expect(readPath(first.data, 'placeOrder', 'errors')).toEqual([])

    await plan('2026-12-02', { isWorking: true })
    const chosenBefore = await readyCart(brewery, { date: '2026-12-02', pallets: TRUCK })
    await plan('2026-12-02', { isWorking: false })
    await sync()
    const refusedDay = await place(brewery, chosenBefore)
    expect(readPath(refusedDay.data, 'placeOrder', 'order_number')).toBeNull()
    const { rows } = await brewery.pool.query('select day, taken_places, capacity_places from delivery_day_load')
    expect(rows).toEqual([{ day: '2026-12-01', taken_places: TRUCK, capacity_places: TRUCK + 23 }])
  })

  test('never makes a day that the brewery keeps closed', async () => {
    await insertRows(brewery.pool, 'delivery_calendar_closure', [
      { calendar_code: 'daily', day: '2026-12-03', reason: JSON.stringify({ nl: 'Dicht', en: 'Closed' }) },
    ])
    await plan('2026-12-03', { isWorking: true, pallets: 500 })
    await sync()
    expect(await refused()).toEqual({ '2026-12-03': 'closed' })
    await brewery.pool.query('delete from delivery_calendar_closure')
    await brewery.pool.query(
      `insert into delivery_day_load values ('daily', '2026-12-03', 60, 60) on conflict do nothing`,
    )
    expect(await refused()).toEqual({ '2026-12-03': 'full' })
  })

  test('is forgotten when the brewery unlinks the calendar, or names no service', async () => {
    await plan('2026-12-01', { isWorking: false })
    await sync()
    await link({ daily: 'T1' }, '')
    expect(await sync()).toBe(0)
    expect(await refused()).toEqual({})

    await link({ daily: 'T1' })
    await sync()
    await link({})
    await sync()
    expect(await refused()).toEqual({})
  })
})

describe('what was told last stays', () => {
  test.each([
    ['is down', { mode: 'down' }],
    ['fails', { mode: 'error' }],
    ['answers twice', { mode: 'twice' }],
  ])('when the ERP %s', async (_title, behaviour) => {
    await plan('2026-12-01', { isWorking: false })
    await sync()
    await played.tell('erp/behaviour', behaviour)
    await sync().catch(() => undefined)
    expect(await refused()).toEqual({ '2026-12-01': 'not-a-delivery-day' })
  })

  test('when the ERP does not know the calendar any more', async () => {
    await plan('2026-12-01', { isWorking: false })
    await sync()
    await link({ daily: 'XX' })
    expect(await sync()).toBe(0)
    expect(await refused()).toEqual({ '2026-12-01': 'not-a-delivery-day' })
  })
})
