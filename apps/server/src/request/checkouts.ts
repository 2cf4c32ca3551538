const CONFIRMED = { keptMs: 10 * 60_000, most: 10_000 }
// Whoever was turned away comes back within seconds. Nobody knows these sessions: of them are fewer, and they are soon forgotten.
const SHED = { keptMs: 60_000, most: 2_000 }

export type Checkouts = ReturnType<typeof createCheckouts>

/**
 * Who is checking out, by session, as far as this process has seen. It decides who is turned away last and nothing else, so
 * that another process need not know it.
 */
export function createCheckouts(nowMs: () => number = () => performance.now()) {
  const confirmed = createKept(CONFIRMED, nowMs)
  const shed = createKept(SHED, nowMs)

  return {
    /** A day was confirmed. */
    begin: confirmed.keep,
    /** An order was turned away, of a session that was not looked up. */
    orderShed: shed.keep,
    has: (session: string): boolean => confirmed.has(session) || shed.has(session),
  }
}

/** Names that are kept for so long since they were last seen, and so many at most. */
function createKept({ keptMs, most }: { keptMs: number; most: number }, nowMs: () => number) {
  // The first in it is the one that ends first.
  const untilMs = new Map<string, number>()

  return {
    keep: (name: string): void => {
      untilMs.delete(name)
      untilMs.set(name, nowMs() + keptMs)
      for (const [first, endsMs] of untilMs) {
        if (untilMs.size <= most && endsMs > nowMs()) break
        untilMs.delete(first)
      }
    },
    has: (name: string): boolean => (untilMs.get(name) ?? 0) > nowMs(),
  }
}
