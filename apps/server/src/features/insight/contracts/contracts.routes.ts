import { BonusContract, Contract, ContractsQuery, PackagingDiscount, PackagingDiscountQuery } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage } from '#platform/http/language.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import type { Contracts } from './contracts.service.ts'
import { wireBonusContract, wireContract, wirePackaging } from './contracts.wire.ts'

const CONTRACTS = `${GENERAL}/contracts/GetAllContracts`
const BONUS = `${GENERAL}/contracts/GetAllBonusContracts`
const PACKAGING = `${GENERAL}/contracts/GetPackagingDiscount`

export const contractsPolicy: PolicyTable = {
  [`GET ${CONTRACTS}`]: signedIn('Contracts'),
  [`GET ${BONUS}`]: signedIn('Contracts'),
  [`GET ${PACKAGING}`]: signedIn('Contracts'),
}

const LISTS = [
  { path: CONTRACTS, areBonus: false, summary: 'Contracts of a company', answer: Contract, wire: wireContract },
  {
    path: BONUS,
    areBonus: true,
    summary: 'Bonus contracts of a company',
    answer: BonusContract,
    wire: wireBonusContract,
  },
] as const

/** What a company has agreed on with the brewery (API-42, API-43). */
export function contractsRoutes(app: FastifyInstance, contracts: Contracts): void {
  for (const { path, areBonus, summary, answer, wire } of LISTS)
    app.get<{ Querystring: ContractsQuery }>(
      path,
      { schema: { summary, querystring: ContractsQuery, response: { 200: Type.Array(answer) } } },
      async (request, reply) => {
        const { BusinessPartnerId: companyId, limit = 500, offset = 0 } = request.query
        const asking = { actor: request.actor, operation: `GET ${path}` as const, companyId, mark: request.breweryMark }
        const found = await contracts.read(asking, { areBonus, limit, offset })
        if (!found.ok) return answerRefusal(request, reply, found.refusal)
        return reply.send(found.value.map((contract) => wire(contract, askedLanguage(request))))
      },
    )

  app.get<{ Querystring: PackagingDiscountQuery }>(
    PACKAGING,
    {
      schema: {
        summary: 'The packaging discounts of a company, month by month',
        querystring: PackagingDiscountQuery,
        response: { 200: PackagingDiscount },
      },
    },
    async (request, reply) => {
      const found = await contracts.readPackaging({
        actor: request.actor,
        operation: `GET ${PACKAGING}`,
        companyId: request.query.BusinessPartnerId,
        mark: request.breweryMark,
      })
      return found.ok ? reply.send(wirePackaging(found.value)) : answerRefusal(request, reply, found.refusal)
    },
  )
}
