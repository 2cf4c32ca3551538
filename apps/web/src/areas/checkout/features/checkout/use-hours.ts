import type { DeliveryHours } from '@fust/contract/rest'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { PORTAL } from '../../../../lib/market/market.ts'
import { DELIVERY_KEY } from '../../../../lib/server/query-keys.ts'
import { rest } from '../../../../lib/server/rest.ts'
import { retryOf } from '../../../../lib/server/retry-of.ts'
import { recentOrdersQuery } from '../../../../orders/index.ts'
import { usePermission } from '../../../../session/index.ts'

export type Hours = {
  offered: readonly DeliveryHours[]
  isPending: boolean
  /** Asks again, where they could not be read. */
  retry: (() => void) | undefined
  /** Which hold of those that were chosen. */
  holding: (chosen: string) => ChosenHours
  /** Between which hours one may come then; nothing while it is not known or not chosen. */
  between: (chosen: string) => DeliveryHours | undefined
}

// A ship-to without hours of its own takes the delivery at any time of the day.
const WHOLE_DAY: DeliveryHours = { from: '00:00', to: '23:59' }

const HOURS = `${PORTAL}/orders/GetAvailableHours`

/** The hours in which a ship-to can have its delivery; none when it may not choose. */
const deliveryHoursQuery = (shipToId: string) =>
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

/** The hours in which this ship-to can have its delivery; who chose none gets those of the last order. */
export function useHours(shipToId: string): Hours {
  const may = usePermission()
  const asked = useQuery(deliveryHoursQuery(shipToId))
  const earlier = useQuery({ ...recentOrdersQuery(shipToId), enabled: may('My Orders') })
  const { data: orders = [] } = earlier
  const { data } = asked
  const offered = data ?? []
  // Who is quick is not asked for hours that an earlier order is about to give.
  const isPending = asked.isPending || (offered.length > 1 && earlier.isLoading)
  const usual = usualHours(
    offered,
    orders.map(({ hours }) => hours),
  )
  const holding = (chosen: string) => (data ? chosenHours(chosen, offered, usual) : { value: chosen, dropped: '' })
  return {
    offered,
    isPending,
    retry: retryOf(asked),
    holding,
    between: (chosen) => {
      if (data?.length === 0) return WHOLE_DAY
      const { value } = holding(chosen)
      return offered.find((hours) => hoursText(hours) === value)
    },
  }
}

/** The hours ('07:00-09:00') that hold now; `dropped` are those that were chosen and are not offered any more. */
type ChosenHours = { value: string; dropped: string }

/** What was chosen while it is offered, else nothing until one chooses anew; who chose nothing gets the usual. */
export function chosenHours(chosen: string, offered: readonly DeliveryHours[], usual: string): ChosenHours {
  if (chosen === '') return { value: usual, dropped: '' }
  return isOffered(chosen, offered) ? { value: chosen, dropped: '' } : { value: '', dropped: chosen }
}

/** The only hours where there is no choice, else the latest of earlier orders that are still offered. */
function usualHours(offered: readonly DeliveryHours[], earlier: readonly (DeliveryHours | null)[]): string {
  const [only] = offered
  if (only && offered.length === 1) return hoursText(only)
  const usual = earlier.find((hours) => hours && isOffered(hoursText(hours), offered))
  return usual ? hoursText(usual) : ''
}

const isOffered = (text: string, offered: readonly DeliveryHours[]): boolean =>
  offered.some((hours) => hoursText(hours) === text)

/** '07:00-09:00' */
export const hoursText = ({ from, to }: DeliveryHours): string => `${from.slice(0, 5)}-${to.slice(0, 5)}`
