const KEPT_MS = 10 * 60_000
const MOST = 10_000

export type Checkouts = ReturnType<typeof createCheckouts>

/**
 * Who is checking out, by session, as far as this process has seen: a day was confirmed, or an order was shed. It decides
 * who is turned away last and nothing else, so that another process need not know it.
 */
export function createCheckouts(nowMs: () => number = () => performance.now()) {
  const untilMs = new Map<string, number>()

  return {
    begin: (session: string): void => {
      // Put back at the end: the first in the map is the one that ends first.
      untilMs.delete(session)
      untilMs.set(session, nowMs() + KEPT_MS)
      if (untilMs.size > MOST) untilMs.delete(untilMs.keys().next().value ?? '')
    },
    has: (session: string): boolean => (untilMs.get(session) ?? 0) > nowMs(),
  }
}
