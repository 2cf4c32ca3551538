import { NewAddress, NewAddressBody, ShipToAddress, ShipToQuery } from '@fust/contract/rest'
import Type from 'typebox'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { ordering, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import type { Addresses, RequestedAddress } from './addresses.service.ts'
import type { Delivery } from './delivery.service.ts'
import { wireShipToAddress } from './ship-to-address.wire.ts'

const POST_NEW = `${GENERAL}/orders/PostAddNewAddress`
const GET_NEW = `${GENERAL}/orders/GetNewAddressInfo`
const GET_SHIP_TO = `${GENERAL}/orders/GetAddressInfoMagento`

export const addressesPolicy: PolicyTable = {
  [`POST ${POST_NEW}`]: ordering,
  [`GET ${GET_NEW}`]: ordering,
  [`GET ${GET_SHIP_TO}`]: ordering,
}

type Asked = { Querystring: ShipToQuery }

/** Asking for a new delivery address, and what is known of one. */
export function addressesRoutes(app: FastifyInstance, delivery: Delivery, addresses: Addresses): void {
  app.post<Asked & { Body: NewAddressBody }>(
    POST_NEW,
    {
      schema: {
        summary: 'Asks for deliveries at a new address',
        querystring: ShipToQuery,
        body: NewAddressBody,
        response: { 200: NewAddress },
      },
    },
    async (request, reply) => {
      const operation = `POST ${POST_NEW}` as const
      const found = delivery.shipToOf(request.actor, operation, request.query.ShipToId)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      const { houseNumber, houseNumberAddition = '', note = '', ...body } = request.body
      const wished = { ...body, note, houseNumber: `${houseNumber}${houseNumberAddition}` }
      const made = await addresses.request({ actor: request.actor, access: found.value, operation }, wished)
      if (made.ok) return wireNewAddress(made.value)
      const { code } = made.refusal
      return answerRefusal(
        request,
        reply,
        code === 'country-unknown' ? { code: 'invalid-input', message: 'Invalid country code' } : { code },
      )
    },
  )

  app.get<Asked>(
    GET_NEW,
    {
      schema: {
        summary: 'The addresses asked for and not served yet, newest first',
        querystring: ShipToQuery,
        response: { 200: Type.Array(NewAddress) },
      },
    },
    async (request, reply) => {
      const found = delivery.shipToOf(request.actor, `GET ${GET_NEW}`, request.query.ShipToId)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      return reply.send((await addresses.read(request.actor, found.value)).map(wireNewAddress))
    },
  )

  app.get<Asked>(
    GET_SHIP_TO,
    {
      schema: {
        summary: 'The address of a ship-to in the words of the older systems',
        querystring: ShipToQuery,
        response: { 200: ShipToAddress },
      },
    },
    async (request, reply) => {
      const found = delivery.shipToOf(request.actor, `GET ${GET_SHIP_TO}`, request.query.ShipToId)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      return reply.send(wireShipToAddress(await delivery.readShipTo(found.value)))
    },
  )
}

function wireNewAddress(made: RequestedAddress): NewAddress {
  const { id, shipToId, street, houseNumber, postcode, city, country, note } = made
  const address = { street, houseNumber, postcode, city, country }
  return { id, shipToId, ...address, note, requestedAt: made.requestedAt.toISOString(), status: 'requested' }
}
