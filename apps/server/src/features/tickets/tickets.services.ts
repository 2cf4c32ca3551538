import { chooseFiles } from '#integrations/files/index.ts'
import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createAttachments } from './attachments.service.ts'
import { createClaims } from './claims.service.ts'
import { createTickets } from './tickets.service.ts'

export const ticketsServices = oncePer(({ db, clock, authorise, settings }: Kernel) => {
  const tickets = createTickets({ db, clock, authorise })
  return {
    tickets,
    claims: createClaims({ db, clock, authorise, tickets }),
    attachments: createAttachments({
      db,
      clock,
      authorise,
      files: chooseFiles(settings),
      isScanned: settings.CLAMAV_URL !== '',
    }),
  }
})
