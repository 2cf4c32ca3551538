import type { Resolvers } from '@fust/contract/resolvers'
import type { Outcome } from '@fust/domain/outcome'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { parameterMissing } from '#platform/graphql/index.ts'
import { ordering, type PolicyTable } from '#request/policy.ts'
import { say } from '#words/words.ts'
import type { Catalogue } from '#features/assortment/index.ts'
import { cartError } from '#features/cart/index.ts'
import type { QuickOrder, QuickOrdered, QuickOrderRefusal } from './quick-order.service.ts'

export const quickOrderPolicy: PolicyTable = {
  'Query.quickOrderProducts': ordering,
  'Mutation.quickOrder': ordering,
}

export function quickOrderResolvers(quickOrder: QuickOrder, catalogue: Catalogue): Resolvers<GraphqlContext> {
  return {
    Query: {
      quickOrderProducts: async (_parent, { codes }, context) => {
        const asked = { ...context, operation: 'Query.quickOrderProducts' } as const
        const found = await quickOrder.find(asked, { codes, language: context.language }, (skus) =>
          catalogue.orderable(skus, context),
        )
        const meant = accepted(found)
        const skus = meant.map((own) => (own.status === 'FOUND' ? own.sku : ''))
        const products = await catalogue.seen(skus, context)
        return meant.map(({ status }, place) => ({
          code: codes[place] ?? '',
          status,
          product: products[place] ?? null,
        }))
      },
    },

    Mutation: {
      quickOrder: async (_parent, { sku, removeItems }, context) => {
        const codes = (sku ?? []).flatMap((own) => own?.trim() || [])
        const asked = { ...context, operation: 'Mutation.quickOrder' } as const
        const order = { codes, language: context.language, emptiesFirst: removeItems ?? false }
        const ordered = accepted(await quickOrder.order(asked, order, (skus) => catalogue.orderable(skus, context)))
        return { success_message: wordsOf(ordered, context.language), cart_id: ordered.cartId }
      },
    },
  }
}

function wordsOf({ added, missing }: QuickOrdered, language: string): string {
  const done = say(language, 'quick-order.added', { count: added })
  return missing.length === 0 ? done : `${done} ${say(language, 'quick-order.missing', { skus: missing.join(', ') })}`
}

function accepted<T>(outcome: Outcome<T, QuickOrderRefusal>): T {
  if (outcome.ok) return outcome.value
  throw outcome.refusal.code === 'nothing-named' ? parameterMissing('sku') : cartError(outcome.refusal)
}
