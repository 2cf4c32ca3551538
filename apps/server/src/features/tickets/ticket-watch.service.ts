import { addDays } from '@fust/domain/calendar'
import { ANSWERED_WITHIN_HOURS, supportHoursOf, workingHoursAgo } from '@fust/domain/support'
import { instantOfWall, type Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { holidaysOf, type BreweryNow, type Portal } from '#features/portal/index.ts'
import { informBrewery } from './inform-brewery.ts'
import { createTicketDeskStore } from './ticket-desk.store.ts'
import { unansweredMessage } from './ticket-message.ts'

const AT_ONCE = 50
// One lock for all of them: workers that take the locks of several ship-tos would wait for each other.
const OF_NO_SHIP_TO = { companyId: '', shipToId: '' }

/**
 * Reports tickets that nobody has answered within the working hours of the brewery, once for each such period, and gives
 * tickets whose owner looks after them no longer to customer service. Any number of workers may do so at once.
 */
export function createTicketWatch({ db, clock, portal }: { db: Database; clock: Clock; portal: Pick<Portal, 'now'> }) {
  async function release(): Promise<number> {
    return db.transaction(async (tx) => {
      const at = clock.now()
      const released = await createTicketDeskStore(tx).release(AT_ONCE)
      for (const { id, status } of released) {
        const key = `ticket-${id}-${at.toISOString()}`
        if (status === 'open') await informBrewery(tx, { ticketId: id, news: 'queued', key, authorId: null }, at)
      }
      return released.length
    })
  }

  async function remind(cutOff: Date): Promise<number> {
    return db.transaction(async (tx) => {
      const at = clock.now()
      const overdue = await createTicketDeskStore(tx).takeOverdue(cutOff, at, AT_ONCE)
      if (overdue.length === 0) return 0
      for (const { id, since } of overdue) {
        const key = `ticket-${id}-${since.toISOString()}`
        await informBrewery(tx, { ticketId: id, news: 'unanswered', key, authorId: null }, at)
      }
      const messages = overdue.map(({ id, since }) => unansweredMessage(id, since))
      leaveMessages(tx, OF_NO_SHIP_TO, messages)
      return overdue.length
    })
  }

  return async (): Promise<void> => {
    while ((await release()) === AT_ONCE);
    const cutOff = cutOffOf(await portal.now())
    while ((await remind(cutOff)) === AT_ONCE);
  }
}

/** What waits since then or longer has to be reported. */
function cutOffOf(brewery: BreweryNow): Date {
  const { support } = brewery.settings
  const hours = support.answered_within_hours ?? ANSWERED_WITHIN_HOURS.usual
  // Over New Year it looks back at the holidays of the year before.
  const yearAgo = { ...brewery.now, today: addDays(brewery.now.today, -365) }
  const holidays = holidaysOf({ ...brewery, now: yearAgo }, brewery.market.languages[0])
  const { today, ...time } = workingHoursAgo(brewery.now, hours, supportHoursOf(support.hours), holidays)
  return instantOfWall(today, brewery.market.timeZone, time)
}
