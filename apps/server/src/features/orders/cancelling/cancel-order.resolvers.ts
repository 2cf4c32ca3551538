import type { Resolvers, Wire } from '@fust/contract/resolvers'
import { idOfUid } from '@fust/contract/wire'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError, merged, parameterMissing } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { CANCEL_ERRORS } from './cancel-errors.ts'
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
      const values = merged<Asked>(input, flat)
      const name = values.sap_id ?? values.order_id
      if (!name) throw parameterMissing('order_id')
      const id = (values.order_id && idOfUid(values.order_id)) ?? null
      const asked = { name, id: id || null, reason: values.reason ?? null }
      const outcome = await cancelOrder(context.actor, 'Mutation.cancelOrder', asked, context.brewery)
      if (!outcome.ok) return refused(outcome.refusal, context.language)
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

function refused({ code }: CancelOrderRefusal, language: string) {
  if (code === 'unauthorized' || code === 'forbidden') throw authorizationError()
  const message = textIn(language, CANCEL_ERRORS[code].cancelling)
  return {
    error: message,
    errorV2: { code: CANCEL_ERRORS[code].code, message },
    order: null,
    success: false,
    message,
    sap_id: null,
  }
}
