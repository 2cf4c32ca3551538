import { useRouterState } from '@tanstack/react-router'
import { barPlace } from '../delivery/fills-truck.ts'
import { screenOf } from '../routing/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { onDemand } from '../ui/on-demand.tsx'
import css from './slots.module.css'

/** Fetches what stands around every screen of who orders. */
export const loadAroundScreens = () => import('./around-screens.ts')

/** Keeps the cart in step with the server, on every page. */
export const CartInStepSlot = onDemand(async () => (await loadAroundScreens()).CartInStep)

/** At the right of the header: the crate, its count, and its panel. */
export const MiniCartSlot = onDemand(
  async () => (await loadAroundScreens()).MiniCart,
  <span className={css.miniCart} />,
)

/** On the crate of the phone's bottom bar: how many products are in it. */
export const CartCountSlot = onDemand(async () => (await loadAroundScreens()).CartCount)

/** Under the header: ship-to, transport, day and load. */
export const OrderBarSlot = onDemand(
  async () => (await import('../delivery/order-bar.tsx')).OrderBar,
  <OrderBarPlace />,
)

function OrderBarPlace() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { shipTo } = useSelectedShipTo()
  const place = shipTo ? barPlace(shipTo, path) : null
  return <div className={place ? css[place] : css.orderBarWithoutLoad} />
}

const OrderStartQuestion = onDemand(
  screenOf(
    'ordering',
    async () => (await import('../areas/ordering/features/saved-orders/order-start-question.tsx')).OrderStartQuestion,
  ),
)

/** Over a catalogue that was opened to create an order: what becomes of the one in progress. */
export function OrderStartSlot() {
  const startsOrder = useRouterState({ select: ({ location }) => location.state.startsOrder === true })
  return startsOrder && <OrderStartQuestion />
}
