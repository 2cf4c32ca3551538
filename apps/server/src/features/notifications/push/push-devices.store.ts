import type { NotificationKind } from '@fust/domain/support'
import { statement, type Queries } from '#platform/database/database.ts'
import type { PushTarget } from '#integrations/push/index.ts'

export type PushDevice = PushTarget & { id: number; kinds: string[] }
type NewDevice = PushTarget & {
  userId: string
  deviceHash: Buffer
  kinds: readonly NotificationKind[]
  at: Date
}

const readOwn = statement<{ kinds: string[] }>(
  'push-devices.read-own',
  `select kinds from push_device where device_hash = $1 and user_id = $2`,
)

const countElsewhere = statement<{ count: number }>(
  'push-devices.count-elsewhere',
  `select count(*)::int as count from push_device where user_id = $1 and device_hash is distinct from $2`,
)

// Of several devices that are added at once, each is counted by the next.
const lockPerson = statement('push-devices.lock-person', `select from portal_user where id = $1 for no key update`)

const readHolder = statement<{ userId: string; publicKey: Buffer; authSecret: Buffer }>(
  'push-devices.find-holder',
  `select user_id as "userId", public_key as "publicKey", auth_secret as "authSecret"
   from push_device where endpoint = $1 for update`,
)

// A browser is told what one person is told, and known by one cookie.
const makeRoom = statement(
  'push-devices.make-room',
  `delete from push_device
   where (device_hash = $1 and (user_id, endpoint) <> ($2, $3)) or (endpoint = $3 and (user_id, device_hash) <> ($2, $1))`,
)

const save = statement(
  'push-devices.save',
  `insert into push_device (device_hash, user_id, endpoint, public_key, auth_secret, kinds, allowed_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (device_hash) do update set
     public_key = excluded.public_key, auth_secret = excluded.auth_secret, kinds = excluded.kinds`,
)

const forgetHere = statement(
  'push-devices.forget-here',
  `delete from push_device where device_hash = $1 and user_id = $2`,
)

const forgetElsewhere = statement(
  'push-devices.forget-elsewhere',
  `delete from push_device where user_id = $1 and device_hash is distinct from $2`,
)

const forget = statement('push-devices.forget', `delete from push_device where id = $1`)

const find = statement<PushDevice>(
  'push-devices.find',
  `select id, endpoint, public_key as "publicKey", auth_secret as "authSecret", kinds
   from push_device where id = $1 and user_id = $2`,
)

const findShown = statement<{ isThere: boolean }>(
  'push-devices.find-shown',
  `select true as "isThere" from push_device d join portal_user u on u.id = d.user_id and u.status = 'Active'
   where d.id = $1 and d.device_hash = $2`,
)

export function createPushDeviceStore(db: Queries) {
  return {
    readOwn: async (deviceHash: Buffer, userId: string) => (await db.row(readOwn, [deviceHash, userId]))?.kinds ?? [],
    countElsewhere: async (userId: string, deviceHash: Buffer | null) =>
      (await db.row(countElsewhere, [userId, deviceHash]))?.count ?? 0,
    lockPerson: (userId: string) => db.rows(lockPerson, [userId]),
    /** Whose the address is by now, and by which keys. */
    readHolder: (endpoint: string) => db.row(readHolder, [endpoint]),
    save: async ({ userId, deviceHash, endpoint, publicKey, authSecret, kinds, at }: NewDevice) => {
      await db.rows(makeRoom, [deviceHash, userId, endpoint])
      await db.rows(save, [deviceHash, userId, endpoint, publicKey, authSecret, kinds, at])
    },
    forgetHere: (deviceHash: Buffer, userId: string) => db.rows(forgetHere, [deviceHash, userId]),
    forgetElsewhere: (userId: string, deviceHash: Buffer | null) => db.rows(forgetElsewhere, [userId, deviceHash]),
    forget: (id: number) => db.rows(forget, [id]),
    /** A device, as long as it is this person's. */
    find: (id: number, userId: string) => db.row(find, [id, userId]),
    /** Whether what was sent to a device may be shown in the browser that is known so. */
    mayShow: async (id: number, deviceHash: Buffer) => (await db.row(findShown, [id, deviceHash])) !== undefined,
  }
}
