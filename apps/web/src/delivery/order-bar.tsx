import type { ShipToPermission } from '@fust/contract/rest'
import { choosesTransport } from '@fust/domain/order'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { writeLocal } from '../lib/storage/storage.ts'
import { Wrap } from '../ui/page.tsx'
import { FailedPart } from '../ui/states.tsx'
import { BudgetCell } from '../budget/index.ts'
import { LitresOfCart, useCart, ValueProgress, type CartView } from '../cart/index.ts'
import { customerTypeAt, knownCustomerTypeAt } from '../product/index.ts'
import { isSuspended, useSelectedShipTo } from '../session/index.ts'
import { barMode } from './bar-mode.ts'
import { barPlace, keepBarHeight, keptBarHeight } from './bar-place.ts'
import { ChangeQuestion } from './change-question.tsx'
import { OrderBarView, type OrderBarProps } from './components/order-bar-view.tsx'
import { picksDay, seesLoad } from './delivery-plan.ts'
import { FittingTransport } from './fitting-transport.tsx'
import { PlanDayNote } from './plan-day-note.tsx'
import { SuspendedNote } from './suspended-note.tsx'
import { useBarChanges } from './use-bar-changes.ts'
import { ToCart } from './to-cart.tsx'
import { TransportOffer } from './transport-offer.tsx'
import { useDeliveryPlan, type DeliveryPlan } from './use-delivery-plan.ts'
import { useKeepDelivery } from './use-keep-delivery.ts'
import { useTransportWords } from './use-transport-words.ts'

/** Ship-to, transport, day and load. */
export function OrderBar() {
  const { shipTo } = useSelectedShipTo()
  // Another ship-to has its own transports and days: nothing chosen for the former one stays.
  return shipTo ? <ShipToBar key={shipTo.shipToId} shipTo={shipTo} /> : null
}

function ShipToBar({ shipTo }: { shipTo: ShipToPermission }) {
  const { t } = useTranslation()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { choices } = useSelectedShipTo()
  const { data: cart, isPending: waitsForCart, isPaused } = useCart()
  const customerType = customerTypeAt(shipTo)
  const plan = useDeliveryPlan(shipTo, barMode(path, null))
  const changes = useBarChanges(shipTo.shipToId, plan, cart)
  const transportWords = useTransportWords(plan)
  useKeepDelivery(shipTo, plan)
  useCustomerTypeNote(shipTo)
  const waitsForLoad = waitsForCart || waitsForTruck(shipTo, plan, cart)
  // Where nothing carries such goods there is nothing to choose.
  const mayChoose = choosesTransport(customerType, plan.goods) && (plan.isPending || plan.methods.length > 0)
  const isPosm = barMode(path, cart?.goods ?? null) === 'posm'
  const showsLoad = cart && seesLoad(customerType, plan.goods) && !isPosm
  const load: Pick<OrderBarProps, 'load' | 'underLoad' | 'message'> = showsLoad ? loadOf(cart, shipTo, plan) : {}
  const place = barPlace(shipTo, path)
  const isKnown = !waitsForLoad && !plan.isPending
  // Without a network nothing comes: no place is kept for it.
  const isComing = !isKnown && !isPaused

  return (
    <>
      {isSuspended(shipTo) && (
        <Wrap>
          <SuspendedNote />
        </Wrap>
      )}
      <OrderBarView
        place={isComing ? place : load.load ? 'truck' : 'words'}
        height={isComing ? keptBarHeight(place) : undefined}
        onHeight={isKnown ? (height) => keepBarHeight(place, height) : undefined}
        shipTo={{
          options: choices.map(({ shipToId, shipToName, shipToAddress }) => ({
            value: shipToId,
            label: shipToName,
            detail: shipToAddress,
          })),
          value: shipTo.shipToId,
          address: shipTo.shipToAddress,
          onChange: changes.askShipTo,
        }}
        failed={plan.retryDays && <FailedPart text={t('delivery.unknown')} onRetry={plan.retryDays} />}
        {...(mayChoose && {
          transport: {
            ...transportWords,
            ...(plan.isMethodGone && { detail: <TransportOffer plan={plan} /> }),
            value: plan.method ?? undefined,
            onChange: changes.askMethod,
          },
        })}
        day={{
          date: plan.date,
          isPending: plan.isPending,
          today: plan.today,
          review: plan.review,
          note: <PlanDayNote plan={plan} />,
          ...(picksDay(customerType) && { onChange: plan.chooseDate }),
        }}
        isAtFault={plan.isMethodGone || plan.isDayGone}
        {...(isPosm && { budget: <BudgetCell shipTo={shipTo} cart={cart} /> })}
        {...load}
        toCart={cart && <ToCart cart={cart} />}
      />
      <ChangeQuestion changes={changes} />
    </>
  )
}

// A new cart gets its transport from the plan, and with the answer to that the truck that it fills.
function waitsForTruck(shipTo: ShipToPermission, plan: DeliveryPlan, cart: CartView | undefined): boolean {
  if (!cart || isSuspended(shipTo)) return false
  const chosen = plan.methods.find(({ code }) => code === plan.method)
  return cart.method === null
    ? plan.isPending || plan.method !== null
    : cart.load === null && Boolean(chosen?.maximumPallets)
}

/** Keeps the customer type for the next visit; one that is missing stops nobody (ERR-27). */
function useCustomerTypeNote(shipTo: ShipToPermission): void {
  const known = knownCustomerTypeAt(shipTo)
  const { shipToId } = shipTo
  useEffect(() => {
    if (known) writeLocal('customertype', known)
    else console.error(`Nobody knows the customer type of ship-to ${shipToId}.`)
  }, [known, shipToId])
}

// Tank customers fill tanks, not a truck: they get the message alone.
function loadOf(
  cart: CartView,
  shipTo: ShipToPermission,
  plan: DeliveryPlan,
): Pick<OrderBarProps, 'load' | 'underLoad' | 'message'> {
  const { load, capacity, gap } = cart
  const code = capacity.capacityMessage
  const seesTruck = choosesTransport(customerTypeAt(shipTo), cart.goods ?? plan.goods)
  const value = <ValueProgress cart={cart} />
  const children = (
    <>
      <LitresOfCart cart={cart} />
      {!(load && seesTruck) && value}
      <FittingTransport cart={cart} shipTo={shipTo} plan={plan} />
    </>
  )
  return {
    ...(load && seesTruck && { load, underLoad: value }),
    ...(code && { message: { code, gap, children } }),
  }
}
