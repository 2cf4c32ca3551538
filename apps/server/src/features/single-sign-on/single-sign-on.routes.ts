import {
  lineOf,
  Problem,
  SignOnParams,
  SignOnProviders,
  SignOnStart,
  SignOnWay,
  SignOnWayBody,
} from '@fust/contract/rest'
import { isAcademyOnly, permissionsIn } from '@fust/domain/access'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '#platform/env.ts'
import { takeForms } from '#platform/http/forms.ts'
import { askedLanguage } from '#platform/http/language.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { siteOf } from '#request/site.ts'
import type { SessionCookie } from '#request/session-token.ts'
import {
  clientOf,
  openInBrowser,
  sessionUser,
  type OpenSession,
  type Sessions,
  type SignInLimit,
} from '#features/session/index.ts'
import type { NoSignOn, SingleSignOn } from './single-sign-on.service.ts'

const PROVIDERS = '/identity/single-sign-on'
const WAY = '/identity/sign-in-way'
const START = '/identity/single-sign-on/:provider'
const RETURN = '/identity/single-sign-on/:provider/return'

export const singleSignOnPolicy: PolicyTable = {
  [`GET ${PROVIDERS}`]: everybody,
  [`POST ${WAY}`]: everybody,
  [`GET ${START}`]: everybody,
  [`GET ${RETURN}`]: everybody,
  [`POST ${RETURN}`]: everybody,
}

const EVERYWHERE = { 422: Problem, 429: Problem, 500: Problem, 503: Problem }
const MINUTES_KEPT = 15
const LONGEST_QUERY = 8_000
const LONGEST_POSTED = 200_000

export type SingleSignOnNeeds = {
  singleSignOn: SingleSignOn
  sessions: Sessions
  cookie: SessionCookie
  mayTrySignIn: SignInLimit
  settings: Settings
}

/** The way to a provider and back; what goes wrong on it is told on a page, since it is a person who comes. */
export function singleSignOnRoutes(app: FastifyInstance, needs: SingleSignOnNeeds): void {
  const { singleSignOn, sessions, cookie, mayTrySignIn, settings } = needs
  const browserCookie = cookie.secure ? '__Host-fust-sign-on' : 'fust-sign-on'

  const providersSchema = {
    summary: 'The providers that people sign in at',
    response: { 200: SignOnProviders, ...EVERYWHERE },
  }
  app.get(PROVIDERS, { schema: providersSchema }, async () => {
    return { providers: singleSignOn.shown(), asksByEmail: singleSignOn.hasDomains() } satisfies SignOnProviders
  })

  const waySchema = {
    summary: 'How people with such an address sign in, whether or not it is anybody’s',
    body: SignOnWayBody,
    response: { 200: SignOnWay, 400: Problem, 403: Problem, ...EVERYWHERE },
  }
  app.post<{ Body: SignOnWayBody }>(WAY, { schema: waySchema }, async (request) => {
    return { provider: singleSignOn.providerOf(request.body.email) } satisfies SignOnWay
  })

  const startSchema = {
    summary: 'Leads to a provider, and from there back to where somebody was',
    params: SignOnParams,
    querystring: SignOnStart,
    response: { 303: Type.Null(), ...EVERYWHERE },
  }
  app.get<{ Params: SignOnParams; Querystring: SignOnStart }>(
    START,
    { schema: startSchema },
    async (request, reply) => {
      if (!(await mayTrySignIn(request))) return tellFailure(reply, request.params.provider, '/', 'too-many-requests')
      const { provider } = request.params
      const { back = '/', email } = request.query
      const browser = browserOf(request)
      const language = askedLanguage(request)
      const begun = await singleSignOn.begin(provider, {
        back,
        language,
        publicUrl: siteOf(request, settings).publicUrl,
        ...(email !== undefined && { email }),
        ...(browser !== undefined && { browser }),
      })
      if (!begun.ok) return tellFailure(reply, provider, back, begun.refusal.code)
      return reply
        .setCookie(browserCookie, begun.value.browser, {
          path: '/',
          httpOnly: true,
          secure: cookie.secure,
          sameSite: 'lax',
          maxAge: MINUTES_KEPT * 60,
        })
        .header('cache-control', 'no-store')
        .redirect(begun.value.url.href, 303)
    },
  )

  const returnSchema = {
    summary: 'Where a provider sends people back to',
    params: SignOnParams,
    response: { 303: Type.Null(), ...EVERYWHERE },
  }
  app.get<{ Params: SignOnParams }>(RETURN, { schema: returnSchema }, async (request, reply) => {
    const { provider } = request.params
    // What a provider adds to its answer is its own affair: only who reads the answer knows what it means.
    const query = request.url.slice(request.url.indexOf('?') + 1, LONGEST_QUERY)
    const state = new URLSearchParams(query).get('state') ?? ''
    const client = clientOf(request, cookie)
    const { publicUrl } = siteOf(request, settings)
    const came = { query, state, browser: browserOf(request) ?? '', client, publicUrl }
    const { back, outcome } = await singleSignOn.finish(provider, came, request.log)
    if (!outcome.ok) return tellFailure(reply, provider, back, outcome.refusal.code)
    await openInBrowser(request, reply, { sessions, cookie }, outcome.value)
    return reply.header('cache-control', 'no-store').redirect(landingOf(outcome.value, back), 303)
  })

  void app.register(async (forms) => postedAnswers(forms, needs))

  const browserOf = (request: FastifyRequest): string | undefined => request.cookies[browserCookie]
}

/** Who has nothing but the academy goes there, once the terms are accepted, which pages of the portal ask for (IDN-14). */
function landingOf({ user }: OpenSession, back: string): string {
  const held = new Set(permissionsIn(sessionUser(user).allAvailablePermission.join(',')))
  const isForAcademy = isAcademyOnly(held) && user.hasAgreedTerms && !back.startsWith('/identity/')
  return isForAcademy ? '/identity/services/eLearning' : back
}

const POSTED = Type.Object({
  SAMLResponse: lineOf(LONGEST_POSTED, { least: 1 }),
  RelayState: lineOf(100, { least: 1 }),
})

/**
 * Some providers have people post their answer. It comes from a page of theirs, without our cookie: it is kept, and the
 * browser that began comes for it.
 */
function postedAnswers(app: FastifyInstance, { singleSignOn, settings }: SingleSignOnNeeds): void {
  const bytes = settings.FORM_LIMIT_BYTES
  takeForms(app, { bytes, fields: settings.FORM_FIELDS })
  const schema = {
    summary: 'Takes what a provider has people post when they come back',
    params: SignOnParams,
    response: { 303: Type.Null(), ...EVERYWHERE },
  }
  app.post<{ Params: SignOnParams; Body: URLSearchParams | null | undefined }>(
    RETURN,
    { schema, config: { isForOtherSites: true }, bodyLimit: bytes },
    async ({ params: { provider }, body: form }, reply) => {
      const body: unknown = Object.fromEntries(form ?? [])
      if (!Value.Check(POSTED, body)) return tellFailure(reply, provider, '/', 'sign-on-invalid')
      const { RelayState: state, SAMLResponse: posted } = body
      if (!(await singleSignOn.keep(provider, state, posted))) return tellFailure(reply, provider, '/', 'sign-on-over')
      const search = new URLSearchParams({ state })
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/identity/single-sign-on/${encodeURIComponent(provider)}/return?${search.toString()}`, 303)
    },
  )
}

/** The page that says what went wrong, and leads back to the provider. */
function tellFailure(
  reply: FastifyReply,
  provider: string,
  back: string,
  reason: NoSignOn['code'] | 'too-many-requests',
): FastifyReply {
  const search = new URLSearchParams({ reason, provider, back })
  return reply.header('cache-control', 'no-store').redirect(`/saml-error?${search.toString()}`, 303)
}
