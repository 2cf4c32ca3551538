import { SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import { ALGORITHM, type SigningKey } from '#integrations/services/index.ts'

const SECONDS = 300
const LOGOUT_SECONDS = 120
const LOGGED_OUT = 'http://schemas.openid.net/event/backchannel-logout'

/** What a service is told of who comes. */
export function claimsOf(actor: Actor, access: ShipToAccess) {
  return {
    email: actor.email,
    // The brewery has invited that address, and its person has answered from there.
    email_verified: true,
    name: `${actor.firstName} ${actor.lastName}`.trim(),
    given_name: actor.firstName,
    family_name: actor.lastName,
    locale: actor.locale.toLowerCase(),
    customer_number: access.companyId,
    ship_to: access.shipToId,
  }
}

/** The proof of who came, for one service and a few minutes. */
export function idToken(
  { id, privateKey }: SigningKey,
  told: {
    issuer: string
    clientId: string
    subject: string
    /** By what the service names this sign-on, and we do when it ends. */
    signOn: string
    claims: ReturnType<typeof claimsOf>
    nonce: string | null
    signedInAt: Date
    now: Date
  },
): Promise<string> {
  const issuedAt = seconds(told.now)
  return new SignJWT({
    ...told.claims,
    ...(told.nonce !== null && { nonce: told.nonce }),
    auth_time: seconds(told.signedInAt),
    sid: told.signOn,
  })
    .setProtectedHeader({ alg: ALGORITHM, kid: id })
    .setIssuer(told.issuer)
    .setSubject(told.subject)
    .setAudience(told.clientId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SECONDS)
    .sign(privateKey)
}

/** The word that somebody is signed out here, for one service (OpenID Connect Back-Channel Logout, 2.4). */
export function logoutToken(
  { id, privateKey }: SigningKey,
  told: { issuer: string; clientId: string; subject: string; signOn: string; now: Date },
): Promise<string> {
  const issuedAt = seconds(told.now)
  return new SignJWT({ sid: told.signOn, events: { [LOGGED_OUT]: {} } })
    .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: 'logout+jwt' })
    .setIssuer(told.issuer)
    .setSubject(told.subject)
    .setAudience(told.clientId)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LOGOUT_SECONDS)
    .sign(privateKey)
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1_000)
