import { Problem, ServiceStart } from '@fust/contract/rest'
import { SERVICES } from '@fust/domain/access'
import Type from 'typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '#platform/env.ts'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { tokenOf, type SessionCookie } from '#request/session-token.ts'
import { siteOf } from '#request/site.ts'
import { serviceStartPolicy, startOf } from './service-access.ts'
import { sendForm } from './saml/saml-form.ts'
import { AFTER_LOGIN, SAML, type NoStart, type ServiceSignOn, type Visit } from './service-sign-on.service.ts'

const AUTHORIZE = '/identity/provider/authorize'
export const LONGEST_QUERY = 4_000
export const ANSWERS = { 303: Type.Null(), 422: Problem, 429: Problem, 500: Problem, 503: Problem }

export const serviceSignOnPolicy: PolicyTable = {
  ...serviceStartPolicy,
  // Everybody may come by: who is not signed in is led to the login, and who may not is told to the service.
  [`GET ${AUTHORIZE}`]: everybody,
  [`GET ${SAML}`]: everybody,
}

export type ServiceSignOnNeeds = { serviceSignOn: ServiceSignOn; cookie: SessionCookie; settings: Settings }

/** The ways out to services of others: where people go along themselves. */
export function serviceSignOnRoutes(
  app: FastifyInstance,
  { serviceSignOn, cookie, settings }: ServiceSignOnNeeds,
): void {
  const visitOf = (request: FastifyRequest) => visitIn(request, { cookie, settings })

  for (const service of SERVICES) {
    const schema = {
      summary: `Leads to the service ${service}, and signs the person in there`,
      querystring: ServiceStart,
      response: {
        ...ANSWERS,
        401: Problem,
        403: Problem,
        404: Problem,
      },
    }
    app.get<{ Querystring: ServiceStart }>(
      startOf(service).slice('GET '.length),
      { schema },
      async (request, reply) => {
        const started = await serviceSignOn.start(service, request.query.redirectUrl, visitOf(request))
        if (started.ok)
          return started.value.to === 'form' ? sendForm(reply, started.value) : leadOn(reply, started.value.url)
        if (!isNavigation(request)) return answerRefusal(request, reply, problemOf(started.refusal))
        const isStillToLogIn = started.refusal.code === 'unauthorized' && !request.query[AFTER_LOGIN]
        return isStillToLogIn ? leadToLogin(request, reply) : leadToPage(reply, reasonOf(started.refusal))
      },
    )
  }

  const schema = { summary: 'Where a service asks who is signed in (OpenID Connect)', response: ANSWERS }
  app.get(AUTHORIZE, { schema }, async (request, reply) => {
    const query = queryOf(request)
    if (query.length > LONGEST_QUERY) return leadToPage(reply, 'service-request-invalid')
    const answered = await serviceSignOn.authorize(query, visitOf(request))
    if (answered.to === 'login') return leadToLogin(request, reply)
    return answered.to === 'service' ? leadOn(reply, answered.url) : leadToPage(reply, 'service-request-invalid')
  })

  const samlSchema = {
    summary:
      'Where a service asks who is signed in (SAML 2.0): leads to the login, or is a page that posts the answer there',
    response: ANSWERS,
  }
  app.get(SAML, { schema: samlSchema }, async (request, reply) => {
    const query = queryOf(request)
    if (query.length > LONGEST_QUERY) return leadToPage(reply, 'service-request-invalid')
    const answered = await serviceSignOn.answerSaml(query, visitOf(request))
    if (answered.to === 'form') return sendForm(reply, answered)
    if (answered.to === 'login') return leadToLogin(request, reply)
    return leadToPage(reply, answered.to === 'forbidden' ? 'service-forbidden' : 'service-request-invalid')
  })
}

/** A browser that comes along. */
export const visitIn = (
  request: FastifyRequest,
  { cookie, settings }: Pick<ServiceSignOnNeeds, 'cookie' | 'settings'>,
): Visit => ({
  actor: request.actor,
  token: tokenOf(request, cookie),
  publicUrl: siteOf(request, settings).publicUrl,
  log: request.log,
})

export const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

/** A person comes, rather than a program: what goes wrong is told on a page. */
const isNavigation = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false

export const leadOn = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(url, 303)

/** To the login, and from there to the same again. */
function leadToLogin({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const back = `${url}${url.includes('?') ? '&' : '?'}${AFTER_LOGIN}=1`
  return leadOn(reply, `/login?${new URLSearchParams({ back }).toString()}`)
}

type Reason = 'service-unknown' | 'service-forbidden' | 'service-request-invalid' | 'account-inactive'

export const leadToPage = (reply: FastifyReply, reason: Reason): FastifyReply =>
  leadOn(reply, `/saml-error?${new URLSearchParams({ reason }).toString()}`)

function reasonOf({ code }: NoStart): Reason {
  if (code === 'service-unknown') return code
  if (code === 'service-page-unknown') return 'service-request-invalid'
  return code === 'unauthorized' ? 'account-inactive' : 'service-forbidden'
}

function problemOf(refusal: NoStart): { code: string; message?: string } {
  if (refusal.code === 'service-unknown') return { code: 'not-found', message: 'The service is not connected.' }
  return refusal.code === 'service-page-unknown'
    ? { code: 'invalid-input', message: 'The redirect URL is none of the service.' }
    : refusal
}
