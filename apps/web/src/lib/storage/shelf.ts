/** The name of the browser's cache in which what was last known is kept. */
export const SHELF = 'last-known'

/** Nothing stays behind on this device. */
export async function emptyShelf(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHELF)
}
