import type { DeliveryMethod } from '@fust/domain/order'
import { ORDER_UNITS, orderableUnits } from '@fust/domain/quantity'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '../gql/index.ts'
import { graphql as ask } from '../lib/graphql.ts'
import { OFFERED_UNITS_KEY } from '../lib/query-keys.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { customerTypeAt } from './customer-type-at.ts'
import type { OrderingFacts } from './unit-counters.tsx'

const offeredUnitsDocument = graphql(`
  query OfferedUnits {
    getPortalConfig {
      orderableunits
    }
  }
`)

/** The units that this brewery sells in at all. */
const offeredUnitsQuery = queryOptions({
  queryKey: OFFERED_UNITS_KEY,
  queryFn: async ({ signal }) => {
    const { getPortalConfig } = await ask(offeredUnitsDocument, {}, { signal })
    return orderableUnits(getPortalConfig?.orderableunits ?? '')
  },
  staleTime: Infinity,
})

/** True when nobody could be asked in which units this brewery sells; all of them are offered then, and the server decides. */
export function useUnitsUnknown(): boolean {
  return useQuery(offeredUnitsQuery).isError
}

/** Who orders, how it travels, and in which units: what the counters of a product depend on. */
export function useOrderingFacts(method: DeliveryMethod | null): OrderingFacts {
  const { shipTo } = useSelectedShipTo()
  const { data: offeredUnits = ORDER_UNITS } = useQuery(offeredUnitsQuery)
  return { customerType: customerTypeAt(shipTo), method, offeredUnits }
}
