import type { SessionUser, ShipToPermission } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import { AwaitingPayment } from '../../../../awaiting-payment/index.ts'
import { SuspendedNote, useBusinessMoment, useMarketDay } from '../../../../delivery/index.ts'
import { nextToArrive, orderAgainQuery, recentOrdersQuery, type OrderDetail } from '../../../../orders/index.ts'
import { isSuspended, usePermission, useSelectedShipTo } from '../../../../session/index.ts'
import { CatalogueDoors } from './catalogue-doors.tsx'
import { FavouriteProducts } from './favourite-products.tsx'
import css from './customer-home.module.css'
import { LastOrder } from './last-order.tsx'
import { LastOrders } from './last-orders.tsx'
import { NextDelivery } from './next-delivery.tsx'
import { SuggestedProducts } from './suggested-products.tsx'

/** What a customer comes for: the last order again, the next delivery, what one usually takes. */
export function CustomerHome({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { shipTo } = useSelectedShipTo()
  const { hour } = useBusinessMoment()
  const place = shipTo ?? user.permissionSchema[0]
  return (
    <Page>
      <AwaitingPayment />
      {place && <p className={css.place}>{[...new Set([place.companyName, place.shipToName])].join(', ')}</p>}
      <PageHead title={t(greetingAt(hour), { name: user.firstName })} />
      {shipTo && isSuspended(shipTo) && (
        <div className={css.suspended}>
          <SuspendedNote />
        </div>
      )}
      {may('My Orders') && shipTo ? <OrdersHome shipTo={shipTo} /> : <CatalogueDoors />}
      {shipTo && may('Catalogue') && !isSuspended(shipTo) && (
        <div className={css.favourites}>
          <FavouriteProducts shipToId={shipTo.shipToId} />
        </div>
      )}
    </Page>
  )
}

function OrdersHome({ shipTo }: { shipTo: ShipToPermission }) {
  const may = usePermission()
  const { shipToId } = shipTo
  const asked = useQuery(recentOrdersQuery(shipToId))
  // Asked beside the orders: what the last of them would be today is shown with it.
  useQuery({ ...orderAgainQuery(null, shipToId), enabled: may('Catalogue') && !isSuspended(shipTo) })
  const orders = useArrived(asked.data)
  if (!orders) return <UnknownState query={asked} skeleton={<HomeSkeleton />} />
  if (orders.length === 0) return <CatalogueDoors />
  return <KnownCustomer orders={orders} />
}

function KnownCustomer({ orders }: { orders: readonly OrderDetail[] }) {
  const may = usePermission()
  const [last] = orders
  const next = nextToArrive(orders, useMarketDay())
  return (
    <>
      <div className={css.columns}>
        {last && <LastOrder order={last} />}
        {next && <NextDelivery order={next} />}
        <CatalogueDoors />
      </div>
      <div className={css.columns}>
        {may('Catalogue') && <SuggestedProducts />}
        <LastOrders orders={orders} />
      </div>
    </>
  )
}

function HomeSkeleton() {
  return (
    <div className={css.columns} aria-busy="true">
      <Skeleton height={380} radius={0} />
      <Skeleton height={240} radius={12} />
      <Skeleton height={320} radius={8} />
    </div>
  )
}

function greetingAt(hour: number): TextKey {
  if (hour < 12) return 'home.greetings.morning'
  return hour < 18 ? 'home.greetings.afternoon' : 'home.greetings.evening'
}
