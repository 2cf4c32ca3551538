import type { PayerCredit } from '@fust/contract/rest'
import { queryOptions } from '@tanstack/react-query'
import { PORTAL } from '../../../../../lib/market/market.ts'
import { restValue } from '../../../../../lib/server/rest.ts'

/** What who pays for a ship-to may owe the brewery, and owes; forgotten as soon as it is not shown any more. */
export const payerCreditQuery = (shipToId: string) =>
  queryOptions({
    queryKey: ['payer-credit', shipToId],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ShipToId: shipToId })
      return restValue<PayerCredit>(`${PORTAL}/paymentmethod/GetCreditByOutletId?${query.toString()}`, { signal })
    },
    gcTime: 0,
  })
