import { GeneralHeaders, LanguageQuery, pathOf, Problem } from '@fust/contract/rest'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { isSafe } from '#platform/http/route-kinds.ts'

/** Where the general service is served; the market is the brewery's, and both versions serve the same calls (decisions API-08). */
export const GENERAL = '/:market/prod/api/:version/portal'
/** Where the customer-data service is served. */
export const CUSTOMER_DATA = '/alcdcservice/api/:version/portal'
/** Where the content service is served. */
export const CONTENT = '/almagnoliaservice/api/:version/portal'

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
      response: { ...asRecord(schema.response), ...problemsOf([route.method].flat()) },
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

/** How a call may be refused or fail: one that changes something can be in progress, or have a body that cannot be read. */
function problemsOf(methods: readonly string[]) {
  const ofChanges = methods.every((method) => isSafe({ method })) ? [] : [400, 409]
  return Object.fromEntries([401, 403, 404, 422, 429, 500, 503, ...ofChanges].map((status) => [status, Problem]))
}

function pathParts({ params }: FastifyRequest): { market?: string; version?: string } {
  const { market, version } = asRecord(params)
  return { ...(typeof market === 'string' && { market }), ...(typeof version === 'string' && { version }) }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
