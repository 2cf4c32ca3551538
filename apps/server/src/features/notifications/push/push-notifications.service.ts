import { accept } from '@fust/domain/outcome'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import type { PushSender } from '#integrations/push/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { readActor } from '#features/session/index.ts'
import { scopeOfActor } from '../notification-scope.ts'
import { createNotificationStore } from '../notifications.store.ts'
import { pathOf, shortTextOf } from '../notifications.wire.ts'
import { createPushDeviceStore } from './push-devices.store.ts'

export const PUSH_TOPIC = 'push.notification'

const Payload = Type.Object({
  notificationId: Type.Integer(),
  deviceId: Type.Integer(),
  userId: Type.String(),
})

/** Tells one notification on one device, if its person may see it by then, still wants it there, and is who it was left for. */
export function createNotificationPush({
  db,
  clock,
  portal,
  push,
}: {
  db: Queries
  clock: Clock
  portal: Pick<Portal, 'now'>
  push: PushSender | null
}): OutboxHandler {
  const devices = createPushDeviceStore(db)
  return async ({ payload, key }) => {
    if (!Value.Check(Payload, payload)) throw new Error(`Message ${key} names no notification and no device.`)
    const { notificationId, deviceId, userId } = payload
    const device = await devices.find(deviceId, userId)
    const actor = device && (await readActor(db, userId))
    // Which services may be called is looked at again: the settings may be others by now.
    if (!device || !actor || !push?.mayReach(device)) return accept(undefined)
    const language = actor.locale.toLowerCase()
    const scope = scopeOfActor(actor, actor.shipTos, clock.now())
    const found = await createNotificationStore(db).find(scope, notificationId, language)
    if (!found || !device.kinds.includes(found.kind)) return accept(undefined)
    const { settings, market } = await portal.now()
    const text = JSON.stringify({
      title: settings.name,
      text: shortTextOf(found, language, market),
      language,
      path: pathOf(found),
      notification: notificationId,
      device: deviceId,
    })
    const sent = await push.send(device, { text, topic: `notification-${notificationId}` })
    if (sent.ok || sent.refusal.code !== 'push-gone') return sent
    await devices.forget(deviceId)
    return accept(undefined)
  }
}
