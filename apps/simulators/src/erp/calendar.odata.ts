import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deliveryPlaces, workingDaysEntity, type FactoryCalendar } from './calendar.ts'
import type { CalendarStore } from './calendar.store.ts'
import { collection, notFound, parseAddress, parseFilter } from './odata.ts'

// SAP publishes views of its calendars, and each company the service over them; this is the one of the demo.
const CALENDARS = '/sap/opu/odata/sap/ZFUST_CALENDAR_SRV'

const KEYS = ['FactoryCalendar', 'CalendarYear']

type Read = FastifyRequest<{ Params: { '*': string }; Querystring: { $filter?: string } }>

const SETS: Readonly<Record<string, (calendar: FactoryCalendar, year: number) => readonly object[]>> = {
  FactoryCalWorkingDaysPerYr: (calendar, year) => [workingDaysEntity(calendar, year)],
  DeliveryPlacesPerDay: deliveryPlaces,
}

/** Working days and delivery places, by factory calendar and year. */
export function calendarOData(app: FastifyInstance, store: CalendarStore) {
  app.get(`${CALENDARS}/*`, async ({ params, query }: Read) => {
    const entities = SETS[parseAddress(params['*']).set]
    if (!entities) throw notFound()
    const { FactoryCalendar: id = '', CalendarYear: year } = parseFilter(query.$filter ?? '', KEYS)
    const [calendar] = await store.list(id)
    return collection(calendar ? entities(calendar, Number(year)) : [])
  })
}
