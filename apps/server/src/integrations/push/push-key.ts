import { SignJWT } from 'jose'
import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { CURVE } from './encrypt.ts'

/** By what push services know this portal (RFC 8292). */
export type PushKey = { privateKey: KeyObject; publicKey: string }

const KEY_BYTES = 32
// A push service takes a day at most.
const SIGNED_FOR_MS = 12 * 3_600_000

/** A key of its own for this installation, as it is kept. */
export function newPushKey(): Buffer {
  const made = createECDH(CURVE)
  made.generateKeys()
  const key = made.getPrivateKey()
  // Node leaves out what a key begins with where that is nothing.
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key])
}

/** Undefined where it is no private key of this kind. */
export function readPushKey(key: Buffer): PushKey | undefined {
  try {
    const pair = createECDH(CURVE)
    pair.setPrivateKey(key)
    const point = pair.getPublicKey()
    const part = (from: number) => point.subarray(from, from + KEY_BYTES).toString('base64url')
    const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(1 + KEY_BYTES), d: key.toString('base64url') }
    return {
      privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
      publicKey: point.toString('base64url'),
    }
  } catch {
    return undefined
  }
}

/** Says to one push service that it is us who sends, and who answers for it. */
export async function authorizationFor(
  endpoint: string,
  { privateKey, publicKey }: PushKey,
  { contact, now }: { contact: string; now: Date },
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(new Date(now.getTime() + SIGNED_FOR_MS))
    .setSubject(contact)
    .sign(privateKey)
  return `vapid t=${token}, k=${publicKey}`
}
