import { accept } from '@fust/domain/outcome'
import { NOTIFICATION_KINDS } from '@fust/domain/support'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import { notificationTold, sendLetter, type LetterParts } from '#features/messages/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { readActor } from '#features/session/index.ts'
import { mailWay } from './notification-choices.service.ts'
import { scopeOfActor } from './notification-scope.ts'
import { createNotificationStore } from './notifications.store.ts'
import { partsOf, pathOf } from './notifications.wire.ts'

export const NOTIFICATION_TOPIC = 'mail.notification'

const Payload = Type.Object({ notificationId: Type.Integer(), userId: Type.String() })

/** Mails one notification to one reader, if they may see it by then and still want it. */
export function createNotificationMail({
  db,
  clock,
  ...parts
}: LetterParts & { db: Queries; clock: Clock }): OutboxHandler {
  return async ({ payload, key }) => {
    if (!Value.Check(Payload, payload)) throw new Error(`Message ${key} names no notification.`)
    const actor = await readActor(db, payload.userId)
    if (!actor) return accept(undefined)
    const language = actor.locale.toLowerCase()
    const scope = scopeOfActor(actor, actor.shipTos, clock.now())
    const found = await createNotificationStore(db).find(scope, payload.notificationId, language)
    const kind = NOTIFICATION_KINDS.find((known) => known === found?.kind)
    const way = found && kind && (await mailWay(db, { userId: actor.userId, kind, publicUrl: parts.publicUrl }))
    if (!found || !way) return accept(undefined)
    const { email, locale, firstName } = actor
    return sendLetter(parts, { email, locale, messageKey: key, ...way }, (writer) =>
      notificationTold({ firstName, ...partsOf(found, writer.language, writer.market), path: pathOf(found) }, writer),
    )
  }
}
