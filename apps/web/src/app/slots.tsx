import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { fillsTruck } from '../features/delivery/fills-truck.ts'
import { useSelectedShipTo } from '../features/session/index.ts'
import { withChunkTimeout } from './chunk-reload.ts'
import css from './slots.module.css'

/** Fetches what stands around every screen of who orders. */
export const loadAroundScreens = withChunkTimeout(() => import('./around-screens.ts'))

const OrderBar = lazy(
  withChunkTimeout(async () => ({ default: (await import('../features/delivery/order-bar.tsx')).OrderBar })),
)
const MiniCart = lazy(async () => ({ default: (await loadAroundScreens()).MiniCart }))
const CartCount = lazy(async () => ({ default: (await loadAroundScreens()).CartCount }))
const OrderStartQuestion = lazy(
  withChunkTimeout(async () => ({
    default: (await import('../features/saved-orders/order-start-question.tsx')).OrderStartQuestion,
  })),
)

/** Under the header: ship-to, transport, day and load. */
export function OrderBarSlot({ compact }: { compact: boolean }) {
  return (
    <Suspense fallback={compact ? <div className={css.compactBar} /> : <OrderBarPlace />}>
      <OrderBar compact={compact} />
    </Suspense>
  )
}

function OrderBarPlace() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { shipTo } = useSelectedShipTo()
  return <div className={shipTo && fillsTruck(shipTo, path) ? css.orderBar : css.orderBarWithoutLoad} />
}

/** On the crate of the phone's bottom bar: how many products are in it. */
export function CartCountSlot() {
  return (
    <Suspense>
      <CartCount />
    </Suspense>
  )
}

/** Over a catalogue that was opened to create an order: what becomes of the one in progress. */
export function OrderStartSlot() {
  const startsOrder = useRouterState({ select: ({ location }) => location.state.startsOrder === true })
  return startsOrder ? (
    <Suspense>
      <OrderStartQuestion />
    </Suspense>
  ) : null
}

/** At the right of the header: the crate, its count, and its panel. */
export function MiniCartSlot() {
  return (
    <Suspense fallback={<span className={css.miniCart} />}>
      <MiniCart />
    </Suspense>
  )
}
