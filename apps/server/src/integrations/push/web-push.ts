import { accept, refuse } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import { listed, type Settings } from '#platform/env.ts'
import { readBeginning } from '#platform/http/limited-answer.ts'
import { encrypt, isPublicKey } from './encrypt.ts'
import { authorizationFor, type PushKey } from './push-key.ts'
import type { PushSender } from './push.port.ts'

const ANSWER_WITHIN_MS = 10_000
const SHOWN_OF_ANSWER = 200
// What could not be delivered for a day is no news any more.
const KEPT_SECONDS = 86_400
// They forget a browser by the one or the other; a message that is too long or not understood stays so.
const GONE = new Set([404, 410])
const REFUSED = new Set([400, 413])

type WebPush = {
  settings: Pick<Settings, 'PUSH_HOSTS' | 'OPERATOR_EMAIL'>
  key: PushKey
  publicUrl: string
  clock: Clock
  /** Where a push service is played; it is called over plain http. */
  playedUrl?: string | undefined
  timeoutMs?: number
}

/** Web push by the services of the browsers' makers; null where the settings name none. */
export function choosePush({
  settings,
  key,
  publicUrl,
  clock,
  playedUrl,
  timeoutMs = ANSWER_WITHIN_MS,
}: WebPush): PushSender | null {
  if (settings.PUSH_HOSTS === 'none') return null
  const hosts = listed(settings.PUSH_HOSTS)
  const contact = settings.OPERATOR_EMAIL === '' ? publicUrl : `mailto:${settings.OPERATOR_EMAIL}`
  return {
    publicKey: key.publicKey,
    mayReach: ({ endpoint, publicKey }) => isOfService(endpoint, hosts, playedUrl) && isPublicKey(publicKey),
    send: async (target, { text, topic }) => {
      const answer = await fetch(target.endpoint, {
        method: 'POST',
        headers: {
          authorization: await authorizationFor(target.endpoint, key, { contact, now: clock.now() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_SECONDS),
          topic,
        },
        body: Uint8Array.from(encrypt(text, target)),
        // It would lead to an address that nobody allowed.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const said = await readBeginning(answer, SHOWN_OF_ANSWER)
      if (answer.ok) return accept(undefined)
      if (GONE.has(answer.status)) return refuse({ code: 'push-gone' })
      if (REFUSED.has(answer.status)) return refuse({ code: 'push-refused', message: said })
      throw new Error(`The push service answered ${answer.status}`)
    },
  }
}

/** Whether an address is one of a push service that is allowed: over https, at its usual port, without a password. */
function isOfService(endpoint: string, hosts: readonly string[], playedUrl: string | undefined): boolean {
  const url = URL.parse(endpoint)
  if (!url) return false
  if (playedUrl !== undefined && url.href.startsWith(`${playedUrl}/`)) return true
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host))
}
