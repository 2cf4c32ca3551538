import { failureScope } from '@fust/domain/account'
import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { createSignInPlaceStore, FAILURES, type CountedAt, type PlaceHashes } from './sign-in-place.store.ts'

/** From where somebody signs in: the network's address, and the token of the device cookie, null where there is none. */
export type Origin = { ip: string; deviceToken: string | null }

/** A place as one account knows it. */
export type SignInPlace = PlaceHashes &
  CountedAt & {
    /** After how many seconds an unknown place may try again; null while nobody is held up. */
    retryAfterSeconds: number | null
  }

/** Tells known devices and networks of an account from unknown ones, and slows guessing that is spread over many accounts. */
export function createSignInPlaces({ db, failuresPerMinute }: { db: Database; failuresPerMinute: number }) {
  const store = createSignInPlaceStore(db)
  const limit = createRateLimit(db)
  return {
    /** An account that does not exist (null) is known nowhere; the work is the same. */
    async read(userId: string | null, origin: Origin): Promise<SignInPlace> {
      const hashes = placeHashes(userId, origin)
      const row = await store.read(userId, hashes, failuresPerMinute)
      const scope = failureScope({
        isKnownDevice: row?.isKnownDevice ?? false,
        isKnownNetwork: row?.isKnownNetwork ?? false,
      })
      const placeHash = { device: hashes.deviceHash, network: hashes.networkHash, elsewhere: null }[scope]
      const secondsLeft = row?.secondsLeft ?? null
      const retryAfterSeconds = scope === 'elsewhere' && secondsLeft !== null ? Math.max(1, secondsLeft) : null
      return { ...hashes, scope, placeHash, retryAfterSeconds }
    },
    /**
     * Counts a failure for the whole portal, once a minute for an account and a network together: guessing at one account
     * locks that account and holds up nobody else. True when it is the failure from which on unknown places wait.
     */
    async noteFailure(email: string, { ip }: Origin): Promise<boolean> {
      const pair = hashOf(`failure:${email}:${networkOf(ip)}`).toString('base64url')
      if (!(await limit.allows(`${FAILURES} ${pair}`, 1))) return false
      return !(await limit.allows(FAILURES, failuresPerMinute - 1))
    },
  }
}

export function placeHashes(userId: string | null, { ip, deviceToken }: Origin): PlaceHashes {
  return {
    deviceHash: deviceToken === null ? null : hashOf(`device:${userId ?? ''}:${deviceToken}`),
    networkHash: hashOf(`network:${userId ?? ''}:${networkOf(ip)}`),
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
