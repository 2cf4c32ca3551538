import { lazy, Suspense } from 'react'
import { withChunkTimeout } from './chunk-reload.ts'
import css from './slots.module.css'

const OrderBar = lazy(
  withChunkTimeout(async () => ({ default: (await import('../features/delivery/index.ts')).OrderBar })),
)
const MiniCart = lazy(withChunkTimeout(async () => ({ default: (await import('../features/cart/index.ts')).MiniCart })))

const CartCount = lazy(withChunkTimeout(async () => ({ default: (await import('./cart-count.tsx')).CartCount })))

/** Under the header: ship-to, transport, day and load. */
export function OrderBarSlot() {
  return (
    <Suspense fallback={<div className={css.orderBar} />}>
      <OrderBar />
    </Suspense>
  )
}

/** At the right of the header: the crate, its count, and its panel. */
export function MiniCartSlot() {
  return (
    <Suspense fallback={<span className={css.miniCart} />}>
      <MiniCart />
    </Suspense>
  )
}

/** On the cart of the bottom bar. */
export function CartCountSlot() {
  return (
    <Suspense>
      <CartCount />
    </Suspense>
  )
}
