import { createHmac, timingSafeEqual } from 'node:crypto'

/** What every app for codes does without being told otherwise (RFC 6238): SHA-1, six digits, half a minute. */
const STEP_MS = 30_000
const DIGITS = 6
export const SECRET_BYTES = 20

// A clock that is half a minute off, or a code typed slowly.
const STEPS_APART = [0, -1, 1]

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes as people copy them (RFC 4648), five bits a letter; the length is a multiple of five bytes. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

/** The half minute that a code belongs to: now, the one before or the next; undefined for one that is wrong. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / STEP_MS)
  const given = Buffer.from(code)
  return STEPS_APART.map((apart) => current + apart).find((step) => {
    const right = Buffer.from(codeOf(secret, step))
    return right.length === given.length && timingSafeEqual(right, given)
  })
}

function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) % 16
  const number = digest.readUInt32BE(offset) % 2 ** 31
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** What the picture says to an app: whose account it is, where, and the secret. */
export function appAddress({ secret, brewery, email }: { secret: Buffer; brewery: string; email: string }): string {
  const label = `${encodeURIComponent(brewery)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(brewery)}`
}
