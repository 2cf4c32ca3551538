import { networkOf } from '#platform/network.ts'

type Window = { endsAtMs: number; hits: number }

const WINDOW_MS = 60_000
const MOST_NETWORKS = 50_000

/** Counts the requests of an address in this process alone: a first shed that asks no database. */
export function createAddressLimit({
  perMinute,
  nowMs = () => performance.now(),
}: {
  perMinute: number
  nowMs?: () => number
}) {
  const windows = new Map<string, Window>()

  function windowOf(network: string, now: number): Window {
    const known = windows.get(network)
    if (known && known.endsAtMs > now) return known
    const fresh = { endsAtMs: now + WINDOW_MS, hits: 0 }
    // Put back at the end: the first in the map is the one whose window began first.
    windows.delete(network)
    windows.set(network, fresh)
    if (windows.size > MOST_NETWORKS) windows.delete(windows.keys().next().value ?? '')
    return fresh
  }

  /** Null, or after how many seconds this address may come again; `isFirst` once per window. */
  return (address: string): { afterSeconds: number; isFirst: boolean } | null => {
    const now = nowMs()
    const window = windowOf(networkOf(address), now)
    window.hits += 1
    if (window.hits <= perMinute) return null
    return { afterSeconds: Math.ceil((window.endsAtMs - now) / 1_000), isFirst: window.hits === perMinute + 1 }
  }
}
