import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database/database.ts'

export type PlannedDay = { day: CalendarDate; isWorking: boolean; places: number | null }

// In the order of the days, so that two nodes that write the same calendar wait for each other.
const replaceDays = statement(
  'planned-days.replace',
  `with given as (
     select * from unnest($2::date[], $3::boolean[], $4::int[]) as given(day, is_working, places)),
   gone as (
     delete from planned_day p where p.calendar_code = $1 and not exists (select from given where given.day = p.day))
   insert into planned_day as p (calendar_code, day, is_working, places)
   select k.code, given.day, given.is_working, given.places from given join delivery_calendar k on k.code = $1
   order by given.day
   on conflict (calendar_code, day) do update set is_working = excluded.is_working, places = excluded.places
   where (p.is_working, p.places) is distinct from (excluded.is_working, excluded.places)`,
)

const keepOnly = statement('planned-days.keep-only', `delete from planned_day where calendar_code <> all($1)`)

export function createPlannedDayStore(db: Queries) {
  return {
    replace: (calendarCode: string, days: readonly PlannedDay[]) =>
      db.rows(replaceDays, [
        calendarCode,
        days.map(({ day }) => day),
        days.map(({ isWorking }) => isWorking),
        days.map(({ places }) => places),
      ]),
    keepOnly: (calendarCodes: readonly string[]) => db.rows(keepOnly, [calendarCodes]),
  }
}
