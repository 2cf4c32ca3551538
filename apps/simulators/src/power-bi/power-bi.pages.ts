import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { listPage } from '../pages/list-page.ts'
import { moment, PAGE_POLICY } from '../pages/page.ts'
import { spoken } from '../pages/words.ts'
import type { PowerBiParts } from './power-bi.ts'
import { REPORT_SCRIPT } from './report-page.ts'

const PATH = '/simulators/power-bi'
/** The page inside another one runs the one script that hears what it shall show. */
const REPORT_POLICY = `${PAGE_POLICY}; script-src 'self'; connect-src 'self'`

const SHOW_BODY = {
  type: 'object',
  required: ['token', 'reportId'],
  properties: { token: { type: 'string', maxLength: 200 }, reportId: { type: 'string', maxLength: 100 } },
} as const

/** For whom reports were made, and the page that shows one inside another page. */
export function powerBiPages(app: FastifyInstance, { tokens, behaviour, now }: PowerBiParts): void {
  listPage(app, {
    path: PATH,
    behaviour,
    shown: (speaks) => ({
      title: speaks.words.powerBi,
      lead: speaks.words.powerBiLead,
      none: speaks.words.noReports,
      rows: tokens.all().map(
        ({ until, identity }) =>
          html`<tr>
            <td>${moment(until, speaks)}</td>
            <td>${identity.username}</td>
            <td>${identity.customData ?? ''}</td>
            <td>${identity.roles.join(', ')}</td>
          </tr>`,
      ),
    }),
  })

  app.get(`${PATH}.json`, async () => ({ behaviour: behaviour.current(), shown: tokens.all() }))

  app.get(`${PATH}/report`, async (request, reply) => {
    const { language, words } = spoken(request, `${PATH}/report`)
    const markup = html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${words.powerBi}</title>
          <link rel="stylesheet" href="/simulators/style.css" />
          <meta name="referrer" content="same-origin" />
          <script src="${PATH}/report-page.js" defer></script>
        </head>
        <body>
          <section class="card" aria-labelledby="report">
            <h1 id="report">${words.playedReport}</h1>
            <dl>
              <dt>${words.shownFor}</dt>
              <dd id="username"></dd>
              <dt>${words.shipTos}</dt>
              <dd id="customData"></dd>
              <dt>${words.roles}</dt>
              <dd id="roles"></dd>
            </dl>
          </section>
        </body>
      </html>`.markup
    return reply.header('content-security-policy', REPORT_POLICY).type('text/html; charset=utf-8').send(markup)
  })
  app.get(`${PATH}/report-page.js`, (_request, reply) => reply.type('text/javascript').send(REPORT_SCRIPT))

  /** What the page shows for a token; one of another report, or one that is over, opens nothing. */
  app.post<{ Body: { token: string; reportId: string } }>(
    `${PATH}/shown`,
    { schema: { body: SHOW_BODY } },
    async ({ body: { token, reportId } }, reply) => {
      const shown = tokens.find(token)
      if (shown?.reportId !== reportId || shown.until < now())
        return reply.code(403).send({ error: { code: 'TokenExpired' } })
      return shown.identity
    },
  )
}
