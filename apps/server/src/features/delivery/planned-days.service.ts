import type { CalendarDate } from '@fust/domain/calendar'
import { isWeekend, latestDeliveryDate } from '@fust/domain/delivery'
import type { Database } from '#platform/database/database.ts'
import type { Erp, ErpCalendar } from '#integrations/erp/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { createPlannedDayStore, type PlannedDay } from './planned-days.store.ts'

/** Takes over what the ERP has planned for the calendars that the brewery has linked to one of the ERP's. */
export function createPlannedDays({ db, portal, erp }: { db: Database; portal: Portal; erp: Erp }) {
  const store = createPlannedDayStore(db)

  /** Answers how many calendars the ERP told about; what it does not know any more stays as it was told last. */
  async function syncPlannedDays(signal?: AbortSignal): Promise<number> {
    const { settings, now } = await portal.now()
    const linked = settings.erp.calendar_service === '' ? [] : Object.entries(settings.erp.calendars)
    await store.keepOnly(linked.map(([calendarCode]) => calendarCode))
    const period = { from: now.today, until: latestDeliveryDate(now.today) }
    let told = 0
    for (const [calendarCode, factoryCalendar] of linked) {
      if (signal?.aborted) break
      const planned = await erp.deliveryCalendar(factoryCalendar, period)
      if (!planned) continue
      await store.replace(calendarCode, plannedDays(planned))
      told += 1
    }
    return told
  }

  return { syncPlannedDays }
}

/** Only days that differ from the brewery's calendar: nobody delivers at the weekend anyway. */
function plannedDays({ freeDays, placesOn }: ErpCalendar): PlannedDay[] {
  const free = new Set(freeDays.filter((day) => !isWeekend(day)))
  const days: CalendarDate[] = [...new Set([...free, ...placesOn.keys()])].toSorted()
  return days.map((day) => ({ day, isWorking: !free.has(day), places: placesOn.get(day) ?? null }))
}
