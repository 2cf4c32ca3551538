import type { FastifyInstance, FastifyReply } from 'fastify'
import { endlessAnswer } from '../behaviour.ts'
import type { Identity, PowerBiParts } from './power-bi.ts'

const APPLICATION_SECONDS = 3_599
const USUAL_MINUTES = 60
const SCOPE = 'https://analysis.windows.net/powerbi/api/.default'

const ID = { type: 'string', pattern: '^[0-9A-Fa-f-]{36}$' } as const
const short = { type: 'string', minLength: 1, maxLength: 256 } as const
const TOKEN_BODY = {
  type: 'object',
  required: ['grant_type', 'client_id', 'client_secret', 'scope'],
  properties: {
    grant_type: { const: 'client_credentials' },
    client_id: short,
    client_secret: { type: 'string', minLength: 1, maxLength: 500 },
    scope: { const: SCOPE },
  },
} as const
const REPORT_PARAMS = { type: 'object', properties: { workspace: ID, report: ID } } as const
const listOf = (entry: object) => ({ type: 'array', minItems: 1, maxItems: 50, items: entry })
const withId = { type: 'object', required: ['id'], properties: { id: ID } }
const GENERATE_BODY = {
  type: 'object',
  required: ['reports', 'datasets', 'identities'],
  properties: {
    reports: listOf(withId),
    datasets: listOf(withId),
    // A report whose rows have rules is shown to nobody in general.
    identities: listOf({
      type: 'object',
      required: ['username', 'roles', 'datasets'],
      properties: {
        username: short,
        roles: listOf({ type: 'string', minLength: 1, maxLength: 50 }),
        datasets: listOf(ID),
        customData: { type: 'string', maxLength: 10_000 },
      },
    }),
    lifetimeInMinutes: { type: 'integer', minimum: 0, maximum: 1_440 },
  },
} as const

type Report = { Params: { workspace: string; report: string } }
type Generate = {
  Body: { reports: [{ id: string }]; datasets: [{ id: string }]; identities: [Identity]; lifetimeInMinutes?: number }
}

/** The part of Entra and of Power BI's REST API that shows reports to people who have no account there. */
export function powerBiApi(app: FastifyInstance, { tokens, behaviour, now, portalUrl }: PowerBiParts): void {
  app.addHook('preHandler', async (_request, reply) => {
    const { mode, delayMs } = behaviour.next(false)
    if (mode === 'slow') await behaviour.wait(delayMs)
    if (mode === 'endless') return reply.type('application/json').send(endlessAnswer())
    if (mode === 'down') return reply.code(503).type('text/plain').send('Service Unavailable')
    if (mode === 'error') return reply.code(500).send({ error: { code: 'InternalServerError' } })
    return undefined
  })

  app.post('/power-bi/login/:tenant/oauth2/v2.0/token', { schema: { body: TOKEN_BODY } }, async () => ({
    token_type: 'Bearer',
    expires_in: APPLICATION_SECONDS,
    ext_expires_in: APPLICATION_SECONDS,
    access_token: tokens.letIn(later(now(), APPLICATION_SECONDS)),
  }))

  const stranger = (authorization: string | undefined, reply: FastifyReply) =>
    tokens.isLetIn(authorization?.replace('Bearer ', '') ?? '', now())
      ? undefined
      : reply.code(403).send({ error: { code: 'TokenExpired', message: 'Access token has expired' } })

  app.get<Report>(
    '/power-bi/api/v1.0/myorg/groups/:workspace/reports/:report',
    { schema: { params: REPORT_PARAMS } },
    async ({ params: { workspace, report }, headers, protocol, host }, reply) => {
      const page = `/simulators/power-bi/report?reportId=${report}&groupId=${workspace}`
      return (
        stranger(headers.authorization, reply) ?? {
          id: report,
          reportType: 'PowerBIReport',
          name: 'Played report',
          webUrl: `https://app.powerbi.com/groups/${workspace}/reports/${report}`,
          embedUrl: new URL(page, portalUrl ?? `${protocol}://${host}`).href,
          datasetId: datasetOf(report),
        }
      )
    },
  )

  app.post<Generate>(
    '/power-bi/api/v1.0/myorg/GenerateToken',
    { schema: { body: GENERATE_BODY } },
    async ({ body, headers }, reply) => {
      const refused = stranger(headers.authorization, reply)
      if (refused) return refused
      const [report] = body.reports
      const [dataset] = body.datasets
      const [identity] = body.identities
      if (dataset.id !== datasetOf(report.id) || !identity.datasets.includes(dataset.id))
        return reply.code(400).send({ error: { code: 'InvalidRequest', message: 'The dataset is of another report' } })
      const until = later(now(), (body.lifetimeInMinutes || USUAL_MINUTES) * 60)
      const token = tokens.show({ reportId: report.id, identity, until })
      return { token, tokenId: report.id, expiration: until.toISOString() }
    },
  )
}

const later = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1_000)

/** Each report has data of its own. */
const datasetOf = (report: string): string => `${report.slice(0, -1)}${report.endsWith('d') ? 'e' : 'd'}`
