import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { textIn } from '#platform/http/language.ts'
import { cartError, wireCart, wireFailedItem } from '#features/cart/index.ts'
import { CANCEL_ERRORS, isToldOfOrder } from '../cancelling/cancel-errors.ts'
import type { ChangeOrder } from './change-order.service.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

export function changeOrderMutation(changeOrder: ChangeOrder) {
  return {
    changeOrder: async (_parent, { order_number: number }, context) => {
      const { language } = context
      const outcome = await changeOrder(context, 'Mutation.changeOrder', number, language)
      if (outcome.ok)
        return {
          cart: wireCart(outcome.value.view, language),
          failed_items: outcome.value.failed.map((own) =>
            wireFailedItem(own, own.line.productName, { view: outcome.value.view, language }),
          ),
          errors: [],
        }
      const { refusal } = outcome
      if (!isToldOfOrder(refusal)) throw cartError(refusal)
      const { code, changing } = CANCEL_ERRORS[refusal.code]
      return { cart: null, failed_items: [], errors: [{ code, message: textIn(language, changing) }] }
    },
  } satisfies Mutations
}
