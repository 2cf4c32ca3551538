import type { FastifyInstance } from 'fastify'
import { endlessAnswer, WISH_SCHEMA, type Behaviour, type Wish } from '../behaviour.ts'
import { STREETS, type Street } from './doors.ts'

const ROOT = '/bzk/locatieserver/search/v3_1'
const MOST_ROWS = 100
const USUAL_ROWS = 10

type Query = { q?: string; fq?: string | string[]; fl?: string; rows?: string; start?: string }

const QUERY_SCHEMA = {
  type: 'object',
  properties: {
    q: { type: 'string', maxLength: 400 },
    fq: { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 20 },
    fl: { type: 'string', maxLength: 400 },
    rows: { type: 'integer', minimum: 0, maximum: MOST_ROWS },
    start: { type: 'integer', minimum: 0 },
  },
} as const

/** The free search of PDOK's Locatieserver, as far as addresses are looked up by postcode and number. */
export function locatieserver(app: FastifyInstance, { behaviour }: { behaviour: Behaviour }) {
  app.get<{ Querystring: Query }>(`${ROOT}/free`, { schema: { querystring: QUERY_SCHEMA } }, async (request, reply) => {
    const { mode, delayMs } = behaviour.next(false)
    if (mode === 'slow') await behaviour.wait(delayMs)
    if (mode === 'endless') return reply.type('application/json').send(endlessAnswer())
    if (mode === 'down') return reply.code(503).type('text/plain').send('Service Unavailable')
    if (mode === 'error') return reply.code(500).send({ error: { msg: 'An internal error occurred', code: 500 } })
    const { fq = [], fl, rows = USUAL_ROWS, start = 0 } = request.query
    const wanted = new Map([fq].flat().map((filter) => filterOf(filter)))
    const docs = wanted.get('type') === 'adres' ? doorsWith(wanted) : []
    const page = docs.slice(Number(start), Number(start) + Number(rows)).map((door) => picked(door, fl))
    return { response: { numFound: docs.length, start: Number(start), maxScore: 1, numFoundExact: true, docs: page } }
  })
  app.post<{ Body: Wish }>(
    '/simulators/locatieserver/behaviour',
    { schema: { body: WISH_SCHEMA } },
    async ({ body }) => {
      behaviour.set(body)
      return behaviour.current()
    },
  )
}

function filterOf(filter: string): [field: string, value: string] {
  const [field = '', ...value] = filter.split(':')
  return [field, value.join(':').replaceAll('"', '')]
}

function doorsWith(wanted: ReadonlyMap<string, string>): Record<string, string | number>[] {
  const street = STREETS.find(({ postcode }) => postcode === wanted.get('postcode')?.toUpperCase())
  const number = Number(wanted.get('huisnummer'))
  if (!street || !Number.isInteger(number) || number < street.from || number > street.to) return []
  return (street.behind?.[number] ?? [{}]).map((behind) => doc(street, number, behind))
}

function doc(
  { postcode, straatnaam, woonplaatsnaam, gemeentenaam, provincienaam, at }: Street,
  huisnummer: number,
  behind: { huisletter?: string; huisnummertoevoeging?: string },
): Record<string, string | number> {
  const { huisletter = '', huisnummertoevoeging } = behind
  const huis = `${huisnummer}${huisletter}${huisnummertoevoeging ? `-${huisnummertoevoeging}` : ''}`
  return {
    bron: 'BAG',
    type: 'adres',
    weergavenaam: `${straatnaam} ${huis}, ${postcode} ${woonplaatsnaam}`,
    straatnaam,
    huisnummer,
    ...behind,
    huis_nlt: huis,
    postcode,
    woonplaatsnaam,
    gemeentenaam,
    provincienaam,
    centroide_ll: `POINT(${at[0]} ${at[1]})`,
  }
}

function picked(whole: Record<string, string | number>, fl: string | undefined) {
  if (!fl || fl === '*') return whole
  const fields = new Set(fl.split(','))
  return Object.fromEntries(Object.entries(whole).filter(([name]) => fields.has(name)))
}
