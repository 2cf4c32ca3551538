import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { tokenHashOf } from '#request/session-token.ts'
import { isOpenId, isSaml, listedAddress, type OutsideServices } from '#integrations/services/index.ts'
import { createSessionStore } from '#features/session/index.ts'
import { clientOfIdToken, readLogoutRequest, type LogoutRequest } from './logout-request.ts'
import { readSamlLogout, samlLogoutAddress } from './saml/saml-logout.ts'
import { samlMetadata } from './saml/saml-metadata.ts'
import { createServiceSignOnStore } from './service-sign-on.store.ts'
import { SAML, type Visit } from './service-sign-on.service.ts'

/** Where services that speak SAML lead people whom they have logged out. */
export const SAML_LOGOUT = `${SAML}/logout`

/** Where the browser goes on to. */
export type LoggedOut =
  /** Nobody is signed in here: back to the service, or to the login where it named no address. */
  | { to: 'service'; url: string }
  | { to: 'login' }
  /** Whoever is signed in is asked whether they want to log out here, too. */
  | { to: 'question'; asked: LogoutRequest }
  /** Nobody that we know asks, or the way back leads elsewhere: it goes nowhere. */
  | { to: 'nowhere' }

/** Where the browser goes on to, and whether it was its own session that ended. */
type SamlLoggedOut = { url: string; isOfBrowser: boolean }

export type ServiceSignOut = ReturnType<typeof createServiceSignOut>

/** Logging out that begins at a service. */
export function createServiceSignOut({
  db,
  clock,
  outside: { keys, services },
  issuer,
}: {
  db: Database
  clock: Clock
  outside: OutsideServices
  issuer: string
}) {
  const samlServices = services.filter(isSaml)
  const [key] = keys

  /** Answers a service over OpenID Connect; nobody is signed out by an address that they were led to. */
  async function answer(query: string, { actor, token, publicUrl, log }: Visit): Promise<LoggedOut> {
    const asked = readLogoutRequest(query)
    const wayBack = asked && (await wayBackOf(asked, publicUrl))
    if (!asked || !wayBack) {
      log.info({ event: 'service-logout-refused', client: asked?.client_id }, 'a service may not have that')
      return { to: 'nowhere' }
    }
    if (actor && token !== null) return { to: 'question', asked }
    if (wayBack.url === null) return { to: 'login' }
    const url = new URL(wayBack.url)
    if (asked.state !== undefined) url.searchParams.set('state', asked.state)
    return { to: 'service', url: url.href }
  }

  /** Undefined where the request proves nothing; the address is null where none is asked for. */
  async function wayBackOf(asked: LogoutRequest, publicUrl: string): Promise<{ url: string | null } | undefined> {
    const { id_token_hint: hint, client_id: named, post_logout_redirect_uri: returnUrl } = asked
    const proven = hint === undefined ? undefined : await clientOfIdToken(hint, { keys, issuer })
    const service = services.filter(isOpenId).find(({ clientId }) => clientId === (hint === undefined ? named : proven))
    if (!service || (named !== undefined && named !== service.clientId)) return undefined
    if (returnUrl === undefined) return { url: null }
    // Who shows no ID token may be anybody: no way leads back to them.
    const url = hint === undefined ? undefined : listedAddress(returnUrl, service.afterLogoutUrls, publicUrl)
    return url === undefined ? undefined : { url }
  }

  /** Signs out whom a service with SAML has signed out, as it has proven, and says so; undefined where it has not. */
  async function answerSaml(query: string, { token, log }: Visit): Promise<SamlLoggedOut | undefined> {
    const now = clock.now()
    const asked = await readSamlLogout(query, { services: samlServices, destination: `${issuer}${SAML_LOGOUT}`, now })
    if (!asked?.service.logout || !key) {
      log.info({ event: 'service-logout-refused' }, 'a service may not have that')
      return undefined
    }
    const { service, userId, signOn } = asked
    const tokenHash = await createServiceSignOnStore(db).readSession({ signOn, clientId: service.entityId, userId })
    // Whose session is over already is told nothing else.
    if (tokenHash) {
      await createSessionStore(db).deleteSession(tokenHash, now)
      log.info({ event: 'service-logout', actor: userId, service: service.service }, 'signed out by a service')
    }
    const url = samlLogoutAddress(asked, { url: asked.service.logout.url, issuer: `${issuer}${SAML}`, now }, key)
    return { url, isOfBrowser: tokenHash !== undefined && token !== null && tokenHashOf(token).equals(tokenHash) }
  }

  return {
    answer,
    answerSaml,
    /** Null where no service speaks SAML, or our key has no certificate. */
    samlMetadata:
      samlServices.length > 0 && key?.certificate
        ? samlMetadata(
            { entityId: `${issuer}${SAML}`, signOnUrl: `${issuer}${SAML}`, logoutUrl: `${issuer}${SAML_LOGOUT}` },
            keys,
          )
        : null,
  }
}
