import type { CancelOrderErrorCode, Resolvers, Wire } from '@fust/contract/resolvers'
import { idOfUid, mergeSpellings } from '@fust/contract/wire'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { authorizationError, inputError } from '#platform/graphql/index.ts'
import type { CancelOrder, CancelOrderRefusal } from './cancel-order.service.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>
type Asked = { order_id: string; sap_id: string; reason: string }
type ReadOrder = (
  order: { companyId: string; id: number },
  context: GraphqlContext,
) => Promise<Wire<'CustomerOrder'> | null>

export function cancelOrderMutation({ cancelOrder, readOrder }: { cancelOrder: CancelOrder; readOrder: ReadOrder }) {
  return {
    cancelOrder: async (_parent, { input, ...flat }, context) => {
      const { values, contradictions } = mergeSpellings<Asked>(input, flat)
      if (contradictions.length > 0) throw inputError(`Contradicting values for ${contradictions.join(', ')}.`)
      const name = values.sap_id ?? values.order_id
      if (!name) throw inputError('Required parameter "order_id" is missing.')
      const id = (values.order_id && idOfUid(values.order_id)) ?? null
      const asked = { name, id: id || null, reason: values.reason ?? null }
      const outcome = await cancelOrder(context.actor, 'Mutation.cancelOrder', asked, context.brewery)
      if (!outcome.ok) return refused(outcome.refusal)
      return {
        error: null,
        errorV2: null,
        order: await readOrder(outcome.value, context),
        success: true,
        message: null,
        sap_id: outcome.value.sapId,
      }
    },
  } satisfies Mutations
}

function refused({ code }: CancelOrderRefusal) {
  if (code === 'unauthorized' || code === 'forbidden') throw authorizationError()
  const errorV2 = ERRORS[code]
  return {
    error: errorV2.message,
    errorV2,
    order: null,
    success: false,
    message: errorV2.message,
    sap_id: null,
  }
}

/** In the words of Adobe Commerce, where it has any. */
const ERRORS: Readonly<
  Record<
    Exclude<CancelOrderRefusal['code'], 'unauthorized' | 'forbidden'>,
    { code: CancelOrderErrorCode; message: string }
  >
> = {
  'order-not-found': { code: 'ORDER_NOT_FOUND', message: 'Could not find an order with the provided order ID.' },
  'order-shipped-in-part': {
    code: 'PARTIAL_ORDER_ITEM_SHIPPED',
    message: 'Order with one or more items shipped cannot be cancelled.',
  },
  'order-too-far': {
    code: 'INVALID_ORDER_STATUS',
    message: 'Order already on its way: it cannot be cancelled any more.',
  },
}
