import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readSession, removeSession, writeSession } from '../../../lib/storage.ts'
import { useSelectedShipTo } from '../../session/index.ts'
import { CART_MUTATION, cartQuery } from './cart-query.ts'
import { confirmedCart, takeUnsent } from './cart-queue.ts'
import { sendEdits } from './send-edits.ts'

let leaving = false

/** True once the page is being closed or reloaded: nothing can wait for its turn any more. */
export const isLeaving = (): boolean => leaving

/** Sends what waits for its turn beside the call that is under way. */
export async function sendWaiting(client: QueryClient, shipToId: string): Promise<void> {
  if (client.isMutating({ mutationKey: CART_MUTATION }) > 0) writeSession('cartSent', 'true')
  const before = confirmedCart(client)
  const edits = takeUnsent(client)
  if (before && edits.length > 0) await sendEdits({ edits, before, shipToId })
}

// What a page sends while it is left may arrive after the next page has read the cart.
const ARRIVES_WITHIN_MS = 2_000

/** Lets a page that is closed or reloaded send what was counted last; the page after it then looks at the cart once more. */
export function useSendOnLeaving(): void {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  useEffect(() => {
    if (shipToId === '' || readSession('cartSent') === null) return undefined
    const look = setTimeout(() => {
      removeSession('cartSent')
      void client.invalidateQueries(cartQuery(shipToId))
    }, ARRIVES_WITHIN_MS)
    return () => clearTimeout(look)
  }, [client, shipToId])
  useEffect(() => {
    const leave = () => {
      leaving = true
      void sendWaiting(client, shipToId)
    }
    const stay = () => {
      leaving = false
    }
    addEventListener('pagehide', leave, { capture: true })
    addEventListener('pageshow', stay)
    return () => {
      removeEventListener('pagehide', leave, { capture: true })
      removeEventListener('pageshow', stay)
    }
  }, [client, shipToId])
}
