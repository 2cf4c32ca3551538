import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import type { ServicePointPartsFragment } from '../../../../../gql/graphql.ts'
import { centsOf } from '../../../../../lib/market/cents.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { MARKET } from '../../../../../lib/market/market.ts'
import { CART_KEY } from '../../../../../lib/server/query-keys.ts'
import type { OpenDay } from '../opening-hours.ts'

graphql(`
  fragment ServicePointParts on ServicePoint {
    id
    name
    street
    house_number
    postcode
    city
    latitude
    longitude
    distance
    opening_hours {
      day
      from
      to
    }
  }
`)

const estimateDocument = graphql(`
  mutation EstimateShipping($cartId: String, $country: String) {
    estimateShippingMethods(cart_id: $cartId, country_code: $country) {
      carrier_code
      carrier_title
      method_code
      amount {
        value
      }
      servicepoints {
        ...ServicePointParts
      }
    }
  }
`)

/** Where a carrier keeps a parcel until it is collected. */
export type ServicePoint = {
  id: string
  name: string
  address: string
  latitude: number
  longitude: number
  distanceMetres: number
  hours: readonly OpenDay[]
}
export type Estimate = {
  options: readonly {
    code: string
    title: string
    cents: number
    /** Where it can be collected then; null where the carrier does not say now. */
    points: readonly ServicePoint[] | null
  }[]
}

/** How the POS materials of a cart can travel, and where they can be collected. */
export const shippingEstimateQuery = ({ cartId, shipToId }: { cartId: string; shipToId: string }) =>
  queryOptions({
    queryKey: [...CART_KEY, shipToId, 'estimate', cartId],
    queryFn: async ({ signal }): Promise<Estimate> => {
      const asked = { cartId, country: MARKET.country }
      const headers = { outletid: shipToId }
      const { estimateShippingMethods: told } = await ask(estimateDocument, asked, { headers, signal })
      const methods = (told ?? []).flatMap((method) => method ?? [])
      return {
        options: methods.map(({ carrier_code, method_code, carrier_title, amount, servicepoints }) => ({
          code: `${carrier_code}_${method_code}`,
          title: carrier_title,
          cents: centsOf(amount.value),
          points: servicepoints?.flatMap(pointOf) ?? null,
        })),
      }
    },
  })

function pointOf(point: ServicePointPartsFragment | null): ServicePoint[] {
  const { id, name, street, house_number, postcode, city, latitude, longitude, distance, opening_hours } = point ?? {}
  // The server tells no point without them.
  if (!id || !name || latitude == null || longitude == null) return []
  const place = [street, house_number].filter(Boolean).join(' ')
  const town = [postcode, city].filter(Boolean).join(' ')
  const hours = opening_hours ?? []
  return [{ id, name, address: `${place}, ${town}`, latitude, longitude, distanceMetres: distance ?? 0, hours }]
}
