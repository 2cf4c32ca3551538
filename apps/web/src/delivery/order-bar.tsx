import { PATHS } from '../paths.ts'
import type { ShipToPermission } from '@fust/contract/rest'
import { choosesTransport } from '@fust/domain/order'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { formatMoney } from '../i18n/format.ts'
import { writeLocal, writeSession } from '../lib/storage.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Wrap } from '../ui/page.tsx'
import { FailedPart } from '../ui/states.tsx'
import { useCart, worthCents, type CartView } from '../cart/index.ts'
import { customerTypeAt, knownCustomerTypeAt } from '../product/index.ts'
import { isSuspended, useSelectedShipTo } from '../session/index.ts'
import { barMode } from './bar-mode.ts'
import { ChangeQuestion } from './change-question.tsx'
import { NextDayOffer } from './components/next-day-offer.tsx'
import { OrderBarView, type OrderBarProps } from './components/order-bar-view.tsx'
import { picksDay, seesLoad } from './delivery-plan.ts'
import { barPlace } from './fills-truck.ts'
import { FittingTransport } from './fitting-transport.tsx'
import { SuspendedNote } from './suspended-note.tsx'
import { useBarChanges } from './use-bar-changes.ts'
import css from './order-bar.module.css'
import { useCutOff } from './use-cut-off.ts'
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
  const { data: cart, isPending: waitsForCart } = useCart()
  const customerType = customerTypeAt(shipTo)
  const plan = useDeliveryPlan(shipTo, barMode(path, null))
  const minutesLeft = useCutOff(plan)
  const changes = useBarChanges(shipTo.shipToId, plan, cart)
  const transportWords = useTransportWords(plan)
  useKeepDelivery(shipTo, plan)
  useCustomerTypeNote(shipTo)
  useFilledNote(cart)
  const waitsForLoad = waitsForCart || waitsForTruck(shipTo, plan, cart)
  const mayChoose = choosesTransport(customerType, plan.goods)
  const showsLoad = cart && seesLoad(customerType, plan.goods) && barMode(path, cart.goods) !== 'posm'
  const load: Pick<OrderBarProps, 'load' | 'message'> = showsLoad ? loadOf(cart, shipTo, plan) : {}

  return (
    <>
      {isSuspended(shipTo) && (
        <Wrap>
          <SuspendedNote />
        </Wrap>
      )}
      <OrderBarView
        keepsPlace={waitsForLoad ? barPlace(shipTo, path) : load.load ? 'truck' : null}
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
          transport: { ...transportWords, value: plan.method ?? undefined, onChange: changes.askMethod },
        })}
        day={{
          date: plan.date,
          isPending: plan.isPending,
          today: plan.today,
          review: plan.review,
          minutesLeft,
          offer: plan.nextDate && <NextDayOffer date={plan.nextDate} onTake={plan.chooseDate} />,
          ...(picksDay(customerType) && { onChange: plan.chooseDate }),
        }}
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

/** The next page keeps as much room for the bar as it needs. */
function useFilledNote(cart: CartView | undefined): void {
  const isFilled = cart && cart.lines.length > 0
  useEffect(() => {
    if (isFilled !== undefined) writeSession('isCartFilled', String(isFilled))
  }, [isFilled])
}

// Tank customers fill tanks, not a truck: they get the message alone.
function loadOf(cart: CartView, shipTo: ShipToPermission, plan: DeliveryPlan): Pick<OrderBarProps, 'load' | 'message'> {
  const { load, capacity, gap } = cart
  const code = capacity.capacityMessage
  const children = <FittingTransport cart={cart} shipTo={shipTo} plan={plan} />
  return {
    ...(load && choosesTransport(customerTypeAt(shipTo), cart.goods ?? plan.goods) && { load }),
    ...(code && { message: { code, gap, children } }),
  }
}

function ToCart({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  return (
    <LinkButton to={PATHS.cart} small>
      <span className={css.toCart}>
        {t('delivery.toCart', { total: formatMoney(worthCents(cart)) })}{' '}
        <small>{t(cart.goods === 'empties' ? 'cart.credit' : 'cart.netExclVat')}</small>
      </span>
    </LinkButton>
  )
}
