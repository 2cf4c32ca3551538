import { uidOf } from '@fust/contract/wire'
import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { postalAddress } from '../../../../../lib/market/postal-address.ts'
import { CART_KEY } from '../../../../../lib/server/query-keys.ts'
import type { Goal } from '../address-plan.ts'

const goalsDocument = graphql(`
  query CartGoals {
    customerCart {
      id
      shipping_addresses {
        uid
        firstname
        middlename
        lastname
        company
        street
        postcode
        city
        telephone
        country {
          code
        }
        customer_notes
        pickup_location_code
        cart_items {
          cart_item_id
          quantity
        }
      }
    }
  }
`)

/** Where the cart of a ship-to goes, as it is kept; `shipToIds` are those that the person may name. */
export const cartGoalsQuery = (shipToId: string, shipToIds: readonly string[]) =>
  queryOptions({
    queryKey: [...CART_KEY, shipToId, 'goals'],
    queryFn: async ({ signal }): Promise<Goal[]> => {
      const { customerCart } = await ask(goalsDocument, {}, { headers: { outletid: shipToId }, signal })
      const byUid = new Map(shipToIds.map((id) => [uidOf(id), id]))
      return customerCart.shipping_addresses.flatMap((address, place) => {
        if (!address) return []
        const shipToIdThere = byUid.get(address.uid) ?? null
        const name = [address.firstname, address.middlename, address.lastname].filter(Boolean).join(' ')
        return {
          key: `${place} ${address.uid}`,
          label: postalAddress(address),
          shipToId: shipToIdThere,
          pointId: address.pickup_location_code ?? null,
          written:
            shipToIdThere === null
              ? {
                  name,
                  company: address.company ?? '',
                  street: address.street.filter(Boolean).join(' '),
                  postcode: address.postcode ?? '',
                  city: address.city,
                  country: address.country.code,
                  telephone: address.telephone ?? '',
                }
              : null,
          note: address.customer_notes ?? null,
          pieces: new Map(
            (address.cart_items ?? []).flatMap((item) => (item ? [[item.cart_item_id, item.quantity]] : [])),
          ),
        }
      })
    },
    // What is planned on the screen starts from what stands now.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
