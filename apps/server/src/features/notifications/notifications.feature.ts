import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { PushSender } from '#integrations/push/index.ts'
import { portalServices, type Portal } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { createNotificationMail, NOTIFICATION_TOPIC } from './mail-notifications.service.ts'
import { notificationsPolicy, notificationsRoutes } from './notifications.routes.ts'
import { createPassingOn } from './pass-on.service.ts'
import { pushDevicesPolicy, pushDevicesRoutes, shownDeviceRoutes } from './push/push-devices.routes.ts'
import { createNotificationPush, PUSH_TOPIC } from './push/push-notifications.service.ts'
import { notificationsServices } from './notifications.services.ts'
import { createNotificationSweep } from './notifications.service.ts'
import { createNewsTelling } from './tell-news.service.ts'
import { unsubscribePolicy, unsubscribeRoutes } from './unsubscribe.routes.ts'

const PASSED_ON_EVERY_MS = 5_000
const NEWS_EVERY_MS = 60_000
const SWEEP_EVERY_MS = 3_600_000

type Work = { db: Database; clock: Clock; mailer: Mailer; push: PushSender | null; portal: Portal; publicUrl: string }

export const notificationsFeature = {
  policy: { ...notificationsPolicy, ...pushDevicesPolicy, ...unsubscribePolicy },
  routes: {
    open: (app, kernel) => {
      const needs = { ...kernel, ...notificationsServices(kernel) }
      unsubscribeRoutes(app, needs.notificationChoices)
      shownDeviceRoutes(app, needs)
    },
    calls: (app, kernel) => {
      const needs = { ...kernel, ...notificationsServices(kernel), ...portalServices(kernel) }
      notificationsRoutes(app, needs)
      pushDevicesRoutes(app, needs)
    },
  },
  handlers: (work: Work) => ({
    [NOTIFICATION_TOPIC]: createNotificationMail(work),
    [PUSH_TOPIC]: createNotificationPush(work),
  }),
  jobs: (work: Work) => [
    { name: 'tell-news', everyMs: NEWS_EVERY_MS, run: createNewsTelling(work) },
    { name: 'pass-notifications-on', everyMs: PASSED_ON_EVERY_MS, run: createPassingOn(work) },
    { name: 'sweep-notifications', everyMs: SWEEP_EVERY_MS, run: createNotificationSweep(work) },
  ],
} satisfies Feature
