import type { FastifyInstance, FastifyReply } from 'fastify'
import { html } from '../pages/html.ts'
import { moment, page } from '../pages/page.ts'
import { linkTo, spoken, type Spoken } from '../pages/words.ts'
import { SERVICES, type Arrival, type RelyingParty, type Service } from './relying-party.ts'

type Begun = { Querystring: { target_link_uri: string } }
type CameBack = { Querystring: { state?: string; code?: string; error?: string } }

const BEGUN = {
  type: 'object',
  required: ['target_link_uri'],
  properties: { target_link_uri: { type: 'string', pattern: '^https?://', maxLength: 500 } },
} as const
const LOGGED_OUT = {
  type: 'object',
  required: ['logout_token'],
  properties: { logout_token: { type: 'string', maxLength: 4_000 } },
} as const
const CAME_BACK = {
  type: 'object',
  properties: Object.fromEntries(['state', 'code', 'error'].map((name) => [name, { type: 'string', maxLength: 500 }])),
} as const

/** The e-learning and the pub menu of others, where the portal signs its people in: they show who arrived. */
export function servicesPages(app: FastifyInstance, party: RelyingParty): void {
  for (const service of SERVICES) {
    const path = `/simulators/${service}`

    app.get<Begun>(`${path}/start`, { schema: { querystring: BEGUN } }, async ({ query }, reply) => {
      // The page of ours to come to stands at the portal's address, by whichever name it was found.
      const back = new URL(`${path}/return`, query.target_link_uri)
      return reply.redirect(await party.begin(service, back.href), 303)
    })
    app.get<CameBack>(`${path}/return`, { schema: { querystring: CAME_BACK } }, async (request, reply) => {
      const { state = '', code = '', error } = request.query
      const speaks = spoken(request, path)
      if (error !== undefined) return show(reply, service, speaks, { said: `${speaks.words.notArrived} ${error}` })
      const arrival = await party.finish(service, state, code)
      return show(reply, service, speaks, arrival ? { arrival } : { said: speaks.words.notArrived })
    })
    app.get(path, async (request, reply) => {
      const speaks = spoken(request, path)
      const [arrival] = party.arrivals(service)
      return show(reply, service, speaks, arrival ? { arrival } : { said: speaks.words.nobodyArrived })
    })
    app.post<{ Body: { logout_token: string } }>(
      `${path}/logout`,
      { schema: { body: LOGGED_OUT } },
      async ({ body }, reply) => {
        try {
          await party.hearLogout(service, body.logout_token)
          return await reply.header('cache-control', 'no-store').send()
        } catch {
          return reply.code(400).send({ error: 'invalid_request' })
        }
      },
    )
    app.get(`${path}.json`, async () => ({
      arrivals: party.arrivals(service).map(({ idToken: _kept, ...arrival }) => arrival),
    }))
  }
}

function show(
  reply: FastifyReply,
  service: Service,
  speaks: Spoken,
  { arrival, said }: { arrival?: Arrival; said?: string },
): FastifyReply {
  const { words } = speaks
  const told = Object.entries(arrival?.claims ?? {}).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${String(value)}</dd>`,
  )
  const body = html`<p class="lead">${words.servicesLead}</p>
    <section class="card wide">
      <h2>${arrival ? words.hasArrived(String(arrival.claims['name'])) : words.nobodyThere}</h2>
      <p>${arrival ? moment(arrival.at, speaks) : said}</p>
      ${arrival && (arrival.isLoggedOut ? html`<p><strong>${words.loggedOut}</strong></p>` : logoutForm(arrival, speaks))}
      <dl>${told}</dl>
      <p><a href="/">${words.backToPortal}</a></p>
    </section>`
  return reply.type('text/html; charset=utf-8').send(page(words.services[service], body, speaks))
}

/** Whoever logs out here is led to the portal with it, and may log out there, too. */
const logoutForm = ({ idToken, returnUrl }: Arrival, { words }: Spoken) =>
  html`<form method="get" action="/identity/provider/logout">
    <input type="hidden" name="id_token_hint" value="${idToken}" />
    <input type="hidden" name="post_logout_redirect_uri" value="${returnUrl}" />
    <button>${words.logOut}</button>
  </form>`

/** The way there from the page of all that is played. */
export const serviceCards = (speaks: Spoken) =>
  SERVICES.map(
    (service) =>
      html`<a class="card" href="${linkTo(speaks, `/simulators/${service}`)}"
        >${speaks.words.serviceCards[service]}</a
      >`,
  )
