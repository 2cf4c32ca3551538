import { useNavigate } from '@tanstack/react-router'
import { heldIn, type FilledCart, type Held, type LeftOut } from '../cart/index.ts'
import { PATHS, type Path } from '../paths.ts'

/** What is decided about on a page of its own; it stands in the history of the browser, so that a reload loses none of it. */
export type ToDecide = { leftOut: LeftOut[]; before: Held[]; filled: Held[] }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What of an earlier order did not come into the cart. */
    toDecide?: ToDecide
  }
}

/** Goes on once an earlier order is in the cart: where what did not come into it is decided about, else to the cart or `to`. */
export function useToFilledCart(): (filled: FilledCart, to?: Path) => Promise<void> {
  const navigate = useNavigate()
  return async ({ cart, before, leftOut }, to = PATHS.cart) => {
    if (leftOut.length === 0) return navigate({ to })
    await navigate({ to: PATHS.leftOut, state: { toDecide: { leftOut, before, filled: heldIn(cart) } } })
  }
}
