import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'

export const ALGORITHM = 'RS256'
const LEAST_BITS = 2_048

/** A key of the portal's own; what services need of it to believe what was signed stands in `published`. */
export type SigningKey = { privateKey: KeyObject; id: string; published: PublishedKey }
type PublishedKey = { kty: string; n: string; e: string; alg: string; use: string; kid: string }

/** Undefined where the text is no RSA key that is long enough. */
export function readSigningKey(pem: string): SigningKey | undefined {
  try {
    const privateKey = createPrivateKey(pem)
    const { modulusLength = 0 } = privateKey.asymmetricKeyDetails ?? {}
    return privateKey.asymmetricKeyType === 'rsa' && modulusLength >= LEAST_BITS ? signingKey(privateKey) : undefined
  } catch {
    return undefined
  }
}

/** For a demo: another one at each start. */
export const newSigningKey = (): SigningKey =>
  signingKey(generateKeyPairSync('rsa', { modulusLength: LEAST_BITS }).privateKey)

function signingKey(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey)
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const der = publicKey.export({ type: 'spki', format: 'der' })
  // Named by what it is: every server calls it the same.
  const id = createHash('sha256').update(der).digest('base64url')
  return { privateKey, id, published: { kty: 'RSA', n, e, alg: ALGORITHM, use: 'sig', kid: id } }
}
