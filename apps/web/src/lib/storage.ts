/** What outlives a visit. */
const LOCAL_KEYS = [
  'shipToId',
  'defaultShipTo',
  'deliveryDate',
  'customertype',
  'store',
  'shippingMethod',
  'language',
  'isSubmitAgeConfirmed',
  'scheme',
  'storedSession',
  'isLogoutOwed',
  'navigationHistory',
] as const
export type LocalKey = (typeof LOCAL_KEYS)[number]

/** What ends with the tab. */
const SESSION_KEYS = [
  'uid',
  'token',
  'searchHistory',
  'shipToId',
  'alcoholLicence',
  'cartSent',
  'checkoutDraft',
  'isSubmitAgeConfirmed',
] as const
export type SessionKey = (typeof SESSION_KEYS)[number]

const KEPT_LOCAL_KEYS: readonly string[] = ['store', 'language', 'isSubmitAgeConfirmed'] satisfies LocalKey[]
// What was being written waits for who comes back after the session ran out; `endSession` removes it, too.
const KEPT_SESSION_KEYS: readonly SessionKey[] = ['checkoutDraft', 'isSubmitAgeConfirmed']

export const readLocal = (key: LocalKey): string | null => attempt(() => localStorage.getItem(key), null)
export const writeLocal = (key: LocalKey, value: string): void => attempt(() => localStorage.setItem(key, value))
export const removeLocal = (key: LocalKey): void => attempt(() => localStorage.removeItem(key))

export const readSession = (key: SessionKey): string | null => attempt(() => sessionStorage.getItem(key), null)
export const writeSession = (key: SessionKey, value: string): void => attempt(() => sessionStorage.setItem(key, value))
export const removeSession = (key: SessionKey): void => attempt(() => sessionStorage.removeItem(key))

/** What was stored as JSON; null for nothing, and for what cannot be read. */
export const readLocalJson = (key: LocalKey): unknown => parsed(readLocal(key))
export const readSessionJson = (key: SessionKey): unknown => parsed(readSession(key))

/** A session is over: what is kept of it goes, except store, language and the answer to the age question (P§4). */
export function clearAfterSession(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (!KEPT_LOCAL_KEYS.includes(key)) localStorage.removeItem(key)
  })
  for (const key of SESSION_KEYS) if (!KEPT_SESSION_KEYS.includes(key)) removeSession(key)
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
