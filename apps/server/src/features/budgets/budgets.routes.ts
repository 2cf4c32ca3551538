import {
  Budget,
  BudgetBody,
  BudgetParams,
  BudgetTransactionBody,
  LanguageQuery,
  ShipToQuery,
} from '@fust/contract/rest'
import { centsToDecimal, decimalToCents } from '@fust/contract/wire'
import { budgetAfterCart } from '@fust/domain/budget'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage } from '#platform/http/language.ts'
import { signedIn, staff, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import { say } from '#words/words.ts'
import type { BudgetLedgers, BudgetOfYear } from './budgets.service.ts'

const GET = `${GENERAL}/eventmaterials/GetPayerBudget/:shipTo`
const POST = `${GENERAL}/eventmaterials/PostPayerBudget`
const UPSERT = `${GENERAL}/eventmaterials/UpsertBudgetTransaction`

const posm = signedIn('Catalogue POS Materials')
// People of the customer read their budget; what it pays beside orders, staff and the systems of the brewery write.
export const budgetsRestPolicy: PolicyTable = {
  [`GET ${GET}`]: posm,
  [`POST ${POST}`]: posm,
  [`POST ${UPSERT}`]: staff,
}

/** What is left of the budget for POS materials, what an amount would leave, and what is paid beside orders. */
export function budgetsRoutes(app: FastifyInstance, ledgers: BudgetLedgers): void {
  app.get<{ Params: BudgetParams; Querystring: LanguageQuery }>(
    GET,
    { schema: { summary: 'The budget of a ship-to', params: BudgetParams, response: { 200: Budget } } },
    async (request, reply) => {
      const found = await ledgers.read({ actor: request.actor, operation: `GET ${GET}` }, request.params.shipTo)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      return wireBudget(found.value, 0, askedLanguage(request))
    },
  )

  app.post<{ Querystring: ShipToQuery; Body: BudgetBody }>(
    POST,
    {
      schema: {
        summary: 'What an amount would leave of the budget of a ship-to',
        querystring: ShipToQuery,
        body: BudgetBody,
        response: { 200: Budget },
      },
    },
    async (request, reply) => {
      const found = await ledgers.read({ actor: request.actor, operation: `POST ${POST}` }, request.query.ShipToId)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      return wireBudget(found.value, centsOf(request.body.amount), askedLanguage(request))
    },
  )

  app.post<{ Querystring: ShipToQuery; Body: BudgetTransactionBody }>(
    UPSERT,
    {
      schema: {
        summary: 'Pays something beside orders from the budget, or says anew how much',
        querystring: ShipToQuery,
        body: BudgetTransactionBody,
        response: { 200: Budget },
      },
    },
    async (request, reply) => {
      const { reference, amount, note = '' } = request.body
      const asker = { actor: request.actor, operation: `POST ${UPSERT}` as const }
      const booked = await ledgers.book(asker, request.query.ShipToId, { reference, cents: centsOf(amount), note })
      if (!booked.ok) return answerRefusal(request, reply, booked.refusal)
      const { budget, shortCents } = booked.value
      // What did not fit is told as what it would leave.
      return wireBudget(budget, budget && shortCents > 0 ? budget.leftCents + shortCents : 0, askedLanguage(request))
    },
  )
}

const centsOf = (amount: number): number => decimalToCents(amount) ?? 0

function wireBudget(budget: BudgetOfYear | null, askedCents: number, language: string): Budget {
  if (!budget) return { message: say(language, 'cart.no-budget'), remaining: null, budgetleft: null, budgetused: null }
  const { leftCents, grantedCents } = budget
  const remainingCents = budgetAfterCart(budget, askedCents)
  return {
    message: remainingCents < 0 ? say(language, 'cart.budget-short') : null,
    remaining: centsToDecimal(remainingCents),
    budgetleft: centsToDecimal(leftCents),
    budgetused: centsToDecimal(grantedCents - leftCents),
  }
}
