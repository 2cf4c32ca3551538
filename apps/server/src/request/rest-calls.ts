import { GeneralHeaders, LanguageQuery, pathOf, Problem } from '@fust/contract/rest'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'

/** Where the general service is served; the market is the brewery's, and both versions serve the same calls (decisions API-08). */
export const GENERAL = '/:market/prod/api/:version/portal'
/** Where the customer-data service is served. */
export const CUSTOMER_DATA = '/alcdcservice/api/:version/portal'

const VERSIONS = new Set(['v1', 'v2'])

/** What holds for every call declared from now on: known parameters only, the brewery's market, a described refusal. */
export function restCalls(
  app: FastifyInstance,
  { market }: { market: (request: FastifyRequest) => Promise<string> },
): void {
  app.addHook('onRoute', (route) => {
    const { schema = {} } = route
    route.schema = {
      ...schema,
      headers: GeneralHeaders,
      params: schema.params ?? pathOf({}),
      querystring: schema.querystring ?? LanguageQuery,
      response: { ...asRecord(schema.response), '4xx': Problem, '5xx': Problem },
    }
  })

  app.addHook('preHandler', async (request, reply) => {
    const own = await market(request)
    const { market: inPath, version } = pathParts(request)
    if (!VERSIONS.has(version ?? '') || (inPath !== undefined && inPath !== own.toLowerCase()))
      return answerRefusal(request, reply, { code: 'not-found' })
    const named = request.headers['x-market']
    if (named !== undefined && named !== own)
      return answerRefusal(request, reply, { code: 'invalid-input', message: `The market here is ${own}.` })
    return undefined
  })
}

function pathParts({ params }: FastifyRequest): { market?: string; version?: string } {
  const { market, version } = asRecord(params)
  return { ...(typeof market === 'string' && { market }), ...(typeof version === 'string' && { version }) }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
