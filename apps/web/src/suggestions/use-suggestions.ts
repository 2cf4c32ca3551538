import { useQuery } from '@tanstack/react-query'
import { useCart } from '../cart/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { suggestedCartQuery } from './api/suggested-cart-query.ts'

/** What the selected ship-to may want next, by the transport that its cart has. */
export function useSuggestions({ isAsked = true } = {}) {
  const { shipTo } = useSelectedShipTo()
  const { data: cart } = useCart()
  // Which units can be ordered is known with the cart.
  const isKnown = shipTo !== undefined && cart !== undefined
  return useQuery({
    ...suggestedCartQuery(shipTo?.shipToId ?? '', cart?.method ?? null),
    enabled: isAsked && isKnown,
  })
}
