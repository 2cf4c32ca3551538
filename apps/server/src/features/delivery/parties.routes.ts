import { PartyParams, type Payer, type ShipTo } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#platform/policy.ts'
import type { Delivery, DeliveryShipTo } from './delivery.service.ts'

const GENERAL = '/:market/prod/api/:version/portal'
const SHIP_TO = `${GENERAL}/shiptos/GetShipToBySapId/:id`
const DEFAULT_PAYER = `${GENERAL}/payers/defaultshipto`
const PAYER = `${GENERAL}/payers/:id`

export const partiesPolicy: PolicyTable = {
  [`GET ${SHIP_TO}`]: signedIn('ship-to'),
  [`GET ${DEFAULT_PAYER}`]: signedIn('ship-to'),
  [`GET ${PAYER}`]: signedIn('ship-to'),
}

/** Ship-tos and payers of the caller, and of nobody else. */
export function partiesRoutes(app: FastifyInstance, delivery: Delivery): void {
  app.get<{ Params: PartyParams }>(SHIP_TO, { schema: { params: PartyParams } }, async (request, reply) => {
    const found = delivery.shipToOf(request.actor, `GET ${SHIP_TO}`, request.params.id)
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    return reply.send(shipToOf(await delivery.partiesOf(found.value)))
  })

  app.get(DEFAULT_PAYER, async (request, reply) => {
    const defaultId = request.actor?.defaultShipToId ?? undefined
    const found = delivery.shipToOf(request.actor, `GET ${DEFAULT_PAYER}`, defaultId)
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    return reply.send(payerOf(await delivery.partiesOf(found.value)))
  })

  app.get<{ Params: PartyParams }>(PAYER, { schema: { params: PartyParams } }, async (request, reply) => {
    if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
    for (const access of request.actor.shipTos) {
      const shipTo = await delivery.partiesOf(access)
      if (shipTo.payer.id === request.params.id) return reply.send(payerOf(shipTo))
    }
    return answerRefusal(request, reply, { code: 'not-found' })
  })
}

function shipToOf(shipTo: DeliveryShipTo): ShipTo {
  const { shipToId, name, companyName, customerType, status, street, houseNumber, postcode, city, country } = shipTo
  const address = { street, houseNumber, postcode, city, country }
  return { shipToId, name, companyName, customerType, status, ...address, payer: payerOf(shipTo) }
}

function payerOf({ payer: { id, ...payer } }: DeliveryShipTo): Payer {
  return { payerId: id, ...payer }
}
