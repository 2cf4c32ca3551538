import type { CustomerOrdersArgs } from '@fust/contract/resolvers'
import {
  askedPage,
  pageInfo,
  pageOffset,
  pageRefusalText,
  reviewPage,
  reviewPageExists,
  wireDateTime,
} from '@fust/contract/wire'
import type { GraphQLResolveInfo } from 'graphql'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError, inputError, selects } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import type { OperationName } from '#request/policy.ts'
import { packFormatLabel } from '#features/assortment/index.ts'
import { askedOrders } from './asked-orders.ts'
import type { NamedLine, OrderHistory, OrderSort } from './order-history.service.ts'
import { PAYMENT_FIELDS, wireOrder } from './order.wire.ts'

const DEFAULT_PAGE_SIZE = 100

const wireNames = ({ brand, packFormat, name, subtitle }: NamedLine, language: string) => ({
  brand,
  pack: packFormat && packFormatLabel(packFormat, language),
  product: [name, subtitle].flatMap((text) => textIn(language, text) || []).join(', '),
})

/** A page of the orders that somebody may see. */
export function orderList(history: OrderHistory) {
  return async function listOrders(
    operation: OperationName,
    { filter, sort, ...paging }: Partial<CustomerOrdersArgs>,
    { actor, brewery, language }: GraphqlContext,
    info: GraphQLResolveInfo,
  ) {
    const page = askedPage(paging, DEFAULT_PAGE_SIZE)
    const wrongPage = reviewPage(page)
    if (wrongPage) throw inputError(pageRefusalText(wrongPage))
    const order: OrderSort = `${sort?.sort_field ?? 'CREATED_AT'} ${sort?.sort_direction ?? 'DESC'}`
    const zone = brewery.market.timeZone
    const asked = askedOrders(filter, zone)
    const outcome = await history.readPage(actor, operation, asked, {
      sort: order,
      limit: page.pageSize,
      offset: pageOffset(page),
      withEvents: selects(info, 'items', 'comments'),
      withPayment: PAYMENT_FIELDS.some((path) => selects(info, 'items', ...path)),
    })
    if (!outcome.ok) throw authorizationError()
    const { orders, totalCount, firstPlacedAt } = outcome.value
    const beyond = reviewPageExists(page, totalCount)
    if (beyond) throw inputError(pageRefusalText(beyond))
    const named = selects(info, 'asked_line') ? await history.readAskedLine(asked, orders) : null
    return {
      items: orders.map((own) => wireOrder(own, language, zone)),
      total_count: totalCount,
      page_info: pageInfo(page, totalCount),
      asked_line: named && wireNames(named, language),
      date_of_first_order: firstPlacedAt && wireDateTime(firstPlacedAt, zone),
    }
  }
}
