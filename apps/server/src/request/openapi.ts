import { Problem } from '@fust/contract/rest'
import { MARKETS } from '@fust/domain/market'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type Authorise, type PolicyTable } from './policy.ts'

const DOCUMENT = '/openapi.json'

export const openApiPolicy: PolicyTable = { [`GET ${DOCUMENT}`]: signedIn() }

/** Describes the calls that were declared; who may read it is asked, except in the demo. */
export function openApi(
  app: FastifyInstance,
  { routes, authorise, isDemo }: { routes: readonly RouteOptions[]; authorise: Authorise; isDemo: boolean },
): void {
  app.get(DOCUMENT, { schema: { summary: 'This description' } }, async (request, reply) => {
    const refusal = isDemo ? null : authorise(request.actor, `GET ${DOCUMENT}`)
    return refusal ? answerRefusal(request, reply, refusal) : openApiDocument(routes)
  })
}

/** OpenAPI 3.1: its schemas are JSON Schema, as the routes have them. */
function openApiDocument(routes: readonly RouteOptions[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  // Files and the pages of tools say nothing of themselves: they are no calls.
  const calls = routes.filter(({ schema }) => schema?.summary !== undefined)
  for (const { url, method, schema } of calls.toSorted((one, other) => (one.url < other.url ? -1 : 1))) {
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    for (const own of [method].flat())
      if (own !== 'HEAD' && own !== 'OPTIONS')
        paths[path] = { ...paths[path], [own.toLowerCase()]: operation(url, schema ?? {}) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fust', version: '1' },
    security: [{ bearer: [] }, { cookie: [] }],
    paths,
    components: {
      responses: { problem: { description: 'Refused, or failed', content: json(Problem) } },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'fust' },
      },
    },
  }
}

type Schema = NonNullable<RouteOptions['schema']>

function operation(url: string, { summary, params, querystring, headers, body, response }: Schema) {
  return {
    ...(summary !== undefined && { summary }),
    parameters: [...pathParameters(url, params), ...parameters('query', querystring), ...parameters('header', headers)],
    ...(body !== undefined && { requestBody: { required: true, content: json(body) } }),
    responses: responses(response),
  }
}

/** What stands in the path: of what every path has, that which is served. */
function pathParameters(url: string, params: unknown) {
  const described = recordOf(recordOf(params)['properties'])
  return Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: KNOWN_PARTS[name] ?? described[name] ?? { type: 'string' },
  }))
}

const KNOWN_PARTS: Readonly<Record<string, unknown>> = {
  market: { enum: MARKETS.map((market) => market.toLowerCase()) },
  version: { enum: ['v1', 'v2'] },
}

function parameters(place: 'query' | 'header', schema: unknown) {
  const { properties, required } = recordOf(schema)
  const needed = Array.isArray(required) ? required : []
  return Object.entries(recordOf(properties)).map(([name, own]) => ({
    name,
    in: place,
    required: needed.includes(name),
    schema: own,
  }))
}

function responses(response: unknown): Record<string, unknown> {
  const described = Object.entries(recordOf(response)).map(([status, schema]): [string, unknown] => {
    // Refusals and faults look the same everywhere.
    if (schema === Problem) return [status.toUpperCase(), { $ref: '#/components/responses/problem' }]
    const content = recordOf(schema)['type'] === 'null' ? {} : { content: json(schema) }
    return [status.toUpperCase(), { description: 'Done', ...content }]
  })
  return described.length > 0 ? Object.fromEntries(described) : { default: { description: 'See the documents.' } }
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
