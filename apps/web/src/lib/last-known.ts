import type { QueryClient } from '@tanstack/react-query'
import { emptyShelf, type LastKnownOwner } from './last-known-owner.ts'

export type { LastKnownOwner } from './last-known-owner.ts'

const QUIET_MS = 1000

// Neither the first screen nor a start with a network reads or writes it: its code comes afterwards.
const shelf = () => import('./last-known-shelf.ts')

/** Writes down what the server last told this person, for a start without a network. */
export function keepLastKnown(client: QueryClient, ownerNow: () => LastKnownOwner | undefined): void {
  if (!('caches' in globalThis)) return
  const write = async () => (await shelf()).writeShelf(client, ownerNow)
  let timer: ReturnType<typeof setTimeout> | undefined
  client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated') return
    clearTimeout(timer)
    timer = setTimeout(() => void write().catch(() => undefined), QUIET_MS)
  })
}

/** Gives this person's last known data to the cache. */
export async function restoreLastKnown(client: QueryClient, owner: LastKnownOwner): Promise<void> {
  if ('caches' in globalThis) await (await shelf()).readShelf(client, owner)
}

/** Nothing stays behind on this device. */
export const forgetLastKnown = emptyShelf
