import type { FailureScope } from '@fust/domain/account'
import { statement, type Queries } from '#platform/database/database.ts'

/** After this without a sign-in a device or a network is as unknown as any. */
const KNOWN_DAYS = 90
// People have a few devices and networks; more come from browsers that keep no cookie and from mobile networks.
const MOST_KNOWN = 50

/** The row of `rate_limit` in which the failures of the whole portal count together. */
export const FAILURES = 'failed sign-ins'

type PlaceRow = { isKnownDevice: boolean; isKnownNetwork: boolean; secondsLeft: number | null }

const isRecent = `last_seen_on > current_date - ${KNOWN_DAYS}`

const readPlace = statement<PlaceRow>(
  'sign-in-place.read',
  `select
     exists (select from known_device where user_id = $1 and device_hash = $2 and ${isRecent}) as "isKnownDevice",
     exists (select from known_network where user_id = $1 and network_hash = $3 and ${isRecent}) as "isKnownNetwork",
     (select ceil(extract(epoch from window_ends_at - now()))::int from rate_limit
      where key = $4 and window_ends_at > now() and hits >= $5) as "secondsLeft"`,
)

const IS_OPEN = '(own.locked_until is null or own.locked_until <= now())'

/** The statements of the row in which failures of a scope count; `$2` is the hash of the place, null for elsewhere. */
function countedIn(scope: FailureScope, table: string, isRow: string) {
  return {
    lockOpen: statement<{ isOpen: boolean }>(
      `sign-in-place.lock-open-${scope}`,
      `select true as "isOpen" from ${table} own where ${isRow} and ${IS_OPEN} for update`,
    ),
    // What happens while it is locked neither counts nor prolongs the lock.
    countFailure: statement<{ lockedUntil: Date | null }>(
      `sign-in-place.count-failure-${scope}`,
      `update ${table} own set
         failed_attempts = case when own.failed_attempts + 1 >= $3 then 0 else own.failed_attempts + 1 end,
         locked_until = case when own.failed_attempts + 1 >= $3 then now() + $4 * interval '1 minute'
           else own.locked_until end
       where ${isRow} and ${IS_OPEN}
       returning case when own.failed_attempts = 0 then own.locked_until end as "lockedUntil"`,
    ),
  }
}

const COUNTED: Record<FailureScope, ReturnType<typeof countedIn>> = {
  elsewhere: countedIn('elsewhere', 'portal_user', `own.id = $1 and own.status <> 'Invited' and $2::bytea is null`),
  device: countedIn('device', 'known_device', 'own.user_id = $1 and own.device_hash = $2'),
  network: countedIn('network', 'known_network', 'own.user_id = $1 and own.network_hash = $2'),
}

/** A sign-in ends the row of failures where it happens; a lock that is in force stays. */
const noteIn = (scope: FailureScope, table: string, hash: string) =>
  statement(
    `sign-in-place.note-${scope}`,
    `insert into ${table} as own (user_id, ${hash}) values ($1, $2)
     on conflict (user_id, ${hash}) do update set last_seen_on = current_date, failed_attempts = 0,
       locked_until = case when own.locked_until > now() then own.locked_until end
     where own.last_seen_on < current_date or own.failed_attempts > 0 or own.locked_until <= now()`,
  )

const noteDevice = noteIn('device', 'known_device', 'device_hash')
const noteNetwork = noteIn('network', 'known_network', 'network_hash')

const sweepOf = (scope: FailureScope, table: string, hash: string) =>
  statement(
    `sign-in-place.sweep-${scope}`,
    `delete from ${table} where (user_id, ${hash}) in (
       select user_id, ${hash} from (
         select *, row_number() over (partition by user_id order by last_seen_on desc, ${hash}) as nth from ${table}
       ) own where not (${isRecent}) or nth > ${MOST_KNOWN})`,
  )

const sweepDevices = sweepOf('device', 'known_device', 'device_hash')
const sweepNetworks = sweepOf('network', 'known_network', 'network_hash')

const lockPerson = statement('sign-in-place.lock-person', `select from portal_user where id = $1 for update`)

/** From where somebody signs in, and the row in which it counts when that fails. */
export type PlaceHashes = { deviceHash: Buffer | null; networkHash: Buffer }
export type CountedAt = { scope: FailureScope; placeHash: Buffer | null }

export function createSignInPlaceStore(db: Queries) {
  return {
    /** What is known of a place for this person, and for how many seconds the portal holds up unknown ones. */
    read: (userId: string | null, { deviceHash, networkHash }: PlaceHashes, failuresPerMinute: number) =>
      db.row(readPlace, [userId, deviceHash, networkHash, FAILURES, failuresPerMinute]),
    /** Other sign-ins of the person wait until the transaction ends. Whoever locks a place, too, locks the person first. */
    lockPerson: (userId: string) => db.rows(lockPerson, [userId]),
    /** The same; false while the account is locked for this place. */
    async lockOpen(userId: string, { scope, placeHash }: CountedAt): Promise<boolean> {
      const [, open] = await Promise.all([
        scope !== 'elsewhere' && db.rows(lockPerson, [userId]),
        db.row(COUNTED[scope].lockOpen, [userId, placeHash]),
      ])
      return open !== undefined
    },
    /** Until when this failure locks the account here, if it does; nobody's id, an invited person's and a locked place count nothing. */
    countFailure: async (
      userId: string,
      { scope, placeHash }: CountedAt,
      { maxAttempts, lockMinutes }: { maxAttempts: number; lockMinutes: number },
    ) =>
      (await db.row(COUNTED[scope].countFailure, [userId, placeHash, maxAttempts, lockMinutes]))?.lockedUntil ?? null,
    /** From now on this person is known here. */
    async note(userId: string, { deviceHash, networkHash }: PlaceHashes): Promise<void> {
      await Promise.all([
        deviceHash && db.rows(noteDevice, [userId, deviceHash]),
        db.rows(noteNetwork, [userId, networkHash]),
      ])
    },
    async sweep(): Promise<void> {
      await db.rows(sweepDevices)
      await db.rows(sweepNetworks)
    },
  }
}
