import type { PasskeyCreation, PasskeyOptions, PasskeyProof, PasskeyRequest } from '@fust/contract/rest'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { createHash } from 'node:crypto'
import type { StoredPasskey } from './passkeys.store.ts'

/** Whom a passkey is for: our host, and the pages of our origin. */
export type RelyingParty = { id: string; origin: string; name: string }

// EdDSA, ES256 and RS256 (COSE): what devices have.
const ALGORITHMS = [-8, -7, -257]
export const MINUTES = 5
const TIMEOUT_MS = MINUTES * 60_000

/** By what a device knows its accounts apart; it tells nobody who the person is. */
export const handleOf = (userId: string): Buffer => createHash('sha256').update(`passkey:${userId}`).digest()

/** What a browser is told to make a passkey by; none of those that are there already. */
export async function creationOptions(
  party: RelyingParty,
  { userId, email, known }: { userId: string; email: string; known: readonly string[] },
): Promise<PasskeyOptions> {
  const made = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new Uint8Array(handleOf(userId)),
    userName: email,
    userDisplayName: email,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: TIMEOUT_MS,
  })
  return {
    challenge: made.challenge,
    rp: { id: party.id, name: party.name },
    user: made.user,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: known.map(keyOf),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

/** What a browser is told to sign; without credentials the person picks one of the device's. */
export async function requestOptions(party: RelyingParty, credentials: readonly string[]): Promise<PasskeyRequest> {
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id })
  const allowed = { allowCredentials: credentials.map(keyOf) }
  return { challenge, timeout: TIMEOUT_MS, rpId: party.id, userVerification: 'required', ...allowed }
}

const keyOf = (id: string) => ({ id, type: 'public-key' as const })

/** The challenge that an answer says it is for; undefined where it says none. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The new passkey of an answer; null where anything about it is not as it was asked for. */
export async function readCreation(party: RelyingParty, challenge: string, { id, ...response }: PasskeyCreation) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
    }
  } catch {
    // Whatever does not fit is told by a fault: it is no passkey for us.
    return null
  }
}

/** How far the device has counted; null where the answer is not this passkey's, or is one of a copy. */
export async function readProof(
  party: RelyingParty,
  challenge: string,
  { id, userHandle, ...response }: PasskeyProof,
  { userId, publicKey, signCount }: StoredPasskey,
): Promise<number | null> {
  if (userHandle && userHandle !== handleOf(userId).toString('base64url')) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: signCount },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
