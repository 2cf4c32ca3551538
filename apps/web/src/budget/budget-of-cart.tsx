import type { CartView } from '../cart/index.ts'
import { onDemand } from '../ui/on-demand.tsx'

// Most of what is ordered is paid from no budget.
const CartBudget = onDemand(async () => (await import('./cart-budget.tsx')).CartBudget)

/** The budget that a cart of POS materials is paid from. */
export function BudgetOfCart({ shipToId, cart }: { shipToId: string; cart: CartView }) {
  return cart.goods === 'posm' && <CartBudget shipToId={shipToId} cart={cart} />
}
