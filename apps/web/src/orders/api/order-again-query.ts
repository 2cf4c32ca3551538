import { isCalendarDate } from '@fust/domain/calendar'
import { isDeliveryMethod } from '@fust/domain/order'
import { queryOptions } from '@tanstack/react-query'
import type { OrderAgainQuery } from '../../gql/graphql.ts'
import { graphql } from '../../gql/index.ts'
import { currentLanguage } from '../../i18n/index.ts'
import { centsOf } from '../../lib/market/cents.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { ORDERS_KEY } from '../../lib/server/query-keys.ts'
import type { Repeated, RepeatedLine } from '../repeated.ts'

const orderAgainDocument = graphql(`
  query OrderAgain($number: String) {
    orderAgain(order_number: $number) {
      delivery_method
      delivery_date
      cut_off_at
      payment_method
      grand_total {
        value
      }
      items {
        product_sku
        product_name
        changes
        number_of_packages
        number_of_layer
        number_of_pallet
        liters
        ordered_price {
          value
        }
        price {
          value
        }
      }
      refusal {
        reason
        message
      }
    }
  }
`)

const FRESH_MS = 60_000

/** What an order of the past would be at this ship-to today: its transport, its first day, its price; without a number its last one, null where there is none. */
export function orderAgainQuery(number: string | null, shipToId: string) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'again', number, shipToId, currentLanguage()],
    queryFn: async ({ signal }): Promise<Repeated | null> => {
      const { orderAgain } = await ask(orderAgainDocument, { number }, { signal, headers: { outletid: shipToId } })
      return orderAgain ? repeatedOf(orderAgain) : null
    },
    staleTime: FRESH_MS,
  })
}

type WireRepeated = NonNullable<OrderAgainQuery['orderAgain']>

function repeatedOf(wire: WireRepeated): Repeated {
  const { delivery_method: method, delivery_date: date, cut_off_at: cutOffAt, payment_method: paymentCode } = wire
  return {
    method: method && isDeliveryMethod(method) ? method : null,
    date: date && isCalendarDate(date) ? date : null,
    cutOffAt: cutOffAt ? new Date(cutOffAt) : null,
    paymentCode: paymentCode ?? null,
    lines: wire.items.map(lineOf),
    totalCents: centsOf(wire.grand_total.value),
    refusal: wire.refusal ?? null,
  }
}

function lineOf({ product_sku, product_name, changes, liters, ...line }: WireRepeated['items'][number]): RepeatedLine {
  return {
    sku: product_sku,
    name: product_name,
    isGone: changes.includes('GONE'),
    isLess: changes.includes('LESS'),
    quantities: { packages: line.number_of_packages, layers: line.number_of_layer, pallets: line.number_of_pallet },
    litres: liters,
    price: changes.includes('PRICE')
      ? { thenCents: centsOf(line.ordered_price.value), nowCents: centsOf(line.price?.value) }
      : null,
  }
}
