import type { Service } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import type { AccessRefusal, Authorise } from '#request/policy.ts'
import { tokenHashOf } from '#request/session-token.ts'
import { type SecurityLog } from '#features/session/index.ts'
import {
  reviewAuthorizationRequest,
  readAuthorizationRequest,
  type AuthorizationError,
  type AuthorizationRequest,
} from './authorization-request.ts'
import { claimsOf, idToken } from './id-token.ts'
import {
  isOpenId,
  isSaml,
  listedAddress,
  type OpenIdService,
  type OutsideServices,
  type SamlService,
} from '#integrations/services/index.ts'
import { samlAnswer } from './saml/saml-answer.ts'
import { readSamlRequest } from './saml/saml-request.ts'
import { accessAsOfNow, accessToService } from './service-access.ts'
import { createServiceCodeStore } from './service-code.store.ts'
import { createServiceSignOnStore } from './service-sign-on.store.ts'
import { createUserInfo, newServiceToken, TOKEN_SECONDS } from './user-info.service.ts'

// From the browser to the service and from there to us: a moment.
const CODE_SECONDS = 60

/** `service-unknown`: not connected. `service-page-unknown`: the redirect URL is none of its pages. */
export type NoStart = AccessRefusal | { code: 'service-unknown' | 'service-page-unknown' }

/** Where the browser goes on to. */
export type Answered =
  | { to: 'service'; url: string }
  /** Nobody is signed in: first the login, then the same again. */
  | { to: 'login' }
  /** Nobody that we know asks, or the answer would go elsewhere: it goes nowhere. */
  | { to: 'nowhere' }

/** What a browser posts to a service that speaks SAML. */
export type SamlForm = { to: 'form'; url: string; answer: string; relayState: string; language: string }

export type TokenRequest = {
  client: { id: string; secret: string }
  grantType: string
  code: string
  returnUrl: string
  verifier: string
}
/** What a service gets for a code: who came, and by what it may ask once more. */
export type Redeemed = { idToken: string; accessToken: string; seconds: number }
export type NoToken = { code: 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' }

/** A browser that comes along, as its request says. */
export type Visit = {
  actor: Actor | null
  /** The token of the session that they are signed in by. */
  token: string | null
  /** By which of its names they have found the portal. */
  publicUrl: string
  log: SecurityLog
}

export type ServiceSignOn = ReturnType<typeof createServiceSignOn>

/** Tells services of others who is signed in here. */
export function createServiceSignOn({
  db,
  clock,
  authorise,
  outside: { keys, services },
  issuer,
}: {
  db: Database
  clock: Clock
  authorise: Authorise
  outside: OutsideServices
  /** What services call us, and where they find us. */
  issuer: string
}) {
  const codes = createServiceCodeStore(db)
  const signOns = createServiceSignOnStore(db)

  /** Leads to a service, where its sign-on begins, and from there to one of its pages. */
  async function start(
    name: Service,
    redirectUrl: string | undefined,
    { actor, token, publicUrl, log }: Visit,
  ): Promise<Outcome<{ to: 'service'; url: string } | SamlForm, NoStart>> {
    const allowed = accessToService(authorise, actor, name)
    if (!allowed.ok) return allowed
    const service = services.find((each) => each.service === name)
    if (!service) return refuse({ code: 'service-unknown' })
    const page = listedAddress(redirectUrl ?? new URL(service.pages[0], publicUrl).href, service.pages, publicUrl)
    if (page === undefined) return refuse({ code: 'service-page-unknown' })
    log.info({ event: 'service-start', actor: allowed.value.actor.userId, service: name }, 'led to a service')
    if (service.protocol === 'saml') {
      const form = await samlForm(service, { ...allowed.value, token }, { inResponseTo: null, relayState: page })
      return form ? accept(form) : refuse({ code: 'unauthorized' })
    }
    return accept({ to: 'service', url: startAddress(service, page, publicUrl).href })
  }

  /** As OpenID Connect lets somebody else begin a sign-on (Core, section 4). */
  function startAddress({ startUrl }: OpenIdService, page: string, publicUrl: string): URL {
    const url = new URL(startUrl, publicUrl)
    url.searchParams.set('iss', issuer)
    url.searchParams.set('target_link_uri', page)
    return url
  }

  /** Answers a service that asks by SAML, in the browser of that person. */
  async function answerSaml(
    query: string,
    { actor, token, log }: Visit,
  ): Promise<Answered | SamlForm | { to: 'forbidden' }> {
    const asked = await readSamlRequest(query)
    const service = services.filter(isSaml).find(({ entityId }) => entityId === asked?.entityId)
    const listed = service && listedAddress(asked?.consumerUrl ?? service.consumerUrl, [service.consumerUrl], issuer)
    if (!asked || !service || listed === undefined) {
      log.info({ event: 'service-sign-on-refused', client: asked?.entityId, code: 'nowhere' }, 'sign-on refused')
      return { to: 'nowhere' }
    }
    if (!actor) return cameFromLogin(query) ? { to: 'forbidden' } : { to: 'login' }
    const allowed = accessToService(authorise, actor, service.service)
    if (!allowed.ok) {
      log.info({ event: 'service-sign-on-refused', service: service.service, code: 'access_denied' }, 'sign-on refused')
      return { to: 'forbidden' }
    }
    log.info({ event: 'service-sign-on', actor: actor.userId, service: service.service }, 'signed on at a service')
    const form = { inResponseTo: asked.id, relayState: asked.relayState }
    return (await samlForm(service, { ...allowed.value, token }, form)) ?? { to: 'login' }
  }

  /** Undefined where the session ended in this moment. */
  async function samlForm(
    { entityId, consumerUrl }: SamlService,
    { actor, access, token }: { actor: Actor; access: ShipToAccess; token: string | null },
    { inResponseTo, relayState }: { inResponseTo: string | null; relayState: string },
  ): Promise<SamlForm | undefined> {
    const [key] = keys
    if (!key) throw new Error('A service is connected without a key.')
    const signOn = token === null ? undefined : await signOns.noteSignOn(tokenHashOf(token), entityId)
    if (signOn === undefined) return undefined
    const told = { entityId, consumerUrl, inResponseTo, subject: actor.userId, signOn, claims: claimsOf(actor, access) }
    const answer = samlAnswer({ ...told, issuer: `${issuer}${SAML}`, now: clock.now() }, key)
    return { to: 'form', url: consumerUrl, answer, relayState, language: actor.locale.toLowerCase() }
  }

  /** Answers a service that asks who is there, in the browser of that person. */
  async function authorize(query: string, visit: Visit): Promise<Answered> {
    const { actor, publicUrl, log } = visit
    const asked = readAuthorizationRequest(query)
    const service = services.filter(isOpenId).find(({ clientId }) => clientId === asked?.client_id)
    const returnUrl = asked && service && listedAddress(asked.redirect_uri, service.returnUrls, publicUrl)
    if (!asked || !service || returnUrl === undefined) {
      log.info({ event: 'service-sign-on-refused', client: asked?.client_id, code: 'nowhere' }, 'sign-on refused')
      return { to: 'nowhere' }
    }
    const back = (answer: Record<string, string>): Answered => {
      const url = new URL(returnUrl)
      const { state } = asked
      for (const [key, value] of Object.entries({ ...answer, ...(state !== undefined && { state }) }))
        url.searchParams.set(key, value)
      return { to: 'service', url: url.href }
    }
    const no = (error: AuthorizationError) => {
      log.info({ event: 'service-sign-on-refused', service: service.service, code: error }, 'sign-on refused')
      return back({ error })
    }
    const fault = reviewAuthorizationRequest(asked)
    if (fault) return no(fault)
    if (!actor || visit.token === null)
      return asked.prompt === 'none' || cameFromLogin(query) ? no('login_required') : { to: 'login' }
    const allowed = accessToService(authorise, actor, service.service)
    if (!allowed.ok) return no('access_denied')
    log.info({ event: 'service-sign-on', actor: actor.userId, service: service.service }, 'signed on at a service')
    return back({ code: await giveCode(asked, returnUrl, visit.token) })
  }

  async function giveCode(asked: AuthorizationRequest, returnUrl: string, token: string): Promise<string> {
    const code = randomBytes(32).toString('base64url')
    await codes.insertCode(hashed(code), tokenHashOf(token), {
      clientId: asked.client_id,
      returnUrl,
      nonce: asked.nonce ?? null,
      challenge: asked.code_challenge ?? '',
      seconds: CODE_SECONDS,
    })
    return code
  }

  /** Who came, for a service that proves to be the one that the code was given to. */
  async function redeem(request: TokenRequest): Promise<Outcome<Redeemed, NoToken>> {
    const service = services.filter(isOpenId).find(({ clientId }) => clientId === request.client.id)
    // The same work for a service that there is and one that there is not.
    const isRight = isSame(request.client.secret, service?.clientSecret ?? randomBytes(32).toString('hex'))
    const [key] = keys
    if (!service || !isRight || !key) return refuse({ code: 'invalid_client' })
    if (request.grantType !== 'authorization_code') return refuse({ code: 'unsupported_grant_type' })
    const given = await codes.takeCode(hashed(request.code))
    if (!given || given.clientId !== service.clientId) return refuse({ code: 'invalid_grant' })
    // The portal has more than one name in a demo: by whichever the browser came, the service says what it was told.
    if (URL.parse(request.returnUrl)?.href !== given.returnUrl) return refuse({ code: 'invalid_grant' })
    if (challengeOf(request.verifier) !== given.challenge) return refuse({ code: 'invalid_grant' })
    const allowed = await accessAsOfNow({ db, authorise }, given, service.service)
    if (!allowed.ok) return refuse({ code: 'invalid_grant' })
    const { token, tokenHash } = newServiceToken()
    const signOn = await signOns.noteSignOn(given.sessionHash, service.clientId)
    // Who signed out in this moment is signed on nowhere.
    if (signOn === undefined || !(await signOns.giveToken(tokenHash, signOn, TOKEN_SECONDS)))
      return refuse({ code: 'invalid_grant' })
    const { nonce, signedInAt } = given
    return accept({
      accessToken: token,
      seconds: TOKEN_SECONDS,
      idToken: await idToken(key, {
        issuer,
        clientId: service.clientId,
        subject: given.userId,
        signOn,
        claims: claimsOf(allowed.value.actor, allowed.value.access),
        nonce,
        signedInAt,
        now: clock.now(),
      }),
    })
  }

  return {
    issuer,
    isProvider: services.some(isOpenId),
    keys: () => keys.map(({ published }) => published),
    start,
    authorize,
    answerSaml,
    redeem,
    userInfo: createUserInfo({ db, authorise, services }),
  }
}

/** Where services ask by SAML, and what we are called there. */
export const SAML = '/identity/provider/saml'

/** Says of a request that it comes from the login: it is not sent there once more. */
export const AFTER_LOGIN = 'after_login'

const cameFromLogin = (query: string): boolean => new URLSearchParams(query).has(AFTER_LOGIN)

const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

const isSame = (one: string, other: string): boolean => timingSafeEqual(hashed(one), hashed(other))
