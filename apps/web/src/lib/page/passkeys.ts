import type { PasskeyCreation, PasskeyOptions, PasskeyProof, PasskeyRequest } from '@fust/contract/rest'

/** Whether this browser can do anything with a passkey; on a page over plain http it cannot. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

// What it takes is loaded by whoever uses a passkey.
const load = () => import('@simplewebauthn/browser')

/** Makes a passkey on a device of the person's; throws where they would rather not, or have one there. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyCreation> {
  const { startRegistration } = await load()
  const { id, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject } = response
  return { id, clientDataJSON, attestationObject }
}

/** Has a passkey of the person's sign; throws where they have none there, or would rather not. */
export async function proveByPasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await load()
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) }
}

const ANSWERS: ReadonlyMap<string, string> = new Map([
  ['NotAllowedError', 'passkey-cancelled'],
  ['AbortError', 'passkey-cancelled'],
  ['InvalidStateError', 'passkey-known'],
  ['SecurityError', 'passkey-not-here'],
])

/** Why nothing came of a passkey: as the browser says, or the network. */
export const passkeyFault = (fault: unknown): string =>
  (fault instanceof Error ? ANSWERS.get(fault.name) : undefined) ?? 'unreachable'
