import { KEPT_LOCAL_KEYS, LOCAL, SESSION, type KeptFor } from '../../../../lib/storage/storage.ts'
import { SHELF } from '../../../../lib/storage/shelf.ts'

/** How long something stays on the device. */
export type KeptUntil = 'session' | 'minutes' | 'logout' | 'week' | 'year' | 'tab' | 'stays'

export type Kept = { name: string; place: 'cookie' | 'local' | 'tab' | 'cache'; purpose: KeptFor; until: KeptUntil }

/** Cookies of the server; behind https their names begin with `__Host-`. */
const COOKIES: readonly Kept[] = [
  { name: 'fust', place: 'cookie', purpose: 'signing-in', until: 'session' },
  { name: 'fust-sign-on', place: 'cookie', purpose: 'signing-in', until: 'minutes' },
  { name: 'fust-passkey', place: 'cookie', purpose: 'signing-in', until: 'minutes' },
  { name: 'fust-device', place: 'cookie', purpose: 'device', until: 'year' },
]

/** What the service worker keeps of the app and of the brewery's pictures, and which of them were used last. */
const SERVICE_WORKER = ['workbox-precache', 'workbox-expiration', 'pictures', 'theme'].map((name): Kept => ({
  name,
  place: 'cache',
  purpose: 'offline',
  until: 'stays',
}))

/** All that the portal keeps on a device; a journey holds it against what a browser has after a visit. */
export const KEPT_ON_DEVICE: readonly Kept[] = [
  ...COOKIES,
  ...Object.entries(LOCAL).map(([name, purpose]): Kept => ({
    name,
    place: 'local',
    purpose,
    until: KEPT_LOCAL_KEYS.includes(name) ? 'stays' : name === 'cartEditsLeft' ? 'week' : 'logout',
  })),
  ...Object.entries(SESSION).map(([name, purpose]): Kept => ({ name, place: 'tab', purpose, until: 'tab' })),
  // Where one had scrolled to on each page; the router keeps it.
  { name: 'tsr-scroll-restoration-v1_3', place: 'tab', purpose: 'way', until: 'tab' },
  { name: SHELF, place: 'cache', purpose: 'offline', until: 'week' },
  ...SERVICE_WORKER,
]
