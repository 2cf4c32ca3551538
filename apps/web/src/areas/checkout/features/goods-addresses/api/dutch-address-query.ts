import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'

const dutchAddressDocument = graphql(`
  query DutchAddress($postcode: String!, $houseNumber: String!) {
    getDutchAddress(postcode: $postcode, houseNumber: $houseNumber) {
      street
      city
      postcode
    }
  }
`)

export type FoundStreet = { street: string; city: string; postcode: string }

/** Street and city of a Dutch address; null where it is not known. */
export const dutchAddressQuery = (postcode: string, houseNumber: string) =>
  queryOptions({
    queryKey: ['dutch-address', postcode, houseNumber],
    queryFn: async ({ signal }): Promise<FoundStreet | null> => {
      const { getDutchAddress: found } = await ask(dutchAddressDocument, { postcode, houseNumber }, { signal })
      if (!found?.street || !found.city) return null
      return { street: found.street, city: found.city, postcode: found.postcode ?? postcode }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
