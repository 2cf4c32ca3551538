import { createHmac } from 'node:crypto'

/** The code that an app shows at this time: RFC 6238 once more, beside the one that is tested. */
export function codeAt(secret: Buffer, now: Date): string {
  const step = Math.floor(now.getTime() / 30_000)
  const counter = Buffer.from(step.toString(16).padStart(16, '0'), 'hex')
  const digest = createHmac('sha1', secret).update(counter).digest()
  const start = (digest.at(-1) ?? 0) & 15
  const number = digest.subarray(start, start + 4).readInt32BE() & 0x7fffffff
  return `${number}`.padStart(10, '0').slice(-6)
}
