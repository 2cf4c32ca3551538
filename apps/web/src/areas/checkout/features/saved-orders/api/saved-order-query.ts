import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { currentLanguage } from '../../../../../i18n/index.ts'
import { graphql as ask, GraphqlError } from '../../../../../lib/server/graphql.ts'
import { SAVED_ORDERS_KEY } from '../../../../../lib/server/query-keys.ts'
import type { SavedKind } from '../../../../../cart/index.ts'
import type { SavedOrder } from '../saved-order.ts'
import { savedOrderOf } from './read-saved-order.ts'

const savedOrderDocument = graphql(`
  query SavedOrderDetails($id: ID!) {
    getSaveOrderDetails(id: $id) {
      ...SavedOrderParts
    }
  }
`)

const preOrderDocument = graphql(`
  query PreOrderDetails($id: ID!) {
    getPreOrderDetails(id: $id) {
      ...SavedOrderParts
    }
  }
`)

/** One order put aside; null when there is none that this person may see. */
export const savedOrderQuery = (kind: SavedKind, shipToId: string, id: string) =>
  queryOptions({
    queryKey: [...SAVED_ORDERS_KEY, kind, shipToId, 'one', id, currentLanguage()],
    queryFn: async ({ signal }): Promise<SavedOrder | null> => {
      const options = { signal, headers: { outletid: shipToId } }
      try {
        const order =
          kind === 'saved'
            ? (await ask(savedOrderDocument, { id }, options)).getSaveOrderDetails
            : (await ask(preOrderDocument, { id }, options)).getPreOrderDetails
        return order ? savedOrderOf(order) : null
      } catch (fault) {
        if (fault instanceof GraphqlError && fault.category === 'graphql-no-such-entity') return null
        throw fault
      }
    },
  })
