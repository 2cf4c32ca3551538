import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from './push.port.ts'

export const CURVE = 'prime256v1'
const RECORD_BYTES = 4_096
const SALT_BYTES = 16
const TAG_BYTES = 16
const HEAD_BYTES = SALT_BYTES + 4 + 1 + 65
/** A push service takes 4096 bytes, and the text ends with a byte that says so. */
export const LONGEST_TEXT_BYTES = RECORD_BYTES - HEAD_BYTES - TAG_BYTES - 1
const LAST_RECORD = Buffer.of(2)

/** What differs from message to message; both are named in the standard's example. */
type Drawn = { salt: Buffer; privateKey: Buffer }

/** A text that nobody but the browser can read (RFC 8291), as one record of `aes128gcm` (RFC 8188). */
export function encrypt(
  text: string,
  { publicKey, authSecret }: Pick<PushTarget, 'publicKey' | 'authSecret'>,
  { salt, privateKey }: Drawn = draw(),
): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > LONGEST_TEXT_BYTES) throw new Error(`A push message has at most ${LONGEST_TEXT_BYTES} bytes.`)
  const own = createECDH(CURVE)
  own.setPrivateKey(privateKey)
  const ownKey = own.getPublicKey()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownKey])
  const input = derive(own.computeSecret(publicKey), authSecret, about, 32)
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(Buffer.concat([plain, LAST_RECORD])), cipher.final(), cipher.getAuthTag()]
  const recordBytes = Buffer.alloc(4)
  recordBytes.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, recordBytes, Buffer.of(ownKey.length), ownKey, ...record])
}

const derive = (input: Buffer, salt: Buffer, about: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', input, salt, about, bytes))

function draw(): Drawn {
  const own = createECDH(CURVE)
  own.generateKeys()
  // Of a key that begins with nothing, Node leaves the nothing out.
  return { salt: randomBytes(SALT_BYTES), privateKey: own.getPrivateKey() }
}

/** Whether these bytes are a point that a secret can be agreed on with. */
export function isPublicKey(key: Buffer): boolean {
  try {
    return key.length === 65 && ECDH.convertKey(key, CURVE).length === 65
  } catch {
    return false
  }
}
