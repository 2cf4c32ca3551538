import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'

export const ALGORITHM = 'RS256'
const LEAST_BITS = 2_048

/**
 * A key of the portal's own; what services need of it to believe what was signed stands in `published`, and for SAML in its
 * certificate, which is null where none came with it.
 */
export type SigningKey = {
  privateKey: KeyObject
  publicKey: KeyObject
  id: string
  published: PublishedKey
  certificate: string | null
}
type PublishedKey = { kty: string; n: string; e: string; alg: string; use: string; kid: string }

const CERTIFICATE = '-----BEGIN CERTIFICATE-----'

/** Undefined where the text is no RSA key that is long enough, or the certificate behind it is of another key. */
export function readSigningKey(pem: string): SigningKey | undefined {
  try {
    const privateKey = createPrivateKey(pem)
    if (!isLongRsa(privateKey)) return undefined
    if (!pem.includes(CERTIFICATE)) return signingKey(privateKey, null)
    const certificate = new X509Certificate(pem)
    return certificate.checkPrivateKey(privateKey)
      ? signingKey(privateKey, certificate.raw.toString('base64'))
      : undefined
  } catch {
    return undefined
  }
}

/** By what a service signs: its certificate, or the public key alone; undefined where it is no RSA key that is long enough. */
export function readServiceKey(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem)
    return isLongRsa(key) ? key : undefined
  } catch {
    return undefined
  }
}

const isLongRsa = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS

/** For a demo: another one at each start. */
export const newSigningKey = (): SigningKey =>
  signingKey(generateKeyPairSync('rsa', { modulusLength: LEAST_BITS }).privateKey, null)

function signingKey(privateKey: KeyObject, certificate: string | null): SigningKey {
  const publicKey = createPublicKey(privateKey)
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const der = publicKey.export({ type: 'spki', format: 'der' })
  // Named by what it is: every server calls it the same.
  const id = createHash('sha256').update(der).digest('base64url')
  const published = { kty: 'RSA', n, e, alg: ALGORITHM, use: 'sig', kid: id }
  return { privateKey, publicKey, id, published, certificate }
}
