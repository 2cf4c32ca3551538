import { useRouterState } from '@tanstack/react-router'
import { barPlace, keptBarHeight } from '../delivery/bar-place.ts'
import { screenOf } from '../routing/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { onDemand } from '../ui/on-demand.tsx'
import css from './slots.module.css'

/** Fetches what stands around every screen of who orders. */
export const loadAroundScreens = () => import('./around-screens.ts')

/** Keeps the cart in step with the server, on every page. */
export const CartInStepSlot = onDemand(async () => (await loadAroundScreens()).CartInStep)

/** Instead of every page while the portal is closed. */
export const ClosedPage = onDemand(async () => (await import('./closed-page.tsx')).ClosedPage)

/** At the right of the header: the crate, its count, and its panel. */
export const MiniCartSlot = onDemand(
  async () => (await loadAroundScreens()).MiniCart,
  <span className={css.miniCart} />,
)

/** Left of it: the heart, its count, and the way to the favourites. */
export const FavouritesLinkSlot = onDemand(
  async () => (await loadAroundScreens()).FavouritesLink,
  <span className={css.miniCart} />,
)

/** On the heart of the phone's bottom bar: how many favourites there are. */
export const FavouritesCountSlot = onDemand(async () => (await loadAroundScreens()).FavouritesCount)

/** Says what arrives while the page is open. */
export const LiveNotificationsSlot = onDemand(
  async () => (await import('../notifications/live-notifications.tsx')).LiveNotifications,
)

/** Above every page of who orders for a customer. */
export const OrderingForSlot = onDemand(async () => (await import('./ordering-for-note.tsx')).OrderingForNote)

/** Above every page of who is invited to another company. */
export const InvitationsSlot = onDemand(async () => (await import('./invitations-note.tsx')).InvitationsNote)

/** Above every page that is looked at ahead of its day. */
export const PreviewSlot = onDemand(async () => (await import('./preview-note.tsx')).PreviewNote)

/** On the profile: how many notifications are not read. */
export const NotificationsCountSlot = onDemand(async () => (await loadAroundScreens()).NotificationsCount)

/** On the crate of the phone's bottom bar: how many products are in it. */
export const CartCountSlot = onDemand(async () => (await loadAroundScreens()).CartCount)

/** Under the header: ship-to, transport, day and load. */
export const OrderBarSlot = onDemand(
  async () => (await import('../delivery/order-bar.tsx')).OrderBar,
  <OrderBarPlace />,
)

/** The same on pages to read. */
export const CompactOrderBarSlot = onDemand(
  async () => (await import('../delivery/compact-order-bar.tsx')).CompactOrderBar,
  <div className={css.compact} />,
)

function OrderBarPlace() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { shipTo } = useSelectedShipTo()
  const place = shipTo ? barPlace(shipTo, path) : 'words'
  return <div className={css[place]} style={{ minHeight: keptBarHeight(place) }} />
}

/** Over every page, for who is new here: how the portal is used. */
export const TutorialSlot = onDemand(
  screenOf('content', async () => (await import('../areas/content/features/tutorial/tutorial.tsx')).Tutorial),
)

const OrderStartQuestion = onDemand(
  screenOf(
    'checkout',
    async () => (await import('../areas/checkout/features/saved-orders/order-start-question.tsx')).OrderStartQuestion,
  ),
)

/** Over a catalogue that was opened to create an order: what becomes of the one in progress. */
export function OrderStartSlot() {
  const startsOrder = useRouterState({ select: ({ location }) => location.state.startsOrder === true })
  return startsOrder && <OrderStartQuestion />
}
