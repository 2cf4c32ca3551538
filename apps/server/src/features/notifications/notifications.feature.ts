import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { createNotificationMail, createNotificationMailing, NOTIFICATION_TOPIC } from './mail-notifications.service.ts'
import type { NotificationChoices } from './notification-choices.service.ts'
import { notificationsPolicy, notificationsRoutes } from './notifications.routes.ts'
import { createNotificationSweep, type Notifications } from './notifications.service.ts'
import { createNewsTelling } from './tell-news.service.ts'
import { unsubscribePolicy, unsubscribeRoutes } from './unsubscribe.routes.ts'

const MAILS_EVERY_MS = 5_000
const NEWS_EVERY_MS = 60_000
const SWEEP_EVERY_MS = 3_600_000

type Needs = { notifications: Notifications; notificationChoices: NotificationChoices }
type Work = { db: Database; clock: Clock; mailer: Mailer; portal: Portal; publicUrl: string }

export const notificationsFeature = {
  policy: { ...notificationsPolicy, ...unsubscribePolicy },
  routes: {
    open: (app: FastifyInstance, { notificationChoices }: Needs) => unsubscribeRoutes(app, notificationChoices),
    calls: notificationsRoutes,
  },
  handlers: (work: Work) => ({ [NOTIFICATION_TOPIC]: createNotificationMail(work) }),
  jobs: (work: Work) => [
    { name: 'tell-news', everyMs: NEWS_EVERY_MS, run: createNewsTelling(work) },
    { name: 'mail-notifications', everyMs: MAILS_EVERY_MS, run: createNotificationMailing(work) },
    { name: 'sweep-notifications', everyMs: SWEEP_EVERY_MS, run: createNotificationSweep(work) },
  ],
}
