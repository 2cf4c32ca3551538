import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Files } from '#integrations/files/index.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { Scanner } from '#integrations/scanner/index.ts'
import { portalServices, type Portal } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { createScanAttachment } from './attachments.service.ts'
import { contactsPolicy, contactsRoutes } from './contacts.routes.ts'
import { createTicketAnsweredMail, createTicketDeskMail, createVisitorAnsweredMail } from './ticket-letter.service.ts'
import { ANSWERED_TOPIC, OPENED_TOPIC, SCAN_TOPIC, UNANSWERED_TOPIC, VISITOR_ANSWERED_TOPIC } from './ticket-message.ts'
import { createTicketWatch } from './ticket-watch.service.ts'
import { ticketsPolicy, ticketsRoutes } from './tickets.routes.ts'
import { ticketsServices } from './tickets.services.ts'
import { createVisitorTicketSweep } from './visitor-tickets.ts'

const WATCH_EVERY_MS = 60_000
const SWEEP_EVERY_MS = 3_600_000

type Work = {
  db: Database
  clock: Clock
  mailer: Mailer
  portal: Portal
  publicUrl: string
  files: Files
  scanner: Scanner | null
}

export const ticketsFeature = {
  policy: { ...ticketsPolicy, ...contactsPolicy },
  routes: {
    calls: (app, kernel) => {
      const { portal } = portalServices(kernel)
      ticketsRoutes(app, { ...kernel, ...ticketsServices(kernel), portal })
      contactsRoutes(app, portal)
    },
  },
  handlers: (work: Work) => ({
    [ANSWERED_TOPIC]: createTicketAnsweredMail(work),
    [VISITOR_ANSWERED_TOPIC]: createVisitorAnsweredMail(work),
    [OPENED_TOPIC]: createTicketDeskMail(work, { isOverdue: false }),
    [UNANSWERED_TOPIC]: createTicketDeskMail(work, { isOverdue: true }),
    [SCAN_TOPIC]: createScanAttachment(work),
  }),
  jobs: (work: Work) => [
    { name: 'watch-tickets', everyMs: WATCH_EVERY_MS, run: createTicketWatch(work) },
    { name: 'sweep-visitor-tickets', everyMs: SWEEP_EVERY_MS, run: createVisitorTicketSweep(work) },
  ],
} satisfies Feature
