import { SignJWT } from 'jose'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import { ALGORITHM, type SigningKey } from '#integrations/services/index.ts'

const SECONDS = 300

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
  })
    .setProtectedHeader({ alg: ALGORITHM, kid: id })
    .setIssuer(told.issuer)
    .setSubject(told.subject)
    .setAudience(told.clientId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SECONDS)
    .sign(privateKey)
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1_000)
