import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { AnswerTooLong, readAnswer } from '#platform/http/limited-answer.ts'
import { withoutSlash } from '#platform/http/network.ts'
import { AddressLookupFault, type AddressLookup, type RegisteredAddress } from './address-lookup.port.ts'

const TIMEOUT_MS = 3_000
const ANSWER_BYTES = 512 * 1024
/** More doors than this behind one number are not told apart. */
const MOST_DOORS = 50
const FIELDS = [
  'straatnaam',
  'huisnummer',
  'huisletter',
  'huisnummertoevoeging',
  'postcode',
  'woonplaatsnaam',
  'gemeentenaam',
  'provincienaam',
  'centroide_ll',
]

const Door = Type.Object({
  straatnaam: Type.String(),
  huisnummer: Type.Integer(),
  huisletter: Type.Optional(Type.String()),
  huisnummertoevoeging: Type.Optional(Type.String()),
  postcode: Type.String(),
  woonplaatsnaam: Type.String(),
  gemeentenaam: Type.Optional(Type.String()),
  provincienaam: Type.Optional(Type.String()),
  centroide_ll: Type.Optional(Type.String()),
})
const Answer = Type.Object({ response: Type.Object({ docs: Type.Array(Door) }) })

/** The Locatieserver of PDOK, which answers from the Dutch register of addresses and buildings. */
export function createLocatieserver(baseUrl: string, timeoutMs = TIMEOUT_MS): AddressLookup {
  return {
    find: async ({ postcode, houseNumber }) => {
      const asked = new URLSearchParams([
        ['q', `${postcode} ${houseNumber}`],
        ['fq', 'type:adres'],
        ['fq', `postcode:${postcode}`],
        ['fq', `huisnummer:${houseNumber}`],
        ['fl', FIELDS.join(',')],
        ['rows', String(MOST_DOORS)],
      ])
      const answer = await ask(`${withoutSlash(baseUrl)}/free?${asked.toString()}`, timeoutMs)
      return answer.response.docs.map(registered)
    },
  }
}

async function ask(url: string, timeoutMs: number): Promise<Static<typeof Answer>> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new AddressLookupFault(`the Locatieserver answered ${response.status}`)
    const answer: unknown = JSON.parse((await readAnswer(response, ANSWER_BYTES)).toString())
    if (Value.Check(Answer, answer)) return answer
  } catch (error) {
    if (error instanceof AddressLookupFault) throw error
    if (error instanceof AnswerTooLong)
      throw new AddressLookupFault(`the Locatieserver answered without end: ${error.message}`, { cause: error })
    throw new AddressLookupFault('the Locatieserver did not answer', { cause: error })
  }
  throw new AddressLookupFault('the Locatieserver answered something else')
}

function registered(door: Static<typeof Door>): RegisteredAddress {
  return {
    street: door.straatnaam,
    houseNumber: door.huisnummer,
    addition: [door.huisletter, door.huisnummertoevoeging].filter(Boolean).join('-'),
    postcode: door.postcode,
    city: door.woonplaatsnaam,
    municipality: door.gemeentenaam ?? null,
    province: door.provincienaam ?? null,
    coordinates: pointOf(door.centroide_ll ?? ''),
  }
}

/** 'POINT(6.8949 52.2195)': longitude, then latitude. */
function pointOf(text: string): RegisteredAddress['coordinates'] {
  const [, longitude, latitude] = /^POINT ?\((-?[\d.]{1,20}) (-?[\d.]{1,20})\)$/.exec(text) ?? []
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : null
}
