import { addDays } from '@fust/domain/calendar'
import { NEWS_TOLD_DAYS } from '@fust/domain/support'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Portal } from '#features/portal/index.ts'
import { createNotices } from './leave-notification.store.ts'

/** Tells of articles whose day has come, once each, whichever of several workers looks first. */
export function createNewsTelling({ db, clock, portal }: { db: Queries; clock: Clock; portal: Pick<Portal, 'now'> }) {
  return async (): Promise<void> => {
    const { today } = (await portal.now()).now
    await createNotices(db).ofNews({ from: addDays(today, 1 - NEWS_TOLD_DAYS), until: today }, clock.now())
  }
}
