import type { Resolvers } from '@fust/contract/resolvers'
import { centsToDecimal } from '@fust/contract/wire'
import { accessTo } from '#request/actor.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, merged } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { say } from '#words/words.ts'
import type { Budgets } from './budget.service.ts'
import { accepted, required } from '../cart-arguments.ts'
import { wireCart } from '../cart.wire.ts'
import { CART_REFUSALS } from '../refusal-words.ts'

export function budgetResolvers(budgets: Budgets) {
  return {
    Mutation: {
      calculateBudget: async (_parent, { input, ...flat }, context) => {
        const asked = merged(input, flat)
        const cartId = required(asked.cart_id, 'cart_id')
        const counted = required(asked.budget, 'budget')
        if (!Number.isFinite(counted) || counted < 0) throw inputError('A budget is an amount.')
        const countedCents = Math.round(counted * 100)
        const { view, budget } = accepted(
          await budgets.ofCart(context, 'Mutation.calculateBudget', cartId, countedCents),
        )
        const cart = wireCart(view, context.language)
        if (!budget) return { message: say(context.language, 'cart.no-budget'), cart }
        const isShort = budget.remainingCents < 0
        return {
          message: isShort ? textIn(context.language, CART_REFUSALS['budget-short']) : null,
          remaining: centsToDecimal(budget.remainingCents),
          budgetleft: centsToDecimal(budget.leftCents),
          budgetused: centsToDecimal(budget.usedCents),
          cart,
        }
      },
    },

    Cart: {
      budgetDetails: async ({ ship_to_id: shipToId, replaces }, _args, { actor, brewery }) => {
        const access = shipToId == null ? undefined : actor && accessTo(actor, shipToId)
        const budget =
          access && (await budgets.budgetOf({ ...access, replacesId: replaces?.order_id ?? null }, brewery))
        return budget ? { posBudget: centsToDecimal(budget.leftCents) } : null
      },
    },
  } satisfies Resolvers<GraphqlContext>
}
