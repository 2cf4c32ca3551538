import type { ShipToPermission } from '@fust/contract/rest'
import type { CustomerType } from '@fust/domain/access'
import type { CalendarDate } from '@fust/domain/calendar'
import { choosesTransport, type DeliveryMethod, type OrderKind } from '@fust/domain/order'
import { useQuery } from '@tanstack/react-query'
import { now } from '../lib/market/clock.ts'
import { retryOf } from '../lib/server/retry-of.ts'
import { readLocal, writeLocal } from '../lib/storage/storage.ts'
import { useCart } from '../cart/index.ts'
import { customerTypeAt } from '../product/index.ts'
import { calendarQuery, firstDateQuery, paymentMethodsQuery, shippingMethodsQuery } from './api/delivery-queries.ts'
import type { BarMode } from './bar-mode.ts'
import { marketDay } from '../lib/market/market-time.ts'
import { dayReview, holidaysIn } from './day-review.ts'
import { dayOf, isStarting, methodsFor, plannedDate, plannedMethod } from './delivery-plan.ts'
import { keepWish, useKeptWish } from './kept-wish.ts'
import { useCutOff } from './use-cut-off.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

/** Where the cart goes, how, when and how it is paid, as it says itself and whether or not that can still be had; what it starts with while it starts. */
export function useDeliveryPlan(
  shipTo: ShipToPermission,
  /** What an empty cart is about to hold. */
  intended: BarMode = 'beer',
) {
  const { shipToId } = shipTo
  const customerType = customerTypeAt(shipTo)
  const { data: cart } = useCart()
  const wish = useKeptWish(shipToId)
  const starts = isStarting(cart, shipToId)
  const kind = cart?.kind ?? kindOf(intended, customerType)
  const goods = cart?.goods ?? intended

  const offered = useQuery(shippingMethodsQuery({ shipToId, kind }))
  const methods = methodsFor(goods, offered.data ?? [])
  // How POS materials are brought everybody may choose (GQL-55); others go by the default (BAR-11).
  const mayChoose = choosesTransport(customerType, goods) || goods === 'posm'
  const ownMethods = [wish?.method, cart?.method, starts ? readLocal('shippingMethod') : null]
  const keptMethod = mayChoose && !starts ? (cart?.method ?? null) : null
  const method = plannedMethod(methods, mayChoose ? ownMethods : [], keptMethod)
  const isMethodOffered = methods.some(({ code }) => code === method)

  const asked = { shipToId, method, kind }
  const isAsked = methods.length > 0
  const earliest = useQuery({ ...firstDateQuery(asked), enabled: isAsked })
  const days = useQuery({ ...calendarQuery(asked), enabled: isAsked })
  const { data: first } = earliest
  const { data: calendar } = days
  const today = marketDay(now())
  const review = dayReview(calendar ?? [], today)
  // Another transport takes another day along where it does not come on that of the cart.
  const isMoved = starts || method !== cart?.method
  const ownDates = [wish?.date, cart?.deliveryDate, readLocal('deliveryDate')]
  const known = calendar && first && plannedDate(ownDates, review, first.firstAvailableDate)
  const date = isMoved ? (known ?? null) : dayOf(wish?.date ?? cart?.deliveryDate)
  const refusal = calendar && date ? review(date) : null
  const minutesLeft = useMinutesLeft(calendar && date ? date : null, holidaysIn(calendar ?? []))
  const isPassed = minutesLeft !== null && minutesLeft <= 0
  useCutOff(isPassed && !refusal ? date : null, !starts)
  const isDayGone = isPassed || refusal !== null
  const nextDate = isDayGone ? dayOf(first?.firstAvailableDate) : null

  const payable = useQuery(paymentMethodsQuery(shipToId))
  const { data: payments = [] } = payable
  const paymentCode = wish?.paymentCode ?? cart?.paymentMethod
  const payment = payments.find(({ code }) => code === paymentCode) ?? (isMoved || wish ? payments[0] : undefined)
  return {
    /** What there is to choose from is still being asked for. */
    isPending: offered.isPending || payable.isPending || earliest.isLoading || days.isLoading,
    /** Asks again for transports and days, where they could not be read. */
    retryDays: retryOf(offered, earliest, days),
    /** Asks again for the ways to pay, where they could not be read. */
    retryPayments: retryOf(payable),
    /** What is ordered, or is about to be. */
    goods,
    methods,
    method,
    /** The cart goes by a transport that is not offered any more. */
    isMethodGone: offered.data !== undefined && method !== null && !isMethodOffered,
    payments,
    payment,
    date,
    /** Minutes left to order for the day. */
    minutesLeft,
    /** Its cut-off has passed. */
    isPassed,
    /** Why else it cannot be had. */
    refusal,
    isDayGone,
    /** The day that can be had in its place. */
    nextDate: nextDate === date ? null : nextDate,
    today,
    review,
    /** Something has been chosen that is not the cart's yet. */
    hasWish: wish !== undefined,
    /** The cart can have all of it. */
    canBeHad: isMethodOffered && calendar !== undefined && !isDayGone,
    chooseMethod: (next: DeliveryMethod) => {
      keepWish(shipToId, { method: next })
      // It is remembered for what is ordered, not for what goes back.
      if (goods !== 'empties') writeLocal('shippingMethod', next)
    },
    chooseDate: (next: CalendarDate) => keepWish(shipToId, { date: next }),
    choosePayment: (code: string) => keepWish(shipToId, { paymentCode: code }),
  }
}

export type DeliveryPlan = ReturnType<typeof useDeliveryPlan>

/** The kind whose days an empty cart asks for. */
function kindOf(intended: BarMode, customerType: CustomerType): OrderKind {
  if (intended === 'posm') return 'posm'
  return intended === 'beer' && customerType === 'OntradeTank' ? 'tank' : 'beer'
}
