import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

type Wishes = { origin?: string; host?: string; isVerified?: boolean; count?: number; type?: string }

/** A device with one passkey, which signs as WebAuthn says. */
export function buildDevice({ host = 'localhost', origin = 'http://localhost:3000' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let count = 0
  let handle = ''

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function authenticatorData({ host: party = host, isVerified = true, count: counted }: Wishes, key?: Buffer): Buffer {
    count = counted ?? count + 1
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (key ? HAS_KEY : 0)
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags)
    tail.writeUInt32BE(count, 1)
    return Buffer.concat([createHash('sha256').update(party).digest(), tail, key ?? Buffer.alloc(0)])
  }

  /** A new passkey, for what the server asked. */
  function create({ challenge, user }: { challenge: string; user: { id: string } }, wishes: Wishes = {}) {
    handle = user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    // COSE: an elliptic curve (1: 2), ES256 (3: -7), P-256 (-1: 1), and its point.
    const bytes = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')])
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(x),
      Buffer.from([0x22]),
      bytes(y),
    ])
    const data = authenticatorData(wishes, Buffer.concat([Buffer.alloc(16), length, credentialId, key]))
    const size = Buffer.alloc(2)
    size.writeUInt16BE(data.length)
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      Buffer.concat([Buffer.from([0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')]),
      Buffer.concat([Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0])]),
      Buffer.concat([Buffer.from([0x68]), Buffer.from('authData'), Buffer.from([0x59]), size, data]),
    ])
    return {
      id,
      clientDataJSON: clientData('webauthn.create', challenge, wishes.origin ?? origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    }
  }

  /** What the passkey signs, for what the server asked. */
  function prove({ challenge }: { challenge: string }, wishes: Wishes = {}) {
    const data = authenticatorData(wishes)
    const client = clientData(wishes.type ?? 'webauthn.get', challenge, wishes.origin ?? origin)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      id,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
      userHandle: handle,
    }
  }

  return { id, create, prove }
}
