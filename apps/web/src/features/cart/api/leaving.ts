import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSelectedShipTo } from '../../session/index.ts'
import { confirmedCart, takeUnsent } from './cart-queue.ts'
import { sendEdits } from './send-edits.ts'

let leaving = false

/** True once the page is being closed or reloaded: nothing can wait for its turn any more. */
export const isLeaving = (): boolean => leaving

/** Sends what waits for its turn beside the call that is under way. */
export async function sendWaiting(client: QueryClient, shipToId: string): Promise<void> {
  const before = confirmedCart(client)
  const edits = takeUnsent(client)
  if (before && edits.length > 0) await sendEdits({ edits, before, shipToId })
}

/** Lets a page that is closed or reloaded send what was counted last. */
export function useSendOnLeaving(): void {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
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
