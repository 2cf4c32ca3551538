import { LanguageQuery, Loyalty, LoyaltyParams } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage } from '#platform/http/language.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import { hectolitres } from '../hectolitres.ts'
import type { EarnedPoints, LoyaltyPoints } from './loyalty.service.ts'

// Between the number and the year stands a comma (API-25): each says what it is made of.
const LOYALTY = `${GENERAL}/shiptos/GetLoyaltyBySapId/:id([^,]+),:year([0-9]+)`

export const loyaltyPolicy: PolicyTable = { [`GET ${LOYALTY}`]: signedIn('Contracts') }

/** What a ship-to has earned in a year of the loyalty programme (API-25). */
export function loyaltyRoutes(app: FastifyInstance, loyalty: LoyaltyPoints): void {
  app.get<{ Params: LoyaltyParams; Querystring: LanguageQuery }>(
    LOYALTY,
    { schema: { summary: 'Loyalty points of a ship-to in a year', params: LoyaltyParams, response: { 200: Loyalty } } },
    async (request, reply) => {
      const { id: shipToId, year } = request.params
      const asking = {
        actor: request.actor,
        operation: `GET ${LOYALTY}` as const,
        language: askedLanguage(request),
        isForVisitors: false,
        mark: request.breweryMark,
      }
      const found = await loyalty.read(asking, { shipToId, year })
      return found.ok ? reply.send(wireLoyalty(found.value)) : answerRefusal(request, reply, found.refusal)
    },
  )
}

function wireLoyalty({ brands, ...earned }: EarnedPoints): Loyalty {
  return {
    ...earned,
    brands: brands.map(({ code, name, ml, points }) => ({ code, name, volume: hectolitres(ml), points })),
  }
}
