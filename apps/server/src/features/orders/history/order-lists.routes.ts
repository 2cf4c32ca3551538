import {
  type LanguageQuery,
  NumberedStatus,
  OrderListItem,
  OrdersQuery,
  OrderTypes,
  StatusOption,
} from '@fust/contract/rest'
import { centsToDecimal, METHOD_LABELS, wireDateTime } from '@fust/contract/wire'
import { DELIVERY_METHODS, materialTypeOf, METHOD_FACTS, SHIPMENT_PLACES, type ShipmentPlace } from '@fust/domain/order'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage, textIn } from '#platform/http/language.ts'
import { say, wording, type Wording } from '#words/words.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import { ALL_ORDERS, type OrderHistory, type OrderPage } from './order-history.service.ts'
import { statusWords } from './status-words.ts'

const ORDER_TYPES = `${GENERAL}/ordertypes`
const NUMBERED = `${GENERAL}/orders/GetOrderStatus`
const OPTIONS = `${GENERAL}/orderstatus`
const PLACES = `${GENERAL}/shipmentplaces`
const ORDERS = `${GENERAL}/orders`

export const orderListsPolicy: PolicyTable = Object.fromEntries(
  [ORDER_TYPES, NUMBERED, OPTIONS, PLACES, ORDERS].map((path) => [`GET ${path}`, signedIn('My Orders')]),
)

type Asked = { Querystring: LanguageQuery }

/** Orders as a list, and the words they are told in. */
export function orderListsRoutes(
  app: FastifyInstance,
  {
    history,
    brewery,
  }: {
    history: OrderHistory
    brewery: (request: FastifyRequest) => Promise<{ timeZone: string; ownTypes: { tank: string; posm: string } }>
  },
): void {
  app.get<Asked>(
    ORDER_TYPES,
    { schema: { summary: 'The order types and their names', response: { 200: OrderTypes } } },
    async (request, reply) => {
      const refusal = history.refusal(request.actor, `GET ${ORDER_TYPES}`)
      if (refusal) return answerRefusal(request, reply, refusal)
      return reply.send(orderTypes((await brewery(request)).ownTypes, askedLanguage(request)))
    },
  )

  app.get<Asked>(
    NUMBERED,
    { schema: { summary: 'The statuses of orders, numbered', response: { 200: Type.Array(NumberedStatus) } } },
    async (request, reply) => {
      const refusal = history.refusal(request.actor, `GET ${NUMBERED}`)
      if (refusal) return answerRefusal(request, reply, refusal)
      return reply.send(
        statusWords(askedLanguage(request)).map(({ words }, index) => ({ id: index + 1, description: words })),
      )
    },
  )

  app.get<Asked>(
    OPTIONS,
    { schema: { summary: 'The statuses of orders to choose from', response: { 200: Type.Array(StatusOption) } } },
    async (request, reply) => {
      const refusal = history.refusal(request.actor, `GET ${OPTIONS}`)
      if (refusal) return answerRefusal(request, reply, refusal)
      return reply.send(
        statusWords(askedLanguage(request)).map(({ status, words }) => ({ value: status, label: words })),
      )
    },
  )

  app.get<Asked>(
    PLACES,
    { schema: { summary: 'Where goods can be put down', response: { 200: Type.Array(StatusOption) } } },
    async (request, reply) => {
      const refusal = history.refusal(request.actor, `GET ${PLACES}`)
      if (refusal) return answerRefusal(request, reply, refusal)
      const language = askedLanguage(request)
      return reply.send(SHIPMENT_PLACES.map((value) => ({ value, label: textIn(language, PLACE_WORDS[value]) })))
    },
  )

  app.get<{ Querystring: OrdersQuery }>(
    ORDERS,
    {
      schema: {
        summary: 'Orders of the ship-tos, newest first',
        querystring: OrdersQuery,
        response: { 200: Type.Array(OrderListItem) },
      },
    },
    async (request, reply) => {
      const { ShipToId, status, offset = 0, limit = 100 } = request.query
      if (ShipToId !== undefined && !request.actor?.shipTos.some((access) => access.shipToId === ShipToId))
        return answerRefusal(request, reply, { code: request.actor ? 'ship-to-not-yours' : 'unauthorized' })
      const asked = {
        ...ALL_ORDERS,
        shipToIds: ShipToId === undefined ? null : [ShipToId],
        statuses: status === undefined ? null : [status],
      }
      const page = { sort: 'CREATED_AT DESC', limit, offset } as const
      const found = await history.readPage(request.actor, `GET ${ORDERS}`, asked, page)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const { timeZone } = await brewery(request)
      return reply.send(found.value.orders.map((order) => listItem(order, timeZone)))
    },
  )
}

const PLACE_WORDS: Readonly<Record<ShipmentPlace, Wording>> = {
  cellar: wording('place.cellar'),
  bar: wording('place.bar'),
  storage: wording('place.storage'),
  'loading-dock': wording('place.loading-dock'),
  terrace: wording('place.terrace'),
}

/** Each type once, under the first method that has it; the brewery's own types stand behind. */
function orderTypes(own: { tank: string; posm: string }, language: string): OrderTypes {
  const types = new Map<string, string>()
  for (const method of DELIVERY_METHODS) {
    const { orderType } = METHOD_FACTS[method]
    types.set(orderType, types.get(orderType) ?? textIn(language, METHOD_LABELS[method]))
  }
  types.set(own.tank, say(language, 'order.type.tank'))
  types.set(own.posm, say(language, 'order.type.posm'))
  return {
    orderTypesDetailsDto: [...types].map(([orderType, orderTypeDescription]) => ({ orderType, orderTypeDescription })),
  }
}

function listItem(order: OrderPage['orders'][number], timeZone: string): OrderListItem {
  return {
    order_number: order.number,
    cart_id: order.cartId,
    customer_order_number: order.customerOrderNumber,
    sap_id: order.sapId,
    ship_to_id: order.shipToId,
    order_type: order.sapOrderType,
    material_type: materialTypeOf(order.kind),
    status: order.status,
    delivery_date: order.deliveryDate,
    planned_delivery_date: order.plannedOn,
    grand_total: centsToDecimal(order.grandTotalCents),
    placed_at: wireDateTime(order.placedAt, timeZone),
  }
}
