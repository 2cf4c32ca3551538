import type { NewAddress, NewAddressBody } from '@fust/contract/rest'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changePortal, readPortal } from '../../../../../lib/server/portal-call.ts'

const keyOf = (shipToId: string) => ['asked-addresses', shipToId] as const

/** What was asked for at this ship-to and is no ship-to yet, the newest first. */
export const askedAddressesQuery = (shipToId: string) =>
  queryOptions({
    queryKey: keyOf(shipToId),
    queryFn: ({ signal }) => readPortal<NewAddress[]>('orders/GetNewAddressInfo', { ShipToId: shipToId }, signal),
  })

/** Asks the brewery for deliveries there; sent again with the same key, it is asked for once. */
export function useAskForAddress(shipToId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ wish, key }: { wish: NewAddressBody; key: string }) =>
      changePortal<NewAddress>('orders/PostAddNewAddress', wish, {
        query: { ShipToId: shipToId },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(shipToId) }),
  })
}
