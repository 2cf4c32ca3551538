import type { OrderKind } from '@fust/domain/order'
import { useRouter } from '@tanstack/react-router'
import { catalogueOf } from './catalogue-of.ts'
import type { Cart } from './cart.ts'

/** Leads who took the last product out of the cart to the catalogue it came from (CRT-29); a cart that was ordered or saved leads nowhere. */
export function useLeaveEmptied(): (shown: Cart, held: OrderKind | null) => void {
  const router = useRouter()
  return (shown, held) => {
    if (shown.lines.length === 0 && router.state.location.pathname === '/cart')
      void router.navigate({ to: catalogueOf(held) })
  }
}
