import * as shapes from '@fust/contract/rest'
import { MARKETS } from '@fust/domain/market'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { answerRefusal, refusalsByStatus, RETRIED_STATUSES } from '#platform/errors.ts'
import { isSafe } from '#platform/http/route-kinds.ts'
import { KEY_MAXIMUM_CHARACTERS } from './idempotence.ts'
import { signedIn, type Access, type Authorise, type PolicyTable } from './policy.ts'

const DOCUMENT = '/openapi.json'

export const openApiPolicy: PolicyTable = { [`GET ${DOCUMENT}`]: signedIn() }

type Described = { routes: readonly RouteOptions[]; policy: PolicyTable }

/** Describes the calls that were declared; who may read it is asked, except in the demo. */
export function openApi(
  app: FastifyInstance,
  { authorise, isDemo, ...described }: Described & { authorise: Authorise; isDemo: boolean },
): void {
  app.get(DOCUMENT, { schema: { summary: 'This description' } }, async (request, reply) => {
    const refusal = isDemo ? null : authorise(request.actor, `GET ${DOCUMENT}`)
    return refusal ? answerRefusal(request, reply, refusal) : openApiDocument(described)
  })
}

const TAGS = {
  Identity: 'Who is signed in.',
  General: 'Orders, days, parties and lists of the general service.',
  'Customer data': 'People and what they may do.',
  Content: 'What the brewery tells: news, brands, help, materials.',
  Description: 'What is served here.',
} as const

/** OpenAPI 3.1: its schemas are JSON Schema, as the routes have them. */
function openApiDocument({ routes, policy }: Described) {
  const schemas = namedSchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  // Files and the pages of tools say nothing of themselves: they are no calls.
  const calls = routes.filter(({ schema }) => schema?.summary !== undefined)
  for (const { url, method, schema, config } of calls.toSorted((one, other) => (one.url < other.url ? -1 : 1))) {
    const path = url.replaceAll(/:(\w+)(?:\([^)]*\))?/g, '{$1}')
    for (const own of [method].flat())
      if (own !== 'HEAD' && own !== 'OPTIONS') {
        const access = Object.entries(policy).find(([name]) => name === `${own} ${url}`)?.[1]
        const told = operation(
          { url, method: own, schema: schema ?? {}, onlyReads: config?.onlyReads ?? false, access },
          schemas.refer,
        )
        paths[path] = { ...paths[path], [own.toLowerCase()]: told }
      }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fust',
      version: '1',
      description: 'The REST calls of the portal. Most of it is GraphQL, at `/graphql`, whose schema describes itself.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this description comes from.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }, { cookie: [] }],
    paths,
    components: {
      schemas: schemas.used(),
      responses: Object.fromEntries([...refusalsByStatus()].map(([status, codes]) => refused(status, codes))),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A token of the mutation `generateCustomerToken`.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'fust', description: 'What `/identity/sign-in` sets.' },
      },
    },
  }
}

type Schema = NonNullable<RouteOptions['schema']>
type Call = { url: string; method: string; schema: Schema; onlyReads: boolean; access: Access | undefined }
type Refer = (schema: unknown) => unknown

function operation({ url, method, schema, onlyReads, access }: Call, refer: Refer) {
  const { summary, params, querystring, headers, body, form, response } = schema
  const once = !onlyReads && !isSafe({ method }) && headers !== undefined ? [IDEMPOTENCY_KEY] : []
  return {
    operationId: operationId(url, method),
    tags: [tagOf(url)],
    ...(summary !== undefined && { summary }),
    description: accessWords(access),
    ...(access?.who === 'public' && { security: [] }),
    parameters: [
      ...pathParameters(url, params),
      ...parameters('query', querystring),
      ...parameters('header', headers),
      ...once,
    ],
    ...(body !== undefined && { requestBody: { required: true, content: json(refer(body)) } }),
    ...(form !== undefined && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: refer(form) } } },
    }),
    responses: responses(response, refer),
  }
}

/** `GET /:market/…/portal/payers/:id` is `getPayersById`. */
function operationId(url: string, method: string): string {
  const own = url.replace(/^.*\/portal\//, '').split(/[/.]/)
  const words = own
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? `By${capital(part.slice(1))}` : capital(part)))
  return `${method.toLowerCase()}${words.join('')}`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function tagOf(url: string): keyof typeof TAGS {
  if (url === DOCUMENT) return 'Description'
  if (/^\/(identity|\.well-known)\//.test(url)) return 'Identity'
  if (url.startsWith('/almagnoliaservice')) return 'Content'
  return url.startsWith('/alcdcservice') ? 'Customer data' : 'General'
}

function accessWords(access: Access | undefined): string {
  if (access?.who === 'administrator') return 'For the administrator of the brewery.'
  if (access?.who === 'staff') return 'For staff of the brewery at the ship-to, and its systems.'
  if (access?.who !== 'signed-in') return 'For everybody.'
  const { anyOf } = access
  if (anyOf.length === 0) return 'For whoever is signed in.'
  return anyOf.length === 1 ? `Needs ${anyOf[0]}.` : `Needs one of ${anyOf.join(', ')}.`
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same call with the same key is worked on once, and answered the same for three days.',
  schema: { type: 'string', minLength: 1, maxLength: KEY_MAXIMUM_CHARACTERS },
}

/** What stands in the path: of what every path has, that which is served. */
function pathParameters(url: string, params: unknown) {
  const described = recordOf(recordOf(params)['properties'])
  return Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => {
    const { description, ...schema } = recordOf(described[name])
    return { name, in: 'path', required: true, description, schema: KNOWN_PARTS[name] ?? schema }
  })
}

const KNOWN_PARTS: Readonly<Record<string, unknown>> = {
  market: { pattern: '^[a-z]{2}$', example: MARKETS[0].toLowerCase() },
  version: { enum: ['v1', 'v2'] },
}

function parameters(place: 'query' | 'header', given: unknown) {
  const { properties, required } = recordOf(given)
  const needed = Array.isArray(required) ? required : []
  return Object.entries(recordOf(properties)).map(([name, own]) => {
    const { description, ...schema } = recordOf(own)
    return { name, in: place, required: needed.includes(name), description, schema }
  })
}

function responses(response: unknown, refer: Refer): Record<string, unknown> {
  const described = Object.entries(recordOf(response)).map(([status, schema]): [string, unknown] => {
    // Refusals and faults look the same everywhere.
    if (schema === shapes.Problem) return [status, { $ref: `#/components/responses/${status}` }]
    // A file says itself what it is.
    if ('content' in recordOf(schema)) return [status, schema]
    const content = recordOf(schema)['type'] === 'null' ? {} : { content: json(refer(schema)) }
    return [status, { description: 'Done', ...content }]
  })
  if (described.length > 0) return Object.fromEntries(described)
  return { 200: { description: 'Done', content: json({ type: 'object' }) } }
}

function refused(status: number, codes: readonly string[]) {
  const after = { description: 'Seconds after which it may work.', schema: { type: 'integer' } }
  return [
    String(status),
    {
      description: `Refused or failed: ${codes.map((code) => `\`${code}\``).join(', ')}`,
      ...(RETRIED_STATUSES.has(status) && { headers: { 'Retry-After': after } }),
      content: json({ $ref: '#/components/schemas/Problem' }),
    },
  ] as const
}

/** The shapes of the contract under their names: where one stands in another, it is referred to. */
function namedSchemas() {
  const names = new Map<unknown, string>(Object.entries(shapes).map(([name, shape]) => [fieldsOf(shape), name]))
  const found = new Map<string, unknown>([['Problem', withParts(shapes.Problem)]])

  function refer(schema: unknown): unknown {
    const fields = fieldsOf(schema)
    const name = fields === undefined ? undefined : names.get(fields)
    if (name === undefined) return withParts(schema)
    if (!found.has(name)) found.set(name, withParts(schema))
    return { $ref: `#/components/schemas/${name}` }
  }

  function withParts(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(refer)
    if (typeof schema !== 'object' || schema === null) return schema
    return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, refer(part)]))
  }

  return { refer, used: () => Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1))) }
}

/** What two of one shape have in common, also where one of them may be left out. */
function fieldsOf(schema: unknown): unknown {
  return recordOf(schema)['properties']
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
