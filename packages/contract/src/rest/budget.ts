import Type, { type Static } from 'typebox'
import { lineOf, partyId, pathOf, textOrNull } from './general.ts'

const BUDGET_REFERENCE_MAXIMUM = 40
const BUDGET_NOTE_MAXIMUM = 200
const MOST_EUROS = 100_000_000

const euros = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

/** The budget for POS materials in the running year (ENT-39). */
export const Budget = Type.Object({
  message: textOrNull('Why an amount does not fit the budget, or that there is none; null when all is well.'),
  remaining: euros('Euros without VAT left after the amount that was asked about; null without a budget.'),
  budgetleft: euros('Euros without VAT that are left; null without a budget.'),
  budgetused: euros('Euros without VAT that were used; null without a budget.'),
})
export type Budget = Static<typeof Budget>

const amount = (description: string) => Type.Number({ minimum: 0, maximum: MOST_EUROS, multipleOf: 0.01, description })

export const BudgetParams = pathOf({ shipTo: partyId("One of the caller's ship-tos, else 403.") })
export type BudgetParams = Static<typeof BudgetParams>

/** An amount that somebody thinks of spending. */
export const BudgetBody = Type.Object(
  { amount: amount('Euros without VAT that are to be held against it.') },
  { additionalProperties: false },
)
export type BudgetBody = Static<typeof BudgetBody>

/** What is paid from the budget beside orders. Where the answer has a message, nothing was booked. The number of an order changes nothing: it has paid already. */
export const BudgetTransactionBody = Type.Object(
  {
    reference: lineOf(BUDGET_REFERENCE_MAXIMUM, {
      least: 1,
      description: 'By what it is known: said again within the year, the same one has the new amount.',
    }),
    amount: amount('Euros without VAT in all; 0 gives back what was booked.'),
    note: Type.Optional(lineOf(BUDGET_NOTE_MAXIMUM, { description: 'What it was for.' })),
  },
  { additionalProperties: false },
)
export type BudgetTransactionBody = Static<typeof BudgetTransactionBody>
