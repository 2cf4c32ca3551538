import { customerTypeOf } from '@fust/domain/access'
import { languageOf, languageOfStore } from '@fust/domain/market'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessTo, type Actor } from './actor.ts'
import { answerRefusal } from '#platform/errors.ts'
import { deviceTokenOf } from './device-cookie.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { authenticationError, authorizationError, inputError } from '#platform/graphql/index.ts'
import { DEFAULT_LANGUAGE } from '#platform/http/language.ts'
import { Shed } from '#platform/http/shed.ts'
import { readPortalHeaders, type AskedBrewery } from './portal-headers.ts'
import { authorizationOf, type SessionCookie } from './session-token.ts'
import type { Site } from './site.ts'
import { wording } from '#words/words.ts'

/** Reads the session of a token; the brewery's mark is read with it. */
type ReadSession = (token: string, kind: 'cookie' | 'bearer', shipToId?: string) => Promise<FoundSession | null>
type FoundSession = { actor: Actor | null; breweryMark: string; owesSecondFactor: boolean }

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging
  interface FastifyContextConfig {
    /** A call by which a second factor is set up: who owes one is answered here, and nowhere else. */
    setsUpFactor?: boolean
    /** A call with a large body: who calls is looked up before it is read. */
    identifiesBeforeBody?: boolean
  }
}

/** Tells who sends a request: by bearer for API clients, by cookie for the web app. */
export function createCallers<Brewery extends AskedBrewery>({
  readSession,
  breweryNow,
  cookie,
  siteOf,
  onKnown,
}: {
  readSession: ReadSession
  breweryNow: (mark?: string) => Promise<Brewery>
  cookie: SessionCookie
  siteOf: (request: FastifyRequest) => Site
  /** Once the session that a request brings was looked up. */
  onKnown: (request: FastifyRequest, actor: Actor | null) => void
}) {
  type Caller = {
    actor: Actor | null
    bearer: string | null
    token: string | null
    isRejected: boolean
    breweryMark: string | undefined
    owesSecondFactor: boolean
  }

  async function callerOf(request: FastifyRequest): Promise<Caller> {
    const shipToId = headerOf(request, 'outletid')
    const brought = authorizationOf(request.headers.authorization)
    if (brought.kind !== 'none') {
      const bearer = brought.kind === 'bearer' ? brought.token : null
      const found = bearer === null ? null : await readSession(bearer, 'bearer', shipToId)
      onKnown(request, found?.actor ?? null)
      return { ...foundBy(found), bearer, token: bearer, isRejected: found === null }
    }
    const token = cookie.read(request)
    const found = token === undefined ? null : await readSession(token, 'cookie', shipToId)
    if (token !== undefined) onKnown(request, found?.actor ?? null)
    return { ...foundBy(found), bearer: null, token: token ?? null, isRejected: false }
  }

  async function identifyRest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { actor, isRejected, breweryMark, owesSecondFactor } = await callerOf(request)
    if (isRejected) return answerRefusal(request, reply, { code: 'unauthorized' })
    if (actor) refuseWhileClosed(await breweryNow(breweryMark))
    if (owesSecondFactor && !request.routeOptions.config.setsUpFactor)
      return answerRefusal(request, reply, { code: FACTOR_OWED })
    if (actor && !isOwnShipTo(request, actor)) return answerRefusal(request, reply, { code: 'ship-to-not-yours' })
    if (actor && !isOwnCustomerType(request, actor))
      return answerRefusal(request, reply, { code: 'customer-type-not-yours', message: OTHER_CUSTOMER_TYPE })
    request.actor = actor
    request.breweryMark = breweryMark
    logActor(request, actor)
    return undefined
  }

  async function identifyGraphql(
    request: FastifyRequest,
  ): Promise<Omit<GraphqlContext, 'brewery'> & { brewery: Brewery }> {
    const { actor, bearer, token, isRejected, breweryMark, owesSecondFactor } = await callerOf(request)
    if (isRejected) throw authenticationError('The token is unknown, expired or revoked.')
    if (owesSecondFactor) throw authorizationError(wording(FACTOR_OWED), FACTOR_OWED)
    if (actor && !isOwnShipTo(request, actor)) throw authorizationError()
    if (actor && !isOwnCustomerType(request, actor)) throw inputError(OTHER_CUSTOMER_TYPE, 'customer-type-not-yours')
    logActor(request, actor)
    const currency = headerOf(request, 'content-currency')
    const brewery = await breweryNow(breweryMark)
    if (actor) refuseWhileClosed(brewery)
    if (currency !== undefined && currency !== brewery.market.currency)
      throw inputError('Please correct the target currency')
    return {
      actor,
      brewery,
      bearer,
      token,
      language: languageFor(request, brewery),
      headers: readPortalHeaders(request, brewery),
      site: siteOf(request),
      requestId: request.id,
      ip: request.ip,
      deviceToken: deviceTokenOf(request, cookie.secure),
      log: request.log,
    }
  }

  return { identifyRest, identifyGraphql }
}

const CLOSED_SECONDS = 60
const FACTOR_OWED = 'second-factor-required'

/** While the brewery has closed its portal, nobody who is signed in is answered; what everybody may know still is. */
function refuseWhileClosed({ settings }: AskedBrewery): void {
  if (settings.portal.maintenance) throw new Shed(503, CLOSED_SECONDS, 'closed')
}

function foundBy(found: FoundSession | null) {
  return {
    actor: found?.actor ?? null,
    breweryMark: found?.breweryMark,
    owesSecondFactor: found?.owesSecondFactor ?? false,
  }
}

function languageFor(request: FastifyRequest, { market }: AskedBrewery): string {
  const store = headerOf(request, 'store')
  if (store === undefined || store === 'default')
    return languageOf(headerOf(request, 'lang') ?? DEFAULT_LANGUAGE, market) ?? DEFAULT_LANGUAGE
  const language = languageOfStore(store, market)
  if (language === null) throw inputError(storeUnknown(store))
  return language
}

export const storeUnknown = (store: string): string => `Requested store "${store}" is not found.`

/** Lines that follow say who asks, and for which ship-to. */
function logActor(request: FastifyRequest, actor: Actor | null): void {
  if (actor) request.log = request.log.child({ actor: actor.userId, shipTo: actor.shipTo?.shipToId ?? null })
}

const OTHER_CUSTOMER_TYPE = 'The customer type is not the one of this ship-to.'

/** A header that was sent once and is not empty. */
function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** `outletid` may name any ship-to of this person and no other (decisions, principle 2). */
function isOwnShipTo(request: FastifyRequest, actor: Actor): boolean {
  const named = headerOf(request, 'outletid')
  return named === undefined || accessTo(actor, named) !== undefined
}

function isOwnCustomerType(request: FastifyRequest, actor: Actor): boolean {
  const named = headerOf(request, 'customertype')
  return named === undefined || !actor.shipTo || customerTypeOf(named) === actor.shipTo.customerType
}
