/** The name of the browser's cache in which it is kept. */
export const SHELF = 'last-known'

/** Whose data it is, and of which version of the app. */
export type LastKnownOwner = { userId: string; version: string }

export async function emptyShelf(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHELF)
}
