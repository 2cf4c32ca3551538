import type { Pool } from 'pg'
import type { CalendarDay, FactoryCalendar } from './calendar.ts'

export type CalendarStore = ReturnType<typeof createCalendarStore>

/** The factory calendars that the played ERP holds. */
export function createCalendarStore(pool: Pool) {
  return {
    async list(id?: string): Promise<FactoryCalendar[]> {
      const found = await pool.query<FactoryCalendar>(
        `select c.id, c.name,
           coalesce(json_agg(json_build_object('day', d.day, 'isWorking', d.is_working, 'pallets', d.pallets)
             order by d.day) filter (where d.day is not null), '[]') as days
         from factory_calendar c left join factory_calendar_day d on d.calendar = c.id
         where $1::text is null or c.id = $1 group by c.id, c.name order by c.name`,
        [id],
      )
      return found.rows
    },
    /** False when there is no such calendar. */
    async setDay(calendar: string, { day, isWorking, pallets }: CalendarDay): Promise<boolean> {
      const written = await pool.query(
        `insert into factory_calendar_day (calendar, day, is_working, pallets)
         select id, $2, $3, $4 from factory_calendar where id = $1
         on conflict (calendar, day) do update set is_working = excluded.is_working, pallets = excluded.pallets`,
        [calendar, day, isWorking, pallets],
      )
      return written.rowCount === 1
    },
    async clearDay(calendar: string, day: string): Promise<void> {
      await pool.query('delete from factory_calendar_day where calendar = $1 and day = $2', [calendar, day])
    },
  }
}
