import { createAtom, useSelector } from '@tanstack/react-store'
import { trusted } from '../trusted.ts'

/** What something is kept on the device for; the page about it says this in words. All of it is needed, or notes what somebody agreed to: nothing follows anybody. */
export type KeptFor =
  | 'signing-in'
  | 'ordering'
  | 'writing'
  | 'language'
  | 'age'
  | 'look'
  | 'way'
  | 'tutorial'
  | 'agreed'
  | 'repair'
  | 'offline'
  | 'device'

/** What outlives a visit. */
export const LOCAL = {
  shipToId: 'ordering',
  defaultShipTo: 'ordering',
  deliveryDate: 'ordering',
  cartEditsLeft: 'ordering',
  customertype: 'ordering',
  store: 'language',
  shippingMethod: 'ordering',
  orderBarHeight: 'look',
  language: 'language',
  isSubmitAgeConfirmed: 'age',
  scheme: 'look',
  storedSession: 'signing-in',
  isLogoutOwed: 'signing-in',
  navigationHistory: 'way',
  tutorialPages: 'tutorial',
  powerBi: 'agreed',
  map: 'agreed',
} as const satisfies Record<string, KeptFor>
export type LocalKey = keyof typeof LOCAL

/** What ends with the tab. */
export const SESSION = {
  uid: 'signing-in',
  lastUid: 'signing-in',
  searchHistory: 'way',
  shipToId: 'ordering',
  cartEdits: 'ordering',
  deliveryWish: 'ordering',
  drafts: 'writing',
  email: 'signing-in',
  isSubmitAgeConfirmed: 'age',
  chunkReloadedAt: 'repair',
  paymentReturnReloaded: 'repair',
  tutorialClosed: 'tutorial',
  preview: 'way',
} as const satisfies Record<string, KeptFor>
export type SessionKey = keyof typeof SESSION

const SESSION_KEYS: readonly SessionKey[] = trusted(Object.keys(SESSION))

export const KEPT_LOCAL_KEYS: readonly string[] = ['store', 'language', 'isSubmitAgeConfirmed'] satisfies LocalKey[]
// What was being counted and written, and by whom, waits for who comes back after the session ran out; `endSession` removes it, too.
const LEFT: LocalKey = 'cartEditsLeft'
const WHILE_AWAY: readonly SessionKey[] = ['cartEdits', 'deliveryWish', 'drafts', 'email', 'lastUid']
const KEPT_SESSION_KEYS: readonly SessionKey[] = [
  ...WHILE_AWAY,
  'isSubmitAgeConfirmed',
  'chunkReloadedAt',
  'paymentReturnReloaded',
]

export const readLocal = (key: LocalKey): string | null => attempt(() => localStorage.getItem(key), null)
export const writeLocal = (key: LocalKey, value: string): void => change(() => localStorage.setItem(key, value))
export const removeLocal = (key: LocalKey): void => change(() => localStorage.removeItem(key))

export const readSession = (key: SessionKey): string | null => attempt(() => sessionStorage.getItem(key), null)
export const writeSession = (key: SessionKey, value: string): void => change(() => sessionStorage.setItem(key, value))
export const removeSession = (key: SessionKey): void => change(() => sessionStorage.removeItem(key))

/** Keeps a note for this tab; false where it stands already, and where nothing can be kept. */
export function noteOnce(key: SessionKey, value: string): boolean {
  if (readSession(key) === value) return false
  writeSession(key, value)
  return readSession(key) === value
}

/** What was stored as JSON; null for nothing, and for what cannot be read. */
export const readLocalJson = (key: LocalKey): unknown => parsed(readLocal(key))
export const readSessionJson = (key: SessionKey): unknown => parsed(readSession(key))

/** What is kept, as `read` has it, following changes. */
export const useKept = <Value>(read: () => Value): Value => useSelector(changes, read)

const changes = createAtom(0)

function change(act: () => void): void {
  attempt(act)
  changes.set((count) => count + 1)
}

/** A session is over: what is kept of it goes, except store, language and the answer to the age question (P§4). */
export function clearAfterSession(): void {
  change(() => {
    for (const key of Object.keys(localStorage))
      if (key !== LEFT && !KEPT_LOCAL_KEYS.includes(key)) localStorage.removeItem(key)
  })
  for (const key of SESSION_KEYS) if (!KEPT_SESSION_KEYS.includes(key)) removeSession(key)
}

/** Somebody logged out: what waited for them goes, too. */
export function clearAfterLogout(): void {
  removeLocal(LEFT)
  for (const key of WHILE_AWAY) removeSession(key)
}

/** Somebody else goes on in this tab: nothing in it, and nothing that one like it left, is theirs, but the answer to the age question. */
export function clearTab(): void {
  removeLocal(LEFT)
  for (const key of SESSION_KEYS) if (key !== 'isSubmitAgeConfirmed') removeSession(key)
}

const parsed = (text: string | null): unknown => attempt((): unknown => text && JSON.parse(text), null)

// A browser may forbid or fill up its storage; the portal then works without a memory.
function attempt(act: () => void): void
function attempt<Value>(act: () => Value, otherwise: Value): Value
function attempt<Value>(act: () => Value, otherwise?: Value): Value | undefined {
  try {
    return act()
  } catch {
    return otherwise
  }
}
