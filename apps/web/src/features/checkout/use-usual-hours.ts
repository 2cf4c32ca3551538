import type { DeliveryHours } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { recentOrdersQuery } from '../orders/index.ts'
import { usePermission } from '../session/index.ts'
import { hoursText } from './chosen-hours.ts'

/** The hours ('07:00-09:00') of the last order that are still offered; the only ones where there is no choice. */
export function useUsualHours(shipToId: string): (offered: readonly DeliveryHours[]) => string {
  const may = usePermission()
  const { data: orders = [] } = useQuery({ ...recentOrdersQuery(shipToId), enabled: may('My Orders') })
  return (offered) => {
    const [only] = offered
    if (only && offered.length === 1) return hoursText(only)
    const usual = orders.find(({ hours }) => hours && offered.some((one) => hoursText(one) === hoursText(hours)))
    return usual?.hours ? hoursText(usual.hours) : ''
  }
}
