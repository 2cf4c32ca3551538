import { decimalToCents } from '@fust/contract/wire'
import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import { currentLanguage } from '../../../i18n/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import type { SavedOrder } from '../saved-order.ts'

const savedOrdersDocument = graphql(`
  query SavedOrders($currentPage: Int) {
    getSaveOrderForLater(currentPage: $currentPage) {
      page_info {
        total_pages
      }
      items {
        id
        date
        total
        is_active
        shipto_name
        customer_order_number
        items {
          name
          quantity
        }
      }
    }
  }
`)

export const SAVED_ORDERS_KEY = ['saved-orders']

export type SavedOrdersPage = { orders: SavedOrder[]; totalPages: number }

/** What is put aside for this ship-to, ten a page, the newest first. */
export const savedOrdersQuery = (shipToId: string, page: number) =>
  queryOptions({
    queryKey: [...SAVED_ORDERS_KEY, shipToId, page, currentLanguage()],
    queryFn: async ({ signal }): Promise<SavedOrdersPage> => {
      const { getSaveOrderForLater: answer } = await ask(
        savedOrdersDocument,
        { currentPage: page },
        { signal, headers: { outletid: shipToId } },
      )
      const orders = (answer?.items ?? []).flatMap((order) => (order ? [order] : []))
      return {
        orders: orders.map((order) => ({
          id: order.id,
          title: order.customer_order_number || null,
          savedOn: order.date?.slice(0, 10) ?? '',
          shipToName: order.shipto_name ?? '',
          totalExVatCents: decimalToCents(String(order.total ?? 0)) ?? 0,
          isOrderable: order.is_active === true,
          lines: (order.items ?? []).map((line) => ({ name: line?.name ?? '', quantity: line?.quantity ?? 0 })),
        })),
        totalPages: answer?.page_info?.total_pages ?? 0,
      }
    },
  })
