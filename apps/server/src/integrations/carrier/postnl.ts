import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { AnswerTooLong, readAnswer } from '#platform/http/limited-answer.ts'
import { withoutSlash } from '#platform/http/network.ts'
import { CarrierFault, WEEK, type Carrier, type OpenDay, type ServicePoint } from './carrier.port.ts'

const TIMEOUT_MS = 3_000
const ANSWER_BYTES = 512 * 1024
/** PostNL tells twenty at the most. */
const MOST_POINTS = 20
/** Those are open a few times a day at the most. */
const MOST_TIMES = 4
const COUNTRIES: readonly string[] = ['NL', 'BE']

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const Whole = Type.Integer({ minimum: 0, maximum: 10_000_000 })
/** Numbers come with quotes and without. */
const Coded = Type.Union([Whole, Text(20)])
const Times = Type.Object({
  string: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String(), { maxItems: MOST_TIMES })])),
})
const Location = Type.Object({
  LocationCode: Coded,
  Name: Text(100),
  Address: Type.Object({
    Street: Text(100),
    HouseNr: Coded,
    HouseNrExt: Type.Optional(Type.String({ maxLength: 20 })),
    Zipcode: Text(12),
    City: Text(100),
    Countrycode: Type.String({ pattern: '^[A-Z]{2}$' }),
  }),
  Distance: Whole,
  Latitude: Type.Number({ minimum: -90, maximum: 90 }),
  Longitude: Type.Number({ minimum: -180, maximum: 180 }),
  OpeningHours: Type.Optional(Type.Object(Object.fromEntries(WEEK.map((day) => [day, Type.Optional(Times)])))),
})
type Location = Static<typeof Location>
const Answer = Type.Object({
  GetLocationsResult: Type.Object({
    // One alone comes without a list.
    ResponseLocation: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Object({})])),
  }),
})

/** The location service of PostNL, version 2.1, which knows where parcels are collected in the Netherlands and Belgium. */
export function createPostnl({
  baseUrl,
  key,
  timeoutMs = TIMEOUT_MS,
}: {
  baseUrl: string
  key: string
  timeoutMs?: number
}): Carrier {
  const nearest = `${withoutSlash(baseUrl)}/shipment/v2_1/locations/nearest`

  async function ask(url: string): Promise<unknown> {
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', apikey: key },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new CarrierFault(`PostNL answered ${response.status}`)
      return JSON.parse((await readAnswer(response, ANSWER_BYTES)).toString())
    } catch (error) {
      if (error instanceof CarrierFault) throw error
      if (error instanceof AnswerTooLong)
        throw new CarrierFault(`PostNL answered without end: ${error.message}`, { cause: error })
      throw new CarrierFault('PostNL did not answer', { cause: error })
    }
  }

  return {
    name: 'PostNL',
    servicePointsNear: async ({ postcode, country }) => {
      if (!COUNTRIES.includes(country)) return []
      const asked = new URLSearchParams({
        CountryCode: country,
        PostalCode: postcode.replaceAll(/\s/g, ''),
        // Parcels that are collected.
        DeliveryOptions: 'PG',
      })
      const answer = await ask(`${nearest}?${asked.toString()}`)
      if (!Value.Check(Answer, answer)) throw new CarrierFault('PostNL answered something else')
      // One that is told badly takes no other with it.
      const told = [answer.GetLocationsResult.ResponseLocation ?? []].flat()
      const points = told.flatMap((one) => (Value.Check(Location, one) ? [servicePoint(one)] : []))
      return points.toSorted((one, other) => one.distanceMetres - other.distanceMetres).slice(0, MOST_POINTS)
    },
  }
}

function servicePoint(location: Location): ServicePoint {
  const { Address: address } = location
  return {
    id: String(location.LocationCode),
    name: location.Name,
    street: address.Street,
    houseNumber: `${address.HouseNr}${address.HouseNrExt ?? ''}`,
    postcode: address.Zipcode,
    city: address.City,
    country: address.Countrycode,
    coordinates: { latitude: location.Latitude, longitude: location.Longitude },
    distanceMetres: location.Distance,
    hours: WEEK.flatMap((day) => hoursOf(day, location.OpeningHours?.[day]?.string ?? [])),
  }
}

/** `09:00-18:00`; what is not written so is not told. */
function hoursOf(day: OpenDay['day'], times: string | readonly string[]): OpenDay[] {
  return [times].flat().flatMap((time) => {
    const [, from, to] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(time) ?? []
    return from && to ? [{ day, from, to }] : []
  })
}
