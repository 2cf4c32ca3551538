import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { CarrierFault, chooseCarrier } from './index.ts'
import { createPostnl } from './postnl.ts'

const ENSCHEDE = { postcode: '7511 GA', country: 'NL' }

describe('the carrier that is played', () => {
  let world: PlayedWorld
  beforeAll(async () => {
    world = await startPlayedWorld()
  })
  afterAll(() => world.stop())
  beforeEach(() => world.tell('postnl/behaviour', { mode: 'normal' }))

  const near = (asked = ENSCHEDE, timeoutMs = 30_000) =>
    createPostnl({ baseUrl: world.url, key: 'of-the-brewery', timeoutMs }).servicePointsNear(asked)

  test('[ENT-38] tells the nearest service points first, with where they are and when they are open', async () => {
    const points = await near()
    expect(points.map(({ name }) => name)).toEqual([
      'Boekhandel Van der Velde',
      'Drogisterij De Heurne',
      'Pakketautomaat Station',
      'Buurtsuper Lasonder',
    ])
    expect(points[0]).toMatchObject({
      id: '163043',
      street: 'Haverstraat',
      houseNumber: '12A',
      postcode: '7511EX',
      city: 'Enschede',
      country: 'NL',
      coordinates: { latitude: 52.2196, longitude: 6.8941 },
      distanceMetres: 130,
    })
    expect(points[0]?.hours.slice(0, 2)).toEqual([
      { day: 'Monday', from: '09:00', to: '12:30' },
      { day: 'Monday', from: '13:30', to: '18:00' },
    ])
    expect(points[2]?.hours).toEqual([])
  })

  test('[ENT-38] tells one alone, and none where there is none', async () => {
    expect(await near({ postcode: '3511LX', country: 'NL' })).toMatchObject([{ name: 'Tabakszaak Oudegracht' }])
    expect(await near({ postcode: '9999ZZ', country: 'NL' })).toEqual([])
  })

  test.each([
    ['is down', { mode: 'down' }, 'PostNL answered 503'],
    ['fails', { mode: 'error' }, 'PostNL answered 500'],
    ['answers without end', { mode: 'endless' }, 'PostNL answered without end'],
  ])('is a fault where it %s', async (_what, behaviour, message) => {
    await world.tell('postnl/behaviour', behaviour)
    await expect(near()).rejects.toThrow(message)
  })

  test('is a fault where it does not answer in time', async () => {
    await world.tell('postnl/behaviour', { mode: 'slow', delayMs: 60_000 })
    await expect(near(ENSCHEDE, 200)).rejects.toThrow(CarrierFault)
  })

  test('is chosen by its key, and played without one', async () => {
    expect(chooseCarrier({ CARRIER_URL: world.url, CARRIER_KEY: '' })).toBeNull()
    const played = chooseCarrier({ CARRIER_URL: 'https://api.postnl.nl', CARRIER_KEY: '' }, world.url)
    expect(await played?.servicePointsNear(ENSCHEDE)).toHaveLength(4)
    const own = chooseCarrier({ CARRIER_URL: world.url, CARRIER_KEY: 'of-the-brewery' })
    expect(await own?.servicePointsNear(ENSCHEDE)).toHaveLength(4)
  })
})

describe('a carrier that says what it likes', () => {
  const POINT = {
    LocationCode: '161457',
    Name: 'Drogisterij',
    Address: { Street: 'Vrijheidslaan', HouseNr: 22, Zipcode: '2625RD', City: 'Delft', Countrycode: 'NL' },
    Distance: 244,
    Latitude: 51.98,
    Longitude: 4.34,
  }
  const told = (...locations: unknown[]) => ({ GetLocationsResult: { ResponseLocation: locations } })

  async function saying(answer: unknown, answers?: (request: IncomingMessage, response: ServerResponse) => void) {
    const server = createServer(answers ?? ((_request, response) => response.end(JSON.stringify(answer))))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    return createPostnl({ baseUrl: `http://127.0.0.1:${port}/`, key: 'of-the-brewery' })
  }

  test('is asked by its key, for what is collected near the postcode', async () => {
    const asked: unknown[] = []
    const carrier = await saying(null, (request, response) => {
      asked.push([request.headers['apikey'], request.url])
      response.end(JSON.stringify(told(POINT)))
    })
    expect(await carrier.servicePointsNear(ENSCHEDE)).toMatchObject([{ id: '161457', houseNumber: '22', hours: [] }])
    expect(asked).toEqual([
      ['of-the-brewery', '/shipment/v2_1/locations/nearest?CountryCode=NL&PostalCode=7511GA&DeliveryOptions=PG'],
    ])
  })

  test('is not asked about a country that it has no service points in', async () => {
    const carrier = await saying(null, () => expect.unreachable())
    expect(await carrier.servicePointsNear({ postcode: '20121', country: 'IT' })).toEqual([])
  })

  test.each([
    ['no name', { Name: '' }],
    ['a name without end', { Name: 'x'.repeat(5_000) }],
    ['no code', { LocationCode: '' }],
    ['no address', { Address: null }],
    ['a place beside the earth', { Latitude: 1_000 }],
    ['a distance that is none', { Distance: -1 }],
  ])('is believed no point with %s, and the others', async (_what, wrong) => {
    const carrier = await saying(told({ ...POINT, ...wrong }, { ...POINT, Name: 'Bakker' }))
    expect(await carrier.servicePointsNear(ENSCHEDE)).toMatchObject([{ name: 'Bakker' }])
  })

  test('is told twenty points of at the most, the nearest, and only hours that are some', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...POINT, LocationCode: index, Distance: 500 - index }))
    const OpeningHours = { Monday: { string: ['09:00-18:00', '<b>always</b>'] }, Someday: { string: '1' } }
    const carrier = await saying(told(...many.map((one) => ({ ...one, OpeningHours }))))
    const points = await carrier.servicePointsNear(ENSCHEDE)
    expect(points).toHaveLength(20)
    expect(points[0]).toMatchObject({ id: '499', hours: [{ day: 'Monday', from: '09:00', to: '18:00' }] })
  })

  test.each([[null], ['none'], [{ Error: { ErrorMessage: 'no' } }], [{ GetLocationsResult: [] }]])(
    'is a fault where it says %j',
    async (answer) => {
      const carrier = await saying(answer)
      await expect(carrier.servicePointsNear(ENSCHEDE)).rejects.toThrow(CarrierFault)
    },
  )

  test('is not followed elsewhere', async () => {
    const carrier = await saying(null, (_request, response) => response.writeHead(302, { location: '/' }).end())
    await expect(carrier.servicePointsNear(ENSCHEDE)).rejects.toThrow('PostNL did not answer')
  })
})
