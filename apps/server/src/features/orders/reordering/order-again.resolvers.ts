import type { OrderAgainChange, Resolvers, Wire } from '@fust/contract/resolvers'
import { money } from '@fust/contract/wire'
import { authorizationError, inputError } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { refusalReason, refusalWording } from '../refusal-text.ts'
import { orderUnknown } from './order-unknown.ts'
import type { LineAgain, OrderAgain, RepeatedOrder } from './order-again.service.ts'

type Queries = NonNullable<Resolvers<GraphqlContext>['Query']>

export function orderAgainQuery(orderAgain: OrderAgain) {
  return {
    orderAgain: async (_parent, { order_number: number }, context) => {
      const outcome = await orderAgain(context, number ?? null, context.language)
      if (outcome.ok) return wireOrderAgain(outcome.value, context.language)
      if (outcome.refusal.code !== 'order-not-found') throw authorizationError()
      if (number == null) return null
      throw inputError(orderUnknown(number), outcome.refusal.code)
    },
  } satisfies Queries
}

function wireOrderAgain(repeated: RepeatedOrder, language: string): Wire<'OrderAgain'> {
  const { order, view, lines, deliveryDate, cutOffAt, refusal } = repeated
  return {
    order_number: order.number,
    delivery_method: view.cart.method,
    delivery_date: deliveryDate,
    cut_off_at: cutOffAt?.toISOString() ?? null,
    payment_method: view.cart.paymentMethod,
    items: lines.map((line) => wireLine(line, language)),
    grand_total: money(view.priced.totals.grandTotalCents),
    refusal: refusal && { reason: refusalReason(refusal), message: textIn(language, refusalWording(refusal)) },
  }
}

function wireLine(again: LineAgain, language: string): Wire<'OrderAgainItem'> {
  const { ordered, line, error } = again
  return {
    product_sku: ordered.sku,
    product_name: textIn(language, ordered.productName),
    changes: changesOf(again),
    message: error && textIn(language, error.message),
    number_of_packages: line?.amounts.packages ?? 0,
    number_of_layer: line?.amounts.layers ?? 0,
    number_of_pallet: line?.amounts.pallets ?? 0,
    liters: line?.amounts.litres ?? 0,
    ordered_price: money(ordered.unitPriceCents),
    price: line && money(line.priced.unitPriceCents),
  }
}

function changesOf({ ordered, line, error }: LineAgain): OrderAgainChange[] {
  if (!line) return ['GONE']
  return [
    ...(error ? (['LESS'] as const) : []),
    ...(line.priced.unitPriceCents === ordered.unitPriceCents ? [] : (['PRICE'] as const)),
  ]
}
