import type { QueryClient } from '@tanstack/react-query'
import type { LastKnownOwner } from './last-known-shelf.ts'
import { emptyShelf } from './shelf.ts'

export type { LastKnownOwner } from './last-known-shelf.ts'

const QUIET_MS = 1000

/** Writes down what the server last told this person, for a start without a network. */
export function keepLastKnown(client: QueryClient, ownerNow: () => LastKnownOwner | undefined): void {
  if (!('caches' in globalThis)) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async () => (await openShelf()).writeShelf(client, ownerNow)
  client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated') return
    clearTimeout(timer)
    timer = setTimeout(() => void write().catch(() => undefined), QUIET_MS)
  })
}

/** Gives this person's last known data to the cache. */
export async function restoreLastKnown(client: QueryClient, owner: LastKnownOwner): Promise<void> {
  if ('caches' in globalThis) await (await openShelf()).readShelf(client, owner)
}

/** Nothing stays behind on this device. */
export const forgetLastKnown = emptyShelf

// No screen waits for it at a start with a network.
const openShelf = () => import('./last-known-shelf.ts')
