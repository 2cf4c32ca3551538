import { storeCode, storedLanguage } from '../../i18n/language.ts'
import { alignClock } from '../market/clock.ts'

const TIMEOUT_MS = 55_000

/** One call to our own server: same-origin cookie, the store of the language, a number to find it by in the log. */
export async function request(path: string, init: RequestInit = {}, timeoutMs = TIMEOUT_MS): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Store', storeCode(storedLanguage()))
  headers.set('X-Request-Id', newId())
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const answer = await fetch(path, { credentials: 'same-origin', ...init, headers, signal })
  alignClock(answer.headers.get('Date'))
  return answer
}

/** The number under which the server logged this call. */
export function requestIdOf(answer: Response): string {
  return answer.headers.get('X-Request-Id') ?? ''
}

// randomUUID exists only behind https, and a phone may reach the demo over plain http.
/** A number that nobody else has. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
