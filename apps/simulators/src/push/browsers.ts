import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

const MOST_KEPT = 200
const HEAD_BYTES = 86

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
export type Shown = { at: Date; subscription: string; topic: string; message: unknown }

type Browser = {
  keys: ECDH
  auth: Buffer
  /** Who alone may send to it (RFC 8292, 4). */
  sender: string
  isGone: boolean
}

export type Browsers = ReturnType<typeof createBrowsers>

/** Browsers that somebody allowed to be told: each has its keys, and reads what was encrypted for it. */
export function createBrowsers(now: () => Date) {
  const browsers = new Map<string, Browser>()
  const shown: Shown[] = []

  function subscribe(sender: string, root: string): Subscription {
    const id = randomBytes(16).toString('base64url')
    const keys = createECDH('prime256v1')
    const publicKey = keys.generateKeys()
    const auth = randomBytes(16)
    browsers.set(id, { keys, auth, sender, isGone: false })
    return {
      endpoint: `${root}/push/${id}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    }
  }

  /** The same message comes once: a later one of its topic takes its place. */
  function show(id: string, topic: string, body: Buffer): void {
    const browser = browsers.get(id)
    if (!browser) return
    const message: unknown = JSON.parse(decrypt(body, browser))
    const before = topic === '' ? -1 : shown.findIndex((own) => own.subscription === id && own.topic === topic)
    if (before >= 0) shown.splice(before, 1)
    shown.unshift({ at: now(), subscription: id, topic, message })
    shown.length = Math.min(shown.length, MOST_KEPT)
  }

  return {
    subscribe,
    find: (id: string) => browsers.get(id),
    show,
    shown,
    /** As when somebody takes it back in the browser. */
    unsubscribe: (id: string) => {
      const browser = browsers.get(id)
      if (browser) browser.isGone = true
    },
  }
}

/** What was encrypted for a browser, read with its own keys (RFC 8291). */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, HEAD_BYTES), body.subarray(HEAD_BYTES)]
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const input = derive(keys.computeSecret(sender), auth, about, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // After the text stands a byte that says so, and then nothing but zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

const derive = (input: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', input, salt, about, bytes))
