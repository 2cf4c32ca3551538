import { networkOf } from '#platform/http/network.ts'
import type { Claim } from './session-token.ts'

type Window = { endsAtMs: number; hits: number }

const WINDOW_MS = 60_000
const MOST_CALLERS = 50_000

export type CallLimit = ReturnType<typeof createCallLimit>

/**
 * Counts the calls of a person, or of a network for whoever is not signed in, in this process alone: a first shed that asks
 * no database. Whose session a call brings is known from the call before it; one that nobody has seen counts for its
 * network, so that tokens that are made up are worth nothing.
 */
export function createCallLimit({
  perMinute,
  nowMs = () => performance.now(),
}: {
  perMinute: number
  nowMs?: () => number
}) {
  const windows = new Map<string, Window>()
  const people = new Map<string, string>()

  function windowOf(caller: string, now: number): Window {
    const known = windows.get(caller)
    if (known && known.endsAtMs > now) return known
    const fresh = { endsAtMs: now + WINDOW_MS, hits: 0 }
    putLast(windows, caller, fresh)
    return fresh
  }

  return {
    /** Null, or after how many seconds whoever calls may come again; `isFirst` once per window. */
    over: ({ session, address }: Claim): { afterSeconds: number; isFirst: boolean } | null => {
      const now = nowMs()
      const person = session && people.get(session)
      const window = windowOf(person ? `person ${person}` : networkOf(address), now)
      window.hits += 1
      if (window.hits <= perMinute) return null
      return { afterSeconds: Math.ceil((window.endsAtMs - now) / 1_000), isFirst: window.hits === perMinute + 1 }
    },
    /** Whose session it is, now that it was looked up; nobody's any more when it has ended. */
    know: ({ session }: Claim, userId: string | null): void => {
      if (session === undefined || people.get(session) === (userId ?? undefined)) return
      if (userId === null) people.delete(session)
      else putLast(people, session, userId)
    },
  }
}

/** Puts an entry behind all others; the one that stood there longest goes when there are too many. */
function putLast<Value>(entries: Map<string, Value>, key: string, value: Value): void {
  entries.delete(key)
  entries.set(key, value)
  if (entries.size > MOST_CALLERS) entries.delete(entries.keys().next().value ?? '')
}
