import type { Database } from '#platform/database/database.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { createMailNotificationStore } from './mail-notifications.store.ts'
import { NOTIFICATION_TOPIC } from './mail-notifications.service.ts'
import { listToldDevices } from './push/push-notifications.store.ts'
import { PUSH_TOPIC } from './push/push-notifications.service.ts'

const AT_ONCE = 50
const OF_NO_SHIP_TO = { companyId: '', shipToId: '' }

/** Leaves what is to be told of what is new, one message for each reader and device; what was left is not looked at again. */
export function createPassingOn({ db }: { db: Database }) {
  return async (): Promise<void> => {
    for (let taken = AT_ONCE; taken === AT_ONCE;) {
      taken = await db.transaction(async (tx) => {
        const store = createMailNotificationStore(tx)
        const ids = await store.take(AT_ONCE)
        if (ids.length === 0) return 0
        const readers = await store.listReaders(ids)
        const devices = await listToldDevices(tx, ids)
        const messages = [
          ...readers.map((payload) => ({
            key: `${NOTIFICATION_TOPIC}:${payload.notificationId}:${payload.userId}`,
            topic: NOTIFICATION_TOPIC,
            payload,
          })),
          ...devices.map((payload) => ({
            key: `${PUSH_TOPIC}:${payload.notificationId}:${payload.deviceId}`,
            topic: PUSH_TOPIC,
            payload,
          })),
        ]
        if (messages.length > 0) leaveMessages(tx, OF_NO_SHIP_TO, messages)
        return ids.length
      })
    }
  }
}
