import { LitresProgress } from '../../load/index.ts'
import type { CartView } from './use-cart.ts'

/** How far a cart of tank beer is; nothing for any other one. */
export function LitresOfCart({ cart }: { cart: CartView }) {
  if (cart.kind !== 'tank') return null
  return (
    <LitresProgress litres={cart.lines.reduce((sum, { amounts }) => sum + amounts.litres, 0)} limits={cart.limits} />
  )
}
