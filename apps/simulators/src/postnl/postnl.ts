import type { FastifyInstance } from 'fastify'
import { endlessAnswer, WISH_SCHEMA, type Behaviour, type Wish } from '../behaviour.ts'
import { AREAS, LOCATIONS, type PlayedLocation } from './locations.ts'

const NEAREST = '/shipment/v2_1/locations/nearest'
const MOST = 20
const WITHIN_METRES = 10_000
const EARTH_METRES = 6_371_000
const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

type Query = { CountryCode?: string; PostalCode?: string; DeliveryOptions?: string }

const QUERY_SCHEMA = {
  type: 'object',
  properties: {
    CountryCode: { type: 'string', maxLength: 2 },
    PostalCode: { type: 'string', maxLength: 12 },
    DeliveryOptions: { type: 'string', maxLength: 20 },
  },
} as const

/** The nearest locations of PostNL's location service, version 2.1, as far as parcels are collected there. */
export function postnl(app: FastifyInstance, { behaviour }: { behaviour: Behaviour }) {
  app.get<{ Querystring: Query }>(NEAREST, { schema: { querystring: QUERY_SCHEMA } }, async (request, reply) => {
    const { mode, delayMs } = behaviour.next(false)
    if (mode === 'slow') await behaviour.wait(delayMs)
    if (mode === 'endless') return reply.type('application/json').send(endlessAnswer())
    if (mode === 'down') return reply.code(503).type('text/plain').send('Service Unavailable')
    if (mode === 'error') return reply.code(500).send(fault('9999', 'An unexpected error occurred'))
    if (!request.headers['apikey']) return reply.code(401).send(fault('401', 'Invalid API key'))
    const { CountryCode: country = '', PostalCode: postcode = '' } = request.query
    if (!/^(NL|BE)$/.test(country) || !/^(\d{4}[A-Z]{2}|\d{4})$/i.test(postcode))
      return reply.code(400).send(fault('3000', 'Request format is invalid'))
    const near = locationsNear(postcode)
    // As it does: of one there is no list, and of none nothing at all.
    const told = near.length === 1 ? near[0] : near
    return { GetLocationsResult: near.length === 0 ? {} : { ResponseLocation: told } }
  })
  app.post<{ Body: Wish }>('/simulators/postnl/behaviour', { schema: { body: WISH_SCHEMA } }, async ({ body }) => {
    behaviour.set(body)
    return behaviour.current()
  })
}

const fault = (code: string, message: string) => ({ Error: { ErrorCode: code, ErrorMessage: message } })

function locationsNear(postcode: string) {
  const from = AREAS.get(postcode.slice(0, 4))
  if (!from) return []
  return LOCATIONS.map((location) => ({ location, distance: metresBetween(from, location.at) }))
    .filter(({ distance }) => distance <= WITHIN_METRES)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ location, distance }) => responseLocation(location, distance))
}

function responseLocation(location: PlayedLocation, distance: number) {
  const { code, name, street, houseNr, houseNrExt, zipcode, city, at } = location
  const address = { Street: street, HouseNr: houseNr, Zipcode: zipcode, City: city, Countrycode: 'NL' }
  return {
    Address: { ...address, ...(houseNrExt && { HouseNrExt: houseNrExt }) },
    DeliveryOptions: { string: ['DO', 'PG', 'UL'] },
    Distance: distance,
    Latitude: at[0],
    Longitude: at[1],
    LocationCode: code,
    Name: name,
    OpeningHours: openingHours(location),
    PartnerName: 'PostNL',
    RetailNetworkID: 'PNPNL-01',
  }
}

function openingHours({ open: [working, saturday, sunday] }: PlayedLocation) {
  const days: Record<string, string | readonly string[] | null> = {
    ...Object.fromEntries(WORKING_DAYS.map((day) => [day, working])),
    Saturday: saturday,
    Sunday: sunday,
  }
  return Object.entries(days).reduce<Record<string, { string: string | readonly string[] }>>(
    (told, [day, times]) => (times === null ? told : { ...told, [day]: { string: times } }),
    {},
  )
}

function metresBetween(one: readonly [number, number], other: readonly [number, number]): number {
  const [north, east, otherNorth, otherEast] = [...one, ...other].map((degrees) => (degrees * Math.PI) / 180)
  const [y, x] = [(otherNorth ?? 0) - (north ?? 0), ((otherEast ?? 0) - (east ?? 0)) * Math.cos(north ?? 0)]
  return Math.round(Math.hypot(y, x) * EARTH_METRES)
}
