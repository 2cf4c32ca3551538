import {
  CalendarEntry,
  CalendarQuery,
  DeliveryHours,
  FirstAvailableDate,
  PaymentMethod,
  ShippingMethod,
  ShipToQuery,
} from '@fust/contract/rest'
import type { DeliveryMethod } from '@fust/domain/order'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import type { ShipToAccess } from '#request/actor.ts'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { askedLanguage } from '#platform/language.ts'
import { GENERAL } from '#request/rest-calls.ts'
import { addressesPolicy, addressesRoutes } from './addresses.routes.ts'
import type { Addresses } from './addresses.service.ts'
import { daysOf, type Asking, type Delivery, type DeliveryDays } from './delivery.service.ts'
import { partiesPolicy, partiesRoutes } from './parties.routes.ts'
import type { Parties } from './parties.service.ts'

const CALENDARS: Readonly<Record<string, DeliveryDays>> = {
  GetGlobalCalendar: 'standard',
  GetGlobalCalendarHalfTruck: 'half-truck',
  GetGlobalCalendarTank: 'tank',
}
const FIRST_DATES: Readonly<Record<string, DeliveryDays>> = {
  GetFirstAvailableDate: 'standard',
  GetFirstAvailableDateTank: 'tank',
}

const catalogue = signedIn('Catalogue Beer', 'Catalogue Tank', 'Catalogue POS Materials')

const datePolicy: PolicyTable = Object.fromEntries(
  [
    ...Object.keys({ ...CALENDARS, ...FIRST_DATES }).map((call) => `orders/${call}`),
    'orders/GetAvailableHours',
    'paymentmethod/GetShippingmethodByOutletId',
    'paymentmethod/GetPaymentMethodByOutletId',
  ].map((path) => [`GET ${GENERAL}/${path}`, catalogue]),
)

export const deliveryPolicy: PolicyTable = { ...datePolicy, ...partiesPolicy, ...addressesPolicy }

type Asked = { Querystring: ShipToQuery }
type CalendarAsked = { Querystring: CalendarQuery }

export function deliveryRoutes(
  app: FastifyInstance,
  { delivery, parties, addresses }: { delivery: Delivery; parties: Parties; addresses: Addresses },
): void {
  partiesRoutes(app, delivery, parties)
  addressesRoutes(app, delivery, addresses)

  /** Answers for a ship-to of the actor's, or refuses. */
  async function forShipTo(
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    path: string,
    answer: (access: ShipToAccess, asking: Asking) => Promise<unknown>,
  ) {
    const found = delivery.shipToOf(request.actor, `GET ${GENERAL}/${path}`, request.query.ShipToId)
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    const { breweryMark } = request
    return reply.send(await answer(found.value, { language: askedLanguage(request), breweryMark }))
  }

  for (const [call, days] of Object.entries(FIRST_DATES))
    app.get<CalendarAsked>(`${GENERAL}/orders/${call}`, ofDays(FirstAvailableDate), (request, reply) =>
      forShipTo(request, reply, `orders/${call}`, async (access, asking): Promise<FirstAvailableDate> => {
        const { method, kind } = request.query
        const first = await delivery.firstDate(access, { days: calendarFor(method, days), kind }, asking)
        return { firstAvailableDate: first.date, cutOffAt: first.cutOffAt?.toISOString() ?? null }
      }),
    )

  for (const [call, days] of Object.entries(CALENDARS))
    app.get<CalendarAsked>(`${GENERAL}/orders/${call}`, ofDays(Type.Array(CalendarEntry)), (request, reply) =>
      forShipTo(request, reply, `orders/${call}`, async (access, asking): Promise<CalendarEntry[]> => {
        const asked = { days, kind: request.query.kind }
        if (!request.query.withReasons)
          return (await delivery.days(access, asked, asking)).map((globalDay) => ({ globalDay }))
        const all = await delivery.daysWithReasons(access, asked, asking)
        return all.map(({ date, refusal }) => ({
          globalDay: date,
          ...(refusal && { reason: { code: refusal.code, ...('name' in refusal && { name: refusal.name }) } }),
        }))
      }),
    )

  app.get<Asked>(`${GENERAL}/orders/GetAvailableHours`, ofShipTo(DeliveryHours), (request, reply) =>
    forShipTo(request, reply, 'orders/GetAvailableHours', (access, asking) => delivery.hours(access, asking)),
  )

  const shippingMethods = 'paymentmethod/GetShippingmethodByOutletId'
  app.get<Asked>(`${GENERAL}/${shippingMethods}`, ofShipTo(ShippingMethod), (request, reply) =>
    forShipTo(request, reply, shippingMethods, (access, asking) => delivery.shippingMethods(access, asking)),
  )

  const paymentMethods = 'paymentmethod/GetPaymentMethodByOutletId'
  app.get<Asked>(`${GENERAL}/${paymentMethods}`, ofShipTo(PaymentMethod), (request, reply) =>
    forShipTo(request, reply, paymentMethods, (access, asking) => delivery.paymentMethods(access, asking)),
  )
}

function calendarFor(method: DeliveryMethod | undefined, days: DeliveryDays): DeliveryDays {
  return days === 'standard' && method ? daysOf(method) : days
}

function ofDays(answer: TSchema) {
  return { schema: { summary: 'Days of delivery', querystring: CalendarQuery, response: { 200: answer } } }
}

function ofShipTo(row: TSchema) {
  const summary = 'What the ship-to is offered'
  return { schema: { summary, querystring: ShipToQuery, response: { 200: Type.Array(row) } } }
}
