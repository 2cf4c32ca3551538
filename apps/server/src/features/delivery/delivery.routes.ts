import { centsToDecimal } from '@fust/contract/wire'
import {
  CalendarEntry,
  CalendarQuery,
  DeliveryHours,
  FirstAvailableDate,
  MethodsQuery,
  PayerCredit,
  PaymentMethod,
  ShippingMethod,
  ShipToQuery,
} from '@fust/contract/rest'
import type { DeliveryMethod } from '@fust/domain/order'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import type { ShipToAccess } from '#request/actor.ts'
import { answerRefusal } from '#platform/errors.ts'
import { ordering, type PolicyTable } from '#request/policy.ts'
import { askedLanguage } from '#platform/http/language.ts'
import { GENERAL } from '#request/rest-calls.ts'
import { addressesPolicy, addressesRoutes } from './addresses.routes.ts'
import type { Addresses } from './addresses.service.ts'
import { daysOf, type Asking, type Delivery, type DeliveryDays } from './delivery.service.ts'
import { partiesPolicy, partiesRoutes } from './parties.routes.ts'
import type { Parties } from './parties.service.ts'
import { type KnownCredit, type ReadPayerCredit } from './payer-credit.service.ts'

type DayCall = { days: DeliveryDays; summary: string }

const CALENDARS: Readonly<Record<string, DayCall>> = {
  GetGlobalCalendar: { days: 'standard', summary: 'The days that a delivery can come on' },
  GetGlobalCalendarHalfTruck: { days: 'half-truck', summary: 'The days that a half truck can come on' },
  GetGlobalCalendarTank: { days: 'tank', summary: 'The days that tank beer can come on' },
}
const FIRST_DATES: Readonly<Record<string, DayCall>> = {
  GetFirstAvailableDate: { days: 'standard', summary: 'The first day that a delivery can come on' },
  GetFirstAvailableDateTank: { days: 'tank', summary: 'The first day that tank beer can come on' },
}

const datePolicy: PolicyTable = Object.fromEntries(
  [
    ...Object.keys({ ...CALENDARS, ...FIRST_DATES }).map((call) => `orders/${call}`),
    'orders/GetAvailableHours',
    'paymentmethod/GetShippingmethodByOutletId',
    'paymentmethod/GetPaymentMethodByOutletId',
    'paymentmethod/GetCreditByOutletId',
  ].map((path) => [`GET ${GENERAL}/${path}`, ordering]),
)

export const deliveryPolicy: PolicyTable = { ...datePolicy, ...partiesPolicy, ...addressesPolicy }

type Asked = { Querystring: ShipToQuery }
type CalendarAsked = { Querystring: CalendarQuery }

export type DeliveryNeeds = {
  delivery: Delivery
  parties: Parties
  addresses: Addresses
  readPayerCredit: ReadPayerCredit
}

export function deliveryRoutes(
  app: FastifyInstance,
  { delivery, parties, addresses, readPayerCredit }: DeliveryNeeds,
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
    const { actor, breweryMark } = request
    const asking = { language: askedLanguage(request), breweryMark, ...(actor && { userId: actor.userId }) }
    return reply.send(await answer(found.value, asking))
  }

  for (const [call, { days, summary }] of Object.entries(FIRST_DATES))
    app.get<CalendarAsked>(`${GENERAL}/orders/${call}`, ofDays(summary, FirstAvailableDate), (request, reply) =>
      forShipTo(request, reply, `orders/${call}`, async (access, asking): Promise<FirstAvailableDate> => {
        const { method, kind } = request.query
        const first = await delivery.readFirstDate(access, { days: calendarFor(method, days), kind }, asking)
        return { firstAvailableDate: first.date, cutOffAt: first.cutOffAt?.toISOString() ?? null }
      }),
    )

  for (const [call, { days, summary }] of Object.entries(CALENDARS))
    app.get<CalendarAsked>(`${GENERAL}/orders/${call}`, ofDays(summary, Type.Array(CalendarEntry)), (request, reply) =>
      forShipTo(request, reply, `orders/${call}`, async (access, asking): Promise<CalendarEntry[]> => {
        const asked = { days, kind: request.query.kind }
        if (!request.query.withReasons)
          return (await delivery.readDays(access, asked, asking)).map((globalDay) => ({ globalDay }))
        const all = await delivery.readDaysWithReasons(access, asked, asking)
        return all.map(({ date, refusal }) => ({
          globalDay: date,
          ...(refusal && { reason: { code: refusal.code, ...('name' in refusal && { name: refusal.name }) } }),
        }))
      }),
    )

  app.get<Asked>(
    `${GENERAL}/orders/GetAvailableHours`,
    ofShipTo('The hours in which deliveries come', DeliveryHours),
    (request, reply) =>
      forShipTo(request, reply, 'orders/GetAvailableHours', (access, asking) => delivery.readHours(access, asking)),
  )

  const shippingMethods = 'paymentmethod/GetShippingmethodByOutletId'
  app.get<{ Querystring: MethodsQuery }>(
    `${GENERAL}/${shippingMethods}`,
    {
      schema: {
        summary: 'The methods that the ship-to is offered, with their limits',
        querystring: MethodsQuery,
        response: { 200: Type.Array(ShippingMethod) },
      },
    },
    (request, reply) =>
      forShipTo(request, reply, shippingMethods, (access, asking) =>
        delivery.readShippingMethods(access, request.query.kind ?? 'beer', asking),
      ),
  )

  const paymentMethods = 'paymentmethod/GetPaymentMethodByOutletId'
  app.get<Asked>(
    `${GENERAL}/${paymentMethods}`,
    ofShipTo('The payment methods that the ship-to is offered', PaymentMethod),
    (request, reply) =>
      forShipTo(request, reply, paymentMethods, (access, asking) => delivery.readPaymentMethods(access, asking)),
  )

  const credit = 'paymentmethod/GetCreditByOutletId'
  app.get<Asked>(
    `${GENERAL}/${credit}`,
    {
      schema: {
        summary: 'What the ERP says of who pays for the ship-to: the credit limit and the open balance',
        querystring: ShipToQuery,
        response: { 200: PayerCredit },
      },
    },
    (request, reply) =>
      forShipTo(request, reply, credit, async (access, { breweryMark }) =>
        wireCredit(await readPayerCredit(access, { breweryMark, leaveTurn: request.leaveTurn })),
      ),
  )
}

function wireCredit(known: KnownCredit): PayerCredit {
  if (known.state !== 'known') return { state: known.state, creditLimit: null, openBalance: null }
  return {
    state: 'known',
    creditLimit: centsToDecimal(known.limitCents),
    openBalance: centsToDecimal(known.openCents),
  }
}

function calendarFor(method: DeliveryMethod | undefined, days: DeliveryDays): DeliveryDays {
  return days === 'standard' && method ? daysOf(method) : days
}

function ofDays(summary: string, answer: TSchema) {
  return { schema: { summary, querystring: CalendarQuery, response: { 200: answer } } }
}

function ofShipTo(summary: string, row: TSchema) {
  return { schema: { summary, querystring: ShipToQuery, response: { 200: Type.Array(row) } } }
}
