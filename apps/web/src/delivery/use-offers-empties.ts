import { useQuery } from '@tanstack/react-query'
import { usePermission, useSelectedShipTo } from '../session/index.ts'
import { shippingMethodsQuery } from './api/delivery-queries.ts'
import { methodsFor } from './delivery-plan.ts'

/** Whether the ship-to has a transport for what goes back; undefined until it is known. */
export function useOffersEmpties(): boolean | undefined {
  const may = usePermission()
  const { shipTo } = useSelectedShipTo()
  const isAsked = shipTo !== undefined && may('Catalogue')
  const { data } = useQuery({
    ...shippingMethodsQuery({ shipToId: shipTo?.shipToId ?? '', kind: 'beer' }),
    enabled: isAsked,
  })
  return data && methodsFor('empties', data).length > 0
}
