import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { deliveryFeature } from './delivery.feature.ts'

const PORTAL = '/nl/prod/api/v1/portal'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [deliveryFeature] })
})
afterAll(() => brewery.close())

async function firstDate(instant: string): Promise<unknown> {
  brewery.setClock(instant)
  const { body } = await brewery.get(`${PORTAL}/orders/GetFirstAvailableDate?ShipToId=S1`)
  return readPath(body, 'firstAvailableDate')
}

describe('the first available date', () => {
  test.each([
    // instant (UTC)           first day     because
    ['2026-11-23T14:59:59Z', '2026-11-24', 'before 16:00 in Amsterdam the next working day is open'],
    ['2026-11-23T15:00:00Z', '2026-11-25', '16:00:00.000 is after the cut-off'],
    ['2026-11-27T09:00:00Z', '2026-11-30', 'a weekend is skipped'],
    ['2026-11-28T09:00:00Z', '2026-12-01', 'an order on Saturday needs two working days'],
    ['2026-12-24T09:00:00Z', '2026-12-28', '[BAR-37] Christmas is skipped'],
    ['2026-12-25T09:00:00Z', '2026-12-29', '[BAR-38] Christmas itself is no working day, nor is the Saturday after it'],
    ['2026-07-01T13:59:59Z', '2026-07-02', 'the cut-off is at 14:00 UTC in summer'],
    ['2026-07-01T14:00:00Z', '2026-07-03', 'and no later'],
  ])('[BAR-24] [BAR-35] [BAR-36] [API-15] at %s is %s: %s', async (instant, expected) => {
    expect(await firstDate(instant)).toBe(expected)
  })

  test('[BAR-41] comes with the instant until which it holds', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const { body } = await brewery.get(`${PORTAL}/orders/GetFirstAvailableDate`)
    expect(body).toEqual({ firstAvailableDate: '2026-11-24', cutOffAt: '2026-11-23T15:00:00.000Z' })
  })

  test('of a half truck follows its own weekdays', async () => {
    brewery.setClock('2026-11-24T16:00:00Z')
    const { body } = await brewery.get(`${PORTAL}/orders/GetFirstAvailableDate?method=freeshipping_freeshipping`)
    expect(readPath(body, 'firstAvailableDate')).toBe('2026-11-26')
  })
})

describe('the calendar', () => {
  test('[API-20] [BAR-42] lists only days that can be ordered for', async () => {
    brewery.setClock('2026-12-23T09:00:00Z')
    const { body } = await brewery.get(`${PORTAL}/orders/GetGlobalCalendar`)
    expect(Array.isArray(body) && body.slice(0, 3)).toEqual([
      { globalDay: '2026-12-24' },
      { globalDay: '2026-12-28' },
      { globalDay: '2026-12-29' },
    ])
  })

  test('[API-21] [BAR-22] of a half truck lists its own days', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const { body } = await brewery.get(`${PORTAL}/orders/GetGlobalCalendarHalfTruck`)
    expect(Array.isArray(body) && body.slice(0, 2)).toEqual([{ globalDay: '2026-11-24' }, { globalDay: '2026-11-26' }])
  })

  test('[TNK-11] [API-16] [API-22] of tank beer lists its own days, the first of them by itself', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const { body } = await brewery.get(`${PORTAL}/orders/GetGlobalCalendarTank`)
    expect(Array.isArray(body) && body.slice(0, 2)).toEqual([{ globalDay: '2026-11-25' }, { globalDay: '2026-12-02' }])
    const first = await brewery.get(`${PORTAL}/orders/GetFirstAvailableDateTank`)
    expect(first.body).toMatchObject({ firstAvailableDate: '2026-11-25' })
  })

  test('[BAR-39] ends 365 days ahead, with that day', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const { body } = await brewery.get(`${PORTAL}/orders/GetGlobalCalendar`)
    expect(Array.isArray(body) && body.at(-1)).toEqual({ globalDay: '2027-11-23' })
  })

  test('[ENT-37] is a list of days and nothing else, unless reasons are asked for', async () => {
    const { body } = await brewery.get(`${PORTAL}/orders/GetGlobalCalendar`)
    const keys = Array.isArray(body) ? body.flatMap((entry) => Object.keys(Object(entry))) : []
    expect([...new Set(keys)]).toEqual(['globalDay'])
  })

  test('[API-15] [API-20] [BAR-42] has a day that is full of beer for POS materials, which ride along', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    await insertRows(brewery.pool, 'delivery_day_load', [
      { calendar_code: 'daily', day: '2026-11-24', taken_places: 60, capacity_places: 60 },
    ])
    const firstFor = async (kind: string) => {
      const first = await brewery.get(`${PORTAL}/orders/GetFirstAvailableDate?kind=${kind}`)
      const days = await brewery.get(`${PORTAL}/orders/GetGlobalCalendar?kind=${kind}`)
      return [readPath(first.body, 'firstAvailableDate'), readPath(days.body, 0, 'globalDay')]
    }
    expect(await firstFor('beer')).toEqual(['2026-11-25', '2026-11-25'])
    expect(await firstFor('posm')).toEqual(['2026-11-24', '2026-11-24'])
    await brewery.pool.query('delete from delivery_day_load')
  })

  test('[BAR-34] says why a day cannot be picked, in the language asked for', async () => {
    brewery.setClock('2026-12-23T16:00:00Z')
    await insertRows(brewery.pool, 'delivery_calendar_closure', [
      {
        calendar_code: 'daily',
        day: '2026-12-30',
        reason: JSON.stringify({ nl: 'Inventarisatie', en: 'Stocktaking' }),
      },
    ])
    await insertRows(brewery.pool, 'delivery_day_load', [
      { calendar_code: 'daily', day: '2026-12-31', taken_places: 60, capacity_places: 60 },
    ])
    await insertRows(brewery.pool, 'brewery_holiday', [
      { day: '2026-12-29', name: JSON.stringify({ nl: 'Brouwersdag', en: "Brewers' Day" }) },
    ])
    const { body } = await brewery.get(`${PORTAL}/orders/GetGlobalCalendar?withReasons=true&language=nl`)
    const reasonOn = (day: string) =>
      Array.isArray(body)
        ? readPath(
            body.find((entry) => readPath(entry, 'globalDay') === day),
            'reason',
          )
        : undefined
    expect(reasonOn('2026-12-24')).toEqual({ code: 'before-cut-off-rule' })
    expect(reasonOn('2026-12-25')).toMatchObject({ code: 'holiday', name: expect.stringMatching(/kerst/i) })
    expect(reasonOn('2026-12-26')).toEqual({ code: 'weekend' })
    expect(reasonOn('2026-12-29')).toEqual({ code: 'holiday', name: 'Brouwersdag' })
    expect(reasonOn('2026-12-30')).toEqual({ code: 'closed', name: 'Inventarisatie' })
    expect(reasonOn('2026-12-31')).toEqual({ code: 'full' })
    expect(reasonOn('2027-01-04')).toBeUndefined()
  })
})

describe('methods, payments and hours', () => {
  test('[BAR-51] a method with two names is shown by the second, in the language asked for', async () => {
    const labels = async (language: string) => {
      const path = `${PORTAL}/paymentmethod/GetShippingmethodByOutletId?ShipToId=S1&language=${language}`
      const { body } = await brewery.get(path)
      return Array.isArray(body) ? body.map((method: unknown) => readPath(method, 'label')) : []
    }
    expect(await labels('en')).toEqual(['Full Truck', 'Half Truck', 'Self Pickup'])
    expect(await labels('nl')).toEqual(['Volle vrachtwagen', 'Halve vrachtwagen', 'Zelf afhalen'])
  })

  test.each(['GetFirstAvailableDate', 'GetGlobalCalendar', 'GetGlobalCalendarHalfTruck', 'GetGlobalCalendarTank'])(
    '[BAR-44] the general service answers %s',
    async (call) => {
      expect((await brewery.get(`${PORTAL}/orders/${call}`)).status).toBe(200)
    },
  )

  test('[API-26] [BAR-57] [BAR-28] the methods of the ship-to come with their limits, the first as default', async () => {
    const { body } = await brewery.get(`${PORTAL}/paymentmethod/GetShippingmethodByOutletId?ShipToId=S1`)
    expect(body).toMatchObject([
      { code: 'flatrate_flatrate', label: 'Full Truck', isDefault: true, minimumPallets: 24, maximumWeightKg: 24_000 },
      { code: 'freeshipping_freeshipping', label: 'Half Truck', isDefault: false },
      { code: 'selfpickup_selfpickup', label: 'Self Pickup', minimumPallets: null },
    ])
  })

  test('[BAR-57] begin with what is written down for the ship-to, then with how its last order of the kind went', async () => {
    const defaultFor = async (kind: string) => {
      const { body } = await brewery.get(`${PORTAL}/paymentmethod/GetShippingmethodByOutletId?ShipToId=S2&kind=${kind}`)
      return Array.isArray(body)
        ? readPath(
            body.find((own) => readPath(own, 'isDefault')),
            'code',
          )
        : undefined
    }
    await insertRows(brewery.pool, 'ship_to_method', [
      { company_id: 'C1', ship_to_id: 'S2', method: 'emptiessmall_emptiessmall' },
    ])
    await insertRows(brewery.pool, 'sales_order', [
      orderOf({ number: 'O-1', kind: 'beer', method: 'freeshipping_freeshipping', placed_at: '2026-11-02' }),
      orderOf({ number: 'O-2', kind: 'posm', method: 'selfpickup_selfpickup', placed_at: '2026-11-03' }),
      // How empties went says nothing of what goes out.
      orderOf({ number: 'O-3', kind: 'beer', method: 'emptiessmall_emptiessmall', placed_at: '2026-11-04' }),
    ])
    expect(await defaultFor('beer')).toBe('flatrate_flatrate')
    await brewery.pool.query(`update ship_to_method set is_default = false where ship_to_id = 'S2'`)
    expect(await defaultFor('beer')).toBe('freeshipping_freeshipping')
    expect(await defaultFor('posm')).toBe('selfpickup_selfpickup')
    expect(await defaultFor('tank')).toBe('flatrate_flatrate')
    await brewery.pool.query(
      `delete from ship_to_method where ship_to_id = 'S2' and method = 'freeshipping_freeshipping'`,
    )
    expect(await defaultFor('beer')).toBe('flatrate_flatrate')
  })

  test('[CRT-71] have the limits of its customer type, or those of every other type; an empty cell is no limit', async () => {
    const limitsFor = async (customer_type: string) => {
      await brewery.pool.query(`update ship_to set customer_type = $1 where id = 'S1'`, [customer_type])
      const { body } = await brewery.get(`${PORTAL}/paymentmethod/GetShippingmethodByOutletId?ShipToId=S1`)
      const { minimumPallets, maximumPallets, maximumWeightKg } = Object(readPath(body, 0))
      return { minimumPallets, maximumPallets, maximumWeightKg }
    }
    await insertRows(brewery.pool, 'transport_limit', [
      { method: 'flatrate_flatrate', customer_type: 'Retail', max_pallets: 10 },
    ])
    expect(await limitsFor('Retail')).toEqual({ minimumPallets: null, maximumPallets: 10, maximumWeightKg: null })
    expect(await limitsFor('Distributor')).toEqual({ minimumPallets: 24, maximumPallets: 26, maximumWeightKg: 24_000 })
    await brewery.pool.query(`update ship_to_method set max_pallets = 20 where method = 'flatrate_flatrate'`)
    expect(await limitsFor('Distributor')).toEqual({ minimumPallets: 24, maximumPallets: 20, maximumWeightKg: 24_000 })
    expect(await limitsFor('Retail')).toEqual({ minimumPallets: null, maximumPallets: 20, maximumWeightKg: null })
  })

  test('[API-27] payments have a title in the language asked for', async () => {
    const { body } = await brewery.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId?ShipToId=S1&language=nl`)
    expect(body).toEqual([{ code: 'onaccount', title: 'Op rekening', sapPaymentCode: 'D', isOnline: false }])
  })

  test('[API-23] delivery hours', async () => {
    const { body } = await brewery.get(`${PORTAL}/orders/GetAvailableHours`)
    expect(body).toEqual([{ from: '08:00', to: '12:00' }])
  })

  test('[API-23] delivery hours are those of the ship-to asked for, the earliest first', async () => {
    await brewery.pool.query(`insert into delivery_calendar (code, name, weekdays, half_truck_weekdays, tank_weekdays)
      select 'late', name, weekdays, half_truck_weekdays, tank_weekdays from delivery_calendar where code = 'daily'`)
    await insertRows(brewery.pool, 'delivery_hour', [
      { calendar_code: 'late', from_time: '18:00', to_time: '20:00' },
      { calendar_code: 'late', from_time: '16:00', to_time: '18:00' },
    ])
    await brewery.pool.query(`update ship_to set calendar_code = 'late' where id = 'S2'`)
    const hoursOf = async (shipTo: string) =>
      (await brewery.get(`${PORTAL}/orders/GetAvailableHours?ShipToId=${shipTo}`)).body
    const told = await Promise.all(['S1', 'S2'].map(hoursOf))
    await brewery.pool.query(`update ship_to set calendar_code = 'daily' where id = 'S2'`)
    await brewery.pool.query(`delete from delivery_hour where calendar_code = 'late'`)
    expect(told).toEqual([
      [{ from: '08:00', to: '12:00' }],
      [
        { from: '16:00', to: '18:00' },
        { from: '18:00', to: '20:00' },
      ],
    ])
  })

  test('the v2 prefix serves the same calls', async () => {
    const { status } = await brewery.get('/nl/prod/api/v2/portal/orders/GetAvailableHours')
    expect(status).toBe(200)
  })
})

describe('access', () => {
  test.each([
    ['without a session', null, 'S1', 401],
    ['for a ship-to of somebody else', 'buyer@tenbrink.example', 'S9', 403],
    ['for a ship-to that does not exist', 'buyer@tenbrink.example', 'S404', 403],
    ['without a catalogue permission', 'basic@tenbrink.example', 'S1', 403],
    ['for an own ship-to', 'buyer@tenbrink.example', 'S2', 200],
  ])('[API-01] %s', async (_case, as, shipTo, status) => {
    const answer = await brewery.get(`${PORTAL}/orders/GetAvailableHours?ShipToId=${shipTo}`, { as })
    expect(answer.status).toBe(status)
  })
})

function orderOf(own: Record<string, string>) {
  return {
    company_id: 'C1',
    ship_to_id: 'S2',
    payer_id: 'P-C1',
    sap_order_type: 'YSOR',
    status: 'Delivered',
    payment_method: 'onaccount',
    delivery_date: '2026-11-05',
    status_changed_at: '2026-11-05',
    goods_cents: 0,
    vat_cents: 0,
    deposit_cents: 0,
    grand_total_ex_vat_cents: 0,
    grand_total_cents: 0,
    ...own,
  }
}
