import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database/database.ts'
import type { OrderKey } from './order-key.ts'

/** A day of a calendar; its capacity is null where the calendar has none. */
export type DayOfCalendar = { calendarCode: string; date: CalendarDate; capacity: number | null }

// The constraint on delivery_day_load refuses the place too many; on a day that nobody counts no place is taken.
const take = statement(
  'day.take',
  `with taken as (
     insert into delivery_day_load as load (calendar_code, day, taken_places, capacity_places)
     select $3, $4, $5, capacity from (
       select least($6::int, (select places from planned_day where calendar_code = $3 and day = $4)) as capacity) as day
     where capacity is not null
     on conflict (calendar_code, day) do update
       set taken_places = load.taken_places + excluded.taken_places, capacity_places = excluded.capacity_places
     returning calendar_code)
   update sales_order set load_calendar_code = taken.calendar_code from taken where company_id = $1 and id = $2`,
)

// To the day that they were taken from: the ship-to may follow another calendar by now.
const release = statement(
  'day.release',
  `with held as (
     select id, load_calendar_code, delivery_date, coalesce(held_places, pallet_places) as places
     from sales_order where company_id = $1 and id = $2),
   given as (
     update delivery_day_load d set taken_places = greatest(0, d.taken_places - held.places)
     from held where d.calendar_code = held.load_calendar_code and d.day = held.delivery_date)
   update sales_order o set load_calendar_code = null from held where o.company_id = $1 and o.id = held.id`,
)

// Places of a day that others have filled meanwhile are not taken again: the order keeps what it has.
const hold = statement(
  'day.hold',
  `with own as (
     select id, load_calendar_code, delivery_date, coalesce(held_places, pallet_places) as places
     from sales_order where company_id = $1 and id = $2 and load_calendar_code is not null),
   moved as (
     update delivery_day_load d set taken_places = greatest(0, d.taken_places + $3::int - own.places) from own
     where d.calendar_code = own.load_calendar_code and d.day = own.delivery_date and own.places <> $3
       and ($3 < own.places or d.taken_places + $3 - own.places <= d.capacity_places)
     returning d.day)
   update sales_order o set held_places = case when exists (select from moved) then $3 else own.places end
   from own where o.company_id = $1 and o.id = own.id`,
)

/** Pallet places that orders have taken of each day. */
export function createDayStore(db: Queries) {
  return {
    /** Takes places of the day and notes on the order from which calendar; a day that is full breaks `FULL_DAY`. */
    take: ({ companyId, id }: OrderKey, places: number, { calendarCode, date, capacity }: DayOfCalendar) =>
      db.rows(take, [companyId, id, calendarCode, date, places, capacity]),
    /** Has an order keep so many places of its day, more than before only where they are free. */
    hold: ({ companyId, id }: OrderKey, places: number) => db.rows(hold, [companyId, id, places]),
    release: ({ companyId, id }: OrderKey) => db.rows(release, [companyId, id]),
  }
}

export const FULL_DAY = 'delivery_day_load_check'

/** Days of a calendar with the places that are taken of them, but those of an order to be replaced, as a statement reads them. */
export const takenDays = (calendar: string, from: string, replaced: { company: string; id: string }) => `
  select l.day, l.taken_places - coalesce((select coalesce(o.held_places, o.pallet_places) from sales_order o
      where o.company_id = ${replaced.company} and o.id = ${replaced.id}
        and o.load_calendar_code = l.calendar_code and o.delivery_date = l.day), 0) as taken_places
  from delivery_day_load l where l.calendar_code = ${calendar} and l.day >= ${from}`
