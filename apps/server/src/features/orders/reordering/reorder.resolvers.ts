import type { CheckoutUserInputErrorCodes, Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, merged, parameterMissing } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { cartError, wireCart, wireFailedItem } from '#features/cart/index.ts'
import { orderUnknown } from './order-unknown.ts'
import type { FailedLine, Reorder } from './reorder.service.ts'
import type { CheckStock } from '../placing/stock-check.service.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

export function reorderMutations({ reorder, checkStock }: { reorder: Reorder; checkStock: CheckStock }) {
  return {
    checkProductsStock: async (_parent, { input, ...flat }, context) => {
      const cartId = oneOf({ cart_id: input?.cart_id }, flat, 'cart_id')
      const outcome = await checkStock(context, 'Mutation.checkProductsStock', cartId)
      if (!outcome.ok) throw cartError(outcome.refusal)
      return {
        cart: wireCart(outcome.value.view, context.language),
        items: outcome.value.items.map(({ sku, reason, maximumQuantity }) => ({
          sku,
          reason,
          max_available_quantity: maximumQuantity,
        })),
      }
    },

    reorderItems: async (_parent, { orderNumber, order_number }, context) => {
      const number = oneOf({ order_number: orderNumber }, { order_number }, 'order_number')
      const outcome = await reorder(context, 'Mutation.reorderItems', number)
      if (outcome.ok)
        return {
          cart: wireCart(outcome.value.view, context.language),
          userInputErrors: outcome.value.failed.map((line) => wireFailed(line, context.language)),
          failed_items: outcome.value.failed.map((own) =>
            wireFailedItem(own, own.line.productName, { view: outcome.value.view, language: context.language }),
          ),
        }
      if (outcome.refusal.code !== 'order-not-found') throw cartError(outcome.refusal)
      // One answer for an unknown order and one of somebody else.
      throw inputError(orderUnknown(number), outcome.refusal.code)
    },
  } satisfies Mutations
}

function oneOf<Name extends string>(
  one: { [Key in Name]?: string | null | undefined },
  other: { [Key in Name]?: string | null | undefined },
  name: Name,
): string {
  const value = merged<Record<Name, string>>(one, other)[name]
  if (!value) throw parameterMissing(name)
  return value
}

const TOLD: readonly CheckoutUserInputErrorCodes[] = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK']

function wireFailed({ position, sku, error }: FailedLine, language: string) {
  const code = TOLD.find((own) => own === error.code) ?? 'UNDEFINED'
  const path = ['items', String(position), sku]
  return { code, message: textIn(language, error.message), path }
}
