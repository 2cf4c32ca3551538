import type { DeliveryHours } from '@fust/contract/rest'
import { queryOptions } from '@tanstack/react-query'
import { PORTAL } from '../../../../../lib/market.ts'
import { rest } from '../../../../../lib/rest.ts'
import { DELIVERY_KEY } from '../../../../../lib/query-keys.ts'

const HOURS = `${PORTAL}/orders/GetAvailableHours`

/** The hours in which a ship-to can have its delivery; none when it may not choose. */
export const deliveryHoursQuery = (shipToId: string) =>
  queryOptions({
    queryKey: [...DELIVERY_KEY, 'hours', shipToId],
    queryFn: async ({ signal }): Promise<DeliveryHours[]> => {
      const query = new URLSearchParams({ ShipToId: shipToId })
      const answer = await rest<DeliveryHours[]>(`${HOURS}?${query.toString()}`, { signal })
      if (!answer.ok) throw new Error(answer.problem.message)
      return answer.value.map(({ from, to }) => ({ from: from.slice(0, 5), to: to.slice(0, 5) }))
    },
    staleTime: 5 * 60_000,
  })
