import { CalendarQuery, type CalendarEntry, type FirstAvailableDate, ShipToQuery } from '@fust/contract/rest'
import { isDeliveryMethod } from '@fust/domain/order'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShipToAccess } from '#platform/actor.ts'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#platform/policy.ts'
import { languageOf } from '#platform/language.ts'
import { daysOf, type Delivery, type DeliveryDays } from './delivery.service.ts'
import { partiesPolicy, partiesRoutes } from './parties.routes.ts'

const GENERAL = '/:market/prod/api/:version/portal'
const CALENDARS: Readonly<Record<string, DeliveryDays>> = {
  GetGlobalCalendar: 'standard',
  GetGlobalCalendarHalfTruck: 'half-truck',
  GetGlobalCalendarTank: 'tank',
}
const FIRST_DATES: Readonly<Record<string, DeliveryDays>> = {
  GetFirstAvailableDate: 'standard',
  GetFirstAvailableDateTank: 'tank',
}

const catalogue = signedIn('ship-to', 'Catalogue Beer', 'Catalogue Tank', 'Catalogue POS Materials')

const datePolicy: PolicyTable = Object.fromEntries(
  [
    ...Object.keys({ ...CALENDARS, ...FIRST_DATES }).map((call) => `orders/${call}`),
    'orders/GetAvailableHours',
    'paymentmethod/GetShippingmethodByOutletId',
    'paymentmethod/GetPaymentMethodByOutletId',
  ].map((path) => [`GET ${GENERAL}/${path}`, catalogue]),
)

export const deliveryPolicy: PolicyTable = { ...datePolicy, ...partiesPolicy }

type Asked = { Querystring: ShipToQuery }
type CalendarAsked = { Querystring: CalendarQuery }

export function deliveryRoutes(app: FastifyInstance, delivery: Delivery): void {
  partiesRoutes(app, delivery)

  /** Answers for a ship-to of the actor's, or refuses. */
  async function forShipTo(
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    path: string,
    answer: (access: ShipToAccess, language: string) => Promise<unknown>,
  ) {
    const found = delivery.shipToOf(request.actor, `GET ${GENERAL}/${path}`, request.query.ShipToId)
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    return reply.send(await answer(found.value, languageOf(request)))
  }

  for (const [call, days] of Object.entries(FIRST_DATES))
    app.get<CalendarAsked>(`${GENERAL}/orders/${call}`, { schema: { querystring: CalendarQuery } }, (request, reply) =>
      forShipTo(request, reply, `orders/${call}`, async (access, language): Promise<FirstAvailableDate> => {
        const first = await delivery.firstDate(access, calendarFor(request.query.method, days), language)
        return { firstAvailableDate: first.date, cutOffAt: first.cutOffAt?.toISOString() ?? null }
      }),
    )

  for (const [call, days] of Object.entries(CALENDARS))
    app.get<CalendarAsked>(`${GENERAL}/orders/${call}`, { schema: { querystring: CalendarQuery } }, (request, reply) =>
      forShipTo(request, reply, `orders/${call}`, async (access, language): Promise<CalendarEntry[]> => {
        if (!request.query.withReasons)
          return (await delivery.days(access, days, language)).map((globalDay) => ({ globalDay }))
        const all = await delivery.daysWithReasons(access, days, language)
        return all.map(({ date, refusal }) => ({
          globalDay: date,
          ...(refusal && { reason: { code: refusal.code, ...('name' in refusal && { name: refusal.name }) } }),
        }))
      }),
    )

  app.get<Asked>(`${GENERAL}/orders/GetAvailableHours`, { schema: { querystring: ShipToQuery } }, (request, reply) =>
    forShipTo(request, reply, 'orders/GetAvailableHours', (access) => delivery.hours(access)),
  )

  const shippingMethods = 'paymentmethod/GetShippingmethodByOutletId'
  app.get<Asked>(`${GENERAL}/${shippingMethods}`, { schema: { querystring: ShipToQuery } }, (request, reply) =>
    forShipTo(request, reply, shippingMethods, (access, language) => delivery.shippingMethods(access, language)),
  )

  const paymentMethods = 'paymentmethod/GetPaymentMethodByOutletId'
  app.get<Asked>(`${GENERAL}/${paymentMethods}`, { schema: { querystring: ShipToQuery } }, (request, reply) =>
    forShipTo(request, reply, paymentMethods, (access, language) => delivery.paymentMethods(access, language)),
  )
}

function calendarFor(method: string | undefined, days: DeliveryDays): DeliveryDays {
  return days === 'standard' && method && isDeliveryMethod(method) ? daysOf(method) : days
}
