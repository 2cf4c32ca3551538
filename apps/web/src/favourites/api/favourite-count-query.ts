import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { FAVOURITES_KEY } from '../../lib/server/query-keys.ts'

const countDocument = graphql(`
  query FavouriteCount {
    customer {
      wishlist {
        items_count
        shipto_item_count
      }
    }
  }
`)

/** How many favourites there are, and how many of them this ship-to can order today. */
export type FavouriteCount = { kept: number; orderable: number }

export const favouriteCountQuery = (shipToId: string) =>
  queryOptions({
    queryKey: [...FAVOURITES_KEY, 'count', shipToId],
    queryFn: async ({ signal }): Promise<FavouriteCount> => {
      const { customer } = await ask(countDocument, {}, { signal, headers: { outletid: shipToId } })
      return { kept: customer?.wishlist.items_count ?? 0, orderable: customer?.wishlist.shipto_item_count ?? 0 }
    },
    enabled: shipToId !== '',
  })
