import {
  CompanyDetails,
  CompanyQuery,
  PartyParams,
  Payer,
  PayersQuery,
  ShipTo,
  ShipToParams,
  SoldTo,
} from '@fust/contract/rest'
import Type from 'typebox'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import type { Delivery, DeliveryShipTo } from './delivery.service.ts'
import type { Parties, StoredParty } from './parties.service.ts'
import { wireShipToAddress } from './ship-to-address.wire.ts'

const SHIP_TO = `${GENERAL}/shiptos/GetShipToBySapId/:id`
const DEFAULT_PAYER = `${GENERAL}/payers/defaultshipto`
const PAYERS = `${GENERAL}/payers`
const PAYER = `${GENERAL}/payers/:id`
const SOLD_TO = `${GENERAL}/soldtos/:id`
const COMPANY = `${GENERAL}/tickets/GetCompanyDetails/GetCompanyDetails`

export const partiesPolicy: PolicyTable = Object.fromEntries(
  [SHIP_TO, DEFAULT_PAYER, PAYERS, PAYER, SOLD_TO, COMPANY].map((path) => [`GET ${path}`, signedIn()]),
)

/** Ship-tos, payers and companies of the caller, and of nobody else. */
export function partiesRoutes(app: FastifyInstance, delivery: Delivery, parties: Parties): void {
  app.get<{ Params: ShipToParams }>(
    SHIP_TO,
    { schema: { summary: 'A ship-to with its payer', params: ShipToParams, response: { 200: ShipTo } } },
    async (request, reply) => {
      const found = delivery.shipToOf(request.actor, `GET ${SHIP_TO}`, request.params.id)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      return reply.send(shipToOf(await delivery.readShipTo(found.value)))
    },
  )

  app.get(
    DEFAULT_PAYER,
    { schema: { summary: 'Who pays for the default ship-to', response: { 200: Payer } } },
    async (request, reply) => {
      const defaultId = request.actor?.defaultShipToId ?? undefined
      const found = delivery.shipToOf(request.actor, `GET ${DEFAULT_PAYER}`, defaultId)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      return reply.send(payerOf((await delivery.readShipTo(found.value)).payer))
    },
  )

  app.get<{ Querystring: PayersQuery }>(
    PAYERS,
    {
      schema: { summary: 'Who pays for the ship-tos', querystring: PayersQuery, response: { 200: Type.Array(Payer) } },
    },
    async (request, reply) => {
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      const { payerid: id, customerType } = request.query
      const asked = { ...(id !== undefined && { id }), ...(customerType !== undefined && { customerType }) }
      return reply.send((await parties.readPayers(request.actor, asked)).map(payerOf))
    },
  )

  app.get<{ Params: PartyParams }>(
    PAYER,
    { schema: { summary: 'One payer', params: PartyParams, response: { 200: Payer } } },
    async (request, reply) => {
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      const [payer] = await parties.readPayers(request.actor, { id: request.params.id })
      return payer ? reply.send(payerOf(payer)) : answerRefusal(request, reply, { code: 'not-found' })
    },
  )

  app.get<{ Params: PartyParams }>(
    SOLD_TO,
    { schema: { summary: 'The company that orders, with its payers', params: PartyParams, response: { 200: SoldTo } } },
    async (request, reply) => {
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      const company = await parties.readCompany(request.actor, request.params.id)
      if (!company) return answerRefusal(request, reply, { code: 'not-found' })
      const payers = (await parties.readPayers(request.actor)).filter(({ companyId }) => companyId === company.id)
      const { id: soldToId, name } = company
      return reply.send({ soldToId, name, ...addressOf(company), payers: payers.map(payerOf) } satisfies SoldTo)
    },
  )

  app.get<{ Querystring: CompanyQuery }>(
    COMPANY,
    { schema: { summary: 'A company', querystring: CompanyQuery, response: { 200: CompanyDetails } } },
    async (request, reply) => {
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      const companyId = request.query.companyId ?? request.actor.shipTo?.companyId ?? ''
      const company = await parties.readCompany(request.actor, companyId)
      if (!company) return answerRefusal(request, reply, { code: 'not-found' })
      const { id, name, customerType, chamberOfCommerce, vatNumber, licenceNumber, licenceEndsOn } = company
      const registered = { customerType, chamberOfCommerce, vatNumber, licenceNumber, licenceEndsOn }
      return reply.send({ companyId: id, name, ...registered, ...addressOf(company) } satisfies CompanyDetails)
    },
  )
}

function shipToOf(shipTo: DeliveryShipTo): ShipTo {
  const { name, companyName, customerType, status, payer } = shipTo
  return { ...wireShipToAddress(shipTo), name, companyName, customerType, status, payer: payerOf(payer) }
}

function payerOf(payer: StoredParty): Payer {
  return { payerId: payer.id, name: payer.name, ...addressOf(payer) }
}

function addressOf({ street, houseNumber, postcode, city, country }: Omit<StoredParty, 'id' | 'name'>) {
  return { street, houseNumber, postcode, city, country }
}
