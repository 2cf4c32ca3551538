import { NOTIFICATION_PERMISSIONS, NOTIFICATIONS_KEPT_DAYS, SHIP_TO_KINDS } from '@fust/domain/support'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import type { NotificationScope } from './notifications.store.ts'

const DAY_MS = 86_400_000

/** What somebody is told of at these ship-tos, beside what concerns none. */
export function scopeOfActor(
  { userId, shipTos }: Actor,
  accesses: readonly ShipToAccess[],
  now: Date,
): NotificationScope {
  const seen = accesses.flatMap((access) =>
    SHIP_TO_KINDS.filter((kind) => access.permissions.has(NOTIFICATION_PERMISSIONS[kind])).map((kind) => ({
      access,
      kind,
    })),
  )
  return {
    companyIds: seen.map(({ access }) => access.companyId),
    shipToIds: seen.map(({ access }) => access.shipToId),
    kinds: seen.map(({ kind }) => kind),
    userId,
    customerTypes: [...new Set(shipTos.map(({ customerType }) => customerType))],
    since: keptSince(now),
  }
}

export const keptSince = (now: Date): Date => new Date(now.getTime() - NOTIFICATIONS_KEPT_DAYS * DAY_MS)
