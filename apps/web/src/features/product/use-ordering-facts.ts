import { customerTypeOf, firstCustomerType, type CustomerType } from '@fust/domain/access'
import type { DeliveryMethod } from '@fust/domain/order'
import { ORDER_UNITS, orderableUnits } from '@fust/domain/quantity'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ShipToPermission } from '@fust/contract/rest'
import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/graphql.ts'
import { useSelectedShipTo } from '../session/index.ts'
import type { OrderingFacts } from './unit-counters.ts'

const offeredUnitsDocument = graphql(`
  query OfferedUnits {
    getPortalConfig {
      orderableunits
    }
  }
`)

/** The units that this brewery sells in at all. */
const offeredUnitsQuery = queryOptions({
  queryKey: ['offered-units'],
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

/** The customer type of a ship-to, from its role entries; one that nobody knows gets no counters of its own. */
export function customerTypeAt(shipTo: ShipToPermission | undefined): CustomerType {
  return knownCustomerTypeAt(shipTo) ?? 'Ontrade'
}

/** The customer type of a ship-to; null when nobody knows it. */
export function knownCustomerTypeAt(shipTo: ShipToPermission | undefined): CustomerType | null {
  const types = (shipTo?.rpDetails ?? []).flatMap(({ customerType }) => customerTypeOf(customerType) ?? [])
  return firstCustomerType(types) ?? null
}
