import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createArrivals } from './arrivals.ts'
import { createNotificationChoices } from './notification-choices.service.ts'
import { createNotifications } from './notifications.service.ts'
import { createPushDevices } from './push/push-devices.service.ts'

const NEWS_WAIT_MS = 25_000

export const notificationsServices = oncePer(({ db, clock, authorise, settings, push, log }: Kernel) => ({
  notifications: createNotifications({
    db,
    clock,
    authorise,
    arrivals: createArrivals({ pool: db.pool, log, most: settings.NOTIFICATION_WAITS }),
    waitMs: Math.min(NEWS_WAIT_MS, settings.REQUEST_TIMEOUT_MS * 0.8),
  }),
  notificationChoices: createNotificationChoices({ db, authorise }),
  pushDevices: createPushDevices({ db, clock, authorise, push }),
}))
