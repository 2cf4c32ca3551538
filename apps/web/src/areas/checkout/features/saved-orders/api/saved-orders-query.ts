import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { currentLanguage } from '../../../../../i18n/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { SAVED_ORDERS_KEY } from '../../../../../lib/server/query-keys.ts'
import type { SavedKind } from '../../../../../cart/index.ts'
import type { SavedOrder } from '../saved-order.ts'
import { savedOrderOf } from './read-saved-order.ts'

const savedOrdersDocument = graphql(`
  query SavedOrders($currentPage: Int) {
    getSaveOrderForLater(currentPage: $currentPage) {
      page_info {
        total_pages
      }
      items {
        ...SavedOrderParts
      }
    }
  }
`)

const preOrdersDocument = graphql(`
  query PreOrders($currentPage: Int) {
    getPreOrder(currentPage: $currentPage) {
      page_info {
        total_pages
      }
      items {
        ...SavedOrderParts
      }
    }
  }
`)

export type SavedOrders = { orders: SavedOrder[]; totalPages: number }

/** What is put aside for this ship-to, ten a page, the newest first. */
export const savedOrdersQuery = (kind: SavedKind, shipToId: string, page: number) =>
  queryOptions({
    queryKey: [...SAVED_ORDERS_KEY, kind, shipToId, page, currentLanguage()],
    queryFn: async ({ signal }): Promise<SavedOrders> => {
      const options = { signal, headers: { outletid: shipToId } }
      const answer =
        kind === 'saved'
          ? (await ask(savedOrdersDocument, { currentPage: page }, options)).getSaveOrderForLater
          : (await ask(preOrdersDocument, { currentPage: page }, options)).getPreOrder
      return {
        orders: (answer?.items ?? []).flatMap((order) => (order ? [savedOrderOf(order)] : [])),
        totalPages: answer?.page_info?.total_pages ?? 0,
      }
    },
  })
