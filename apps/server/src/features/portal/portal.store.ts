import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database.ts'

const listSettings = statement<{ name: string; value: unknown }>(
  'portal.list-settings',
  `select name, value from brewery_setting`,
)

const listHolidays = statement<{ day: CalendarDate; name: Record<string, string> }>(
  'portal.list-holidays',
  `select day, name from brewery_holiday where day >= $1 and day <= $2 order by day`,
)

export function createPortalStore(db: Queries) {
  return {
    settings: async () => Object.fromEntries((await db.rows(listSettings)).map(({ name, value }) => [name, value])),
    holidays: (from: CalendarDate, to: CalendarDate) => db.rows(listHolidays, [from, to]),
  }
}

export type PortalStore = ReturnType<typeof createPortalStore>
