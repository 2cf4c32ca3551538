import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { now } from '../../../../../lib/market/clock.ts'
import { marketDay } from '../../../../../lib/market/market-time.ts'
import { PRODUCTS_KEY } from '../../../../../lib/server/query-keys.ts'
import { productOf, type Product } from '../../../../../product/index.ts'
import type { Opening } from '../../../../../routing/index.ts'

const upcomingDocument = graphql(`
  query UpcomingBeers {
    products(filter: { material_type: { eq: "FERT" }, product_sale: { eq: "1" } }, pageSize: 100) {
      items {
        ...ProductFacts
        favourites
      }
    }
  }
`)

/** Asks for the upcoming beers while their page is still being drawn. */
export function startUpcoming({ client, shipToId }: Opening): void {
  void client.prefetchQuery(upcomingQuery(shipToId, marketDay(now())))
}

/** Beers that can be ordered now and come later than today, the first to come first (CAT-07). */
export const upcomingQuery = (shipToId: string, today: string) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, shipToId, 'upcoming', today],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const { products } = await ask(upcomingDocument, {}, { signal, headers: { outletid: shipToId } })
      const offers = (products?.items ?? []).flatMap((item) => (item ? [productOf(item)] : []))
      return offers.filter((beer) => firstDay(beer) > today).toSorted((a, b) => firstDay(a).localeCompare(firstDay(b)))
    },
  })

const firstDay = ({ offer }: Product): string => offer.deliverableFrom ?? ''
