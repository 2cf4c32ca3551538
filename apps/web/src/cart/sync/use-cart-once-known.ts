import { useQueryClient } from '@tanstack/react-query'
import { useSelectedShipTo } from '../../session/index.ts'
import type { Cart } from '../state/cart.ts'
import { cartSyncOf } from './cart-sync.ts'
import { useSay } from './use-say.ts'

/** Gives the function that answers the cart as it is shown, once it is known; undefined when it cannot be read, which has been said by then. */
export function useCartOnceKnown(atShipToId?: string): () => Promise<Cart | undefined> {
  const sync = cartSyncOf(useQueryClient())
  const { shipTo } = useSelectedShipTo()
  const { t, fault: tell } = useSay()
  return async () => {
    try {
      return await sync.read(atShipToId ?? shipTo?.shipToId ?? '')
    } catch (fault) {
      tell(fault, t('messages.something-went-wrong'))
      return undefined
    }
  }
}
