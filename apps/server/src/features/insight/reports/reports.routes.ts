import { EmbeddedReport, EmbeddedReportQuery, Reporting, ReportQuery } from '@fust/contract/rest'
import type { Report } from '@fust/domain/reporting'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage } from '#platform/http/language.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import type { Reports } from './reports.service.ts'
import { wireReport } from './reports.wire.ts'

const CALLS: readonly { report: Report; path: `${typeof GENERAL}/${string}`; summary: string }[] = [
  { report: 'sales', path: `${GENERAL}/power-bi/sales-report`, summary: 'What was ordered' },
  {
    report: 'contract-evaluation',
    path: `${GENERAL}/power-bi/contract-evaluation`,
    summary: 'What was ordered, to hold contracts against',
  },
  { report: 'on-trade', path: `${GENERAL}/power-bi/OnTrade-report`, summary: 'What venues have ordered' },
  { report: 'distributor', path: `${GENERAL}/power-bi/distributor-report`, summary: 'What the off-trade has ordered' },
]

const EMBEDDED = `${GENERAL}/power-bi/embedded-report` as const

export const reportsPolicy: PolicyTable = Object.fromEntries(
  [EMBEDDED, ...CALLS.map(({ path }) => path)].map((path) => [`GET ${path}`, signedIn('Reporting')]),
)

/** Dashboards of the caller's own orders (API-36 to API-39), and what Power BI shows in their place. */
export function reportsRoutes(app: FastifyInstance, reports: Reports): void {
  for (const { report, path, summary } of CALLS)
    app.get<{ Querystring: ReportQuery }>(
      path,
      { schema: { summary, querystring: ReportQuery, response: { 200: Reporting } } },
      async (request, reply) => {
        const { shipto: shipToId, from: fromMonth, to: toMonth, brand, pack } = request.query
        const asking = { actor: request.actor, operation: `GET ${path}` as const, mark: request.breweryMark }
        const found = await reports.read(report, asking, { shipToId, fromMonth, toMonth, brand, pack })
        if (!found.ok) return answerRefusal(request, reply, found.refusal)
        return reply.send(wireReport(found.value, askedLanguage(request)))
      },
    )
  app.get<{ Querystring: EmbeddedReportQuery }>(
    EMBEDDED,
    {
      schema: {
        summary: 'A report of Power BI, as a page shows it',
        querystring: EmbeddedReportQuery,
        response: { 200: EmbeddedReport },
      },
    },
    async (request, reply) => {
      // Whoever has the token sees the report.
      reply.header('cache-control', 'private, no-store')
      const asking = { actor: request.actor, operation: `GET ${EMBEDDED}` as const, mark: request.breweryMark }
      // Whoever waits for Power BI holds nobody up.
      request.leaveTurn()
      const found = await reports.embed(request.query.report, asking)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const { expiresAt, ...embedded } = found.value
      return reply.send({ ...embedded, expiresAt: expiresAt.toISOString() })
    },
  )
}
