import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulators, type Simulators } from '../index.ts'

const databaseUrl = process.env['FUST_TEST_POSTGRES_URL'] ?? ''

let simulators: Simulators
beforeAll(async () => {
  if (!databaseUrl) throw new Error('FUST_TEST_POSTGRES_URL is not set: run this in the vitest project simulators')
  simulators = await createSimulators({ databaseUrl, port: 0, smtpPort: 0, speed: 'on-command' })
})
afterAll(() => simulators.stop())

async function nearest(asked: Record<string, string>, headers: Record<string, string> = { apikey: 'any' }) {
  const query = new URLSearchParams({ CountryCode: 'NL', DeliveryOptions: 'PG', ...asked })
  const answer = await fetch(`${simulators.url}/shipment/v2_1/locations/nearest?${query.toString()}`, { headers })
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}

test('the carrier tells the nearest locations first, as PostNL does', async () => {
  const { status, body } = await nearest({ PostalCode: '7511GA' })
  expect(status).toBe(200)
  const near = {
    Address: { Street: 'Haverstraat', HouseNr: 12, HouseNrExt: 'A', Zipcode: '7511EX', City: 'Enschede' },
    Distance: 130,
    LocationCode: 163_043,
    OpeningHours: { Monday: { string: ['09:00-12:30', '13:30-18:00'] }, Saturday: { string: '10:00-16:00' } },
  }
  const others = [expect.anything(), expect.anything(), expect.anything()]
  expect(body).toMatchObject({ GetLocationsResult: { ResponseLocation: [near, ...others] } })
})

test('of one location there is no list, and of none nothing', async () => {
  expect((await nearest({ PostalCode: '3511LX' })).body).toMatchObject({
    GetLocationsResult: { ResponseLocation: { LocationCode: 182_774 } },
  })
  expect((await nearest({ PostalCode: '9999ZZ' })).body).toEqual({ GetLocationsResult: {} })
})

test('the carrier wants a key, and a postcode that can be one', async () => {
  expect((await nearest({ PostalCode: '7511GA' }, {})).status).toBe(401)
  expect((await nearest({ PostalCode: 'Enschede' })).status).toBe(400)
})
