import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { deliveryFeature } from './delivery.feature.ts'

const BASE = '/nl/prod/api/v1/portal/orders'
const WISH = { street: 'Turfkade', houseNumber: '7', houseNumberAddition: 'b', postcode: '7548 BM', city: 'Boekelo' }

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [deliveryFeature, ordersFeature] })
})
afterAll(() => brewery.close())

async function post(query: string, body: unknown, as?: string | null, headers: Record<string, string> = {}) {
  const authorization =
    as === null ? {} : { authorization: `Bearer ${await brewery.tokenOf(as ?? 'buyer@tenbrink.example')}` }
  const answer = await brewery.app.inject({
    method: 'POST',
    url: `${BASE}/PostAddNewAddress${query}`,
    headers: { ...authorization, ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

describe('a new delivery address', () => {
  test('[API-17] [API-18] [ORD-13] is asked for, and told as asked for', async () => {
    const made = await post('?ShipToId=S2', WISH)
    expect(made).toMatchObject({
      status: 200,
      body: { shipToId: 'S2', street: 'Turfkade', houseNumber: '7b', country: 'NL', status: 'requested' },
    })
    expect((await brewery.get(`${BASE}/GetNewAddressInfo?ShipToId=S2`)).body).toEqual([made.body])
    expect((await brewery.get(`${BASE}/GetNewAddressInfo`)).body).toEqual([])
    const { rows } = await brewery.pool.query("select actor_id from audit_entry where action = 'address-requested'")
    expect(rows).toEqual([{ actor_id: 'U1' }])
  })

  test('[API-17] [ORD-13] is mailed to the brewery, with who asked', async () => {
    await brewery.pool.query('truncate outbox')
    const { body } = await post('?ShipToId=S2', { ...WISH, note: 'From March on' })
    const { rows } = await brewery.pool.query('select key, topic, payload from outbox')
    expect(rows).toMatchObject([
      {
        key: `mail.address-wish:${String(readPath(body, 'id'))}`,
        topic: 'mail.address-wish',
        payload: { shipToId: 'S2', note: 'From March on', email: 'buyer@tenbrink.example' },
      },
    ])
    expect(readPath(rows[0], 'payload', 'address')).toMatch(/^Turfkade 7b, .*, NL$/)
  })

  test('[API-17] is asked for once by one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'new-address-1' }
    const [first, again] = [await post('', WISH, undefined, key), await post('', WISH, undefined, key)]
    expect(again).toEqual(first)
    expect((await brewery.get(`${BASE}/GetNewAddressInfo`)).body).toHaveLength(1)
  })

  test.each([
    ['an unknown field', { ...WISH, shipToId: 'S9' }],
    ['no city', { ...WISH, city: '' }],
    ['no street', { ...WISH, street: undefined }],
    ['a country that is none', { ...WISH, country: 'XX' }],
  ])('[API-17] is refused with %s', async (_case, body) => {
    expect((await post('', body)).status).toBe(422)
  })

  test('[ERR-35] a country that is none is told so', async () => {
    expect(readPath((await post('', { ...WISH, country: 'XX' })).body, 'message')).toBe('Invalid country code')
  })

  test.each([
    ['without a session', '', null, 401],
    ['for a ship-to of somebody else', '?ShipToId=S9', undefined, 403],
    ['without a catalogue permission', '', 'basic@tenbrink.example', 403],
  ])('[API-17] is refused %s', async (_case, query, as, status) => {
    expect((await post(query, WISH, as)).status).toBe(status)
  })
})

test('[API-19] [ENT-36] the address of a ship-to is told in the words of the older systems', async () => {
  const { body } = await brewery.get(`${BASE}/GetAddressInfoMagento?ShipToId=S2`)
  expect(body).toMatchObject({
    pe_idsap: 'S2',
    address1_line1: 'Windmolenweg',
    pe_address1_housenumber: '14',
    address1_city: 'Boekelo',
  })
  expect((await brewery.get(`${BASE}/GetAddressInfoMagento?ShipToId=S9`)).status).toBe(403)
})
