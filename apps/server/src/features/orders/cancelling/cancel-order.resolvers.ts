import type { CancelOrderErrorCode, Resolvers, Wire } from '@fust/contract/resolvers'
import { idOfUid } from '@fust/contract/wire'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError, merged, parameterMissing } from '#platform/graphql/index.ts'
import { textIn, type Wording } from '#platform/language.ts'
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
  const message = textIn(language, ERRORS[code].wording)
  return {
    error: message,
    errorV2: { code: ERRORS[code].code, message },
    order: null,
    success: false,
    message,
    sap_id: null,
  }
}

/** In the words of Adobe Commerce, where it has any. */
const ERRORS: Readonly<
  Record<
    Exclude<CancelOrderRefusal['code'], 'unauthorized' | 'forbidden'>,
    { code: CancelOrderErrorCode; wording: Wording }
  >
> = {
  'order-not-found': {
    code: 'ORDER_NOT_FOUND',
    wording: {
      en: 'Could not find an order with the provided order ID.',
      nl: 'Er is geen bestelling met dit nummer.',
    },
  },
  'order-shipped-in-part': {
    code: 'PARTIAL_ORDER_ITEM_SHIPPED',
    wording: {
      en: 'Order with one or more items shipped cannot be cancelled.',
      nl: 'Een bestelling waarvan al iets is verzonden, kan niet worden geannuleerd.',
    },
  },
  'order-canceled': {
    code: 'INVALID_ORDER_STATUS',
    wording: { en: 'The order is cancelled already.', nl: 'De bestelling is al geannuleerd.' },
  },
  'order-too-far': {
    code: 'INVALID_ORDER_STATUS',
    wording: {
      en: 'Order already on its way: it cannot be cancelled any more.',
      nl: 'De bestelling is al onderweg: annuleren kan niet meer.',
    },
  },
}
