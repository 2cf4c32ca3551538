import type { ShipToPermission } from '@fust/contract/rest'
import type { CustomerType } from '@fust/domain/access'
import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod, OrderKind } from '@fust/domain/order'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { now } from '../lib/clock.ts'
import { retryOf } from '../lib/retry-of.ts'
import { readLocal, writeLocal } from '../lib/storage.ts'
import { useCart } from '../cart/index.ts'
import { customerTypeAt } from '../product/index.ts'
import { calendarQuery, firstDateQuery, paymentMethodsQuery, shippingMethodsQuery } from './api/delivery-queries.ts'
import type { BarMode } from './bar-mode.ts'
import { marketDay } from '../lib/market-time.ts'
import { dayReview, holidaysIn } from './day-review.ts'
import { methodsFor, plannedDate, plannedMethod } from './delivery-plan.ts'
import { keepWish, keptWish, type DeliveryWish } from './kept-wish.ts'

/** Where the cart goes, how, when and how it is paid; what it starts with while it says nothing of it. */
export function useDeliveryPlan(
  shipTo: ShipToPermission,
  /** What an empty cart is about to hold. */
  intended: BarMode = 'beer',
) {
  const { shipToId } = shipTo
  const customerType = customerTypeAt(shipTo)
  const { data: cart } = useCart()
  const [wish, setWish] = useState(() => keptWish(shipToId))
  const [passed, setPassed] = useState<CalendarDate>()
  const kind = cart?.kind ?? kindOf(intended, customerType)
  const offered = useQuery(shippingMethodsQuery({ shipToId, kind }))
  const payable = useQuery(paymentMethodsQuery(shipToId))
  const goods = cart?.goods ?? intended
  const methods = methodsFor(goods, offered.data ?? [])
  const { data: payments = [] } = payable
  const method = plannedMethod(methods, [wish.method, cart?.method, readLocal('shippingMethod')], customerType, goods)
  const asked = { shipToId, method, kind }
  const isAsked = methods.length > 0
  const earliest = useQuery({ ...firstDateQuery(asked), enabled: isAsked })
  const days = useQuery({ ...calendarQuery(asked), enabled: isAsked })
  const { data: first } = earliest
  const { data: calendar } = days
  const today = marketDay(now())
  const review = dayReview(calendar ?? [], today)
  const dates = [wish.date, cart?.deliveryDate, readLocal('deliveryDate')]
  const planned = calendar && first ? plannedDate(dates, review, first.firstAvailableDate) : null
  const isPassed = passed !== undefined
  const choose = (next: DeliveryWish) => {
    keepWish(shipToId, next)
    setWish(next)
  }
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
    payments,
    payment: payments.find(({ code }) => code === (wish.paymentCode ?? cart?.paymentMethod)) ?? payments[0],
    /** A day whose cut-off passed while one looked stays in sight until the person takes another. */
    date: passed ?? planned,
    isPassed,
    /** The day that is offered in the place of the passed one. */
    nextDate: isPassed && planned !== passed ? planned : null,
    today,
    review,
    first,
    holidays: holidaysIn(calendar ?? []),
    /** Chosen, and not the cart's yet. */
    wish,
    settle: () => choose({}),
    pass: setPassed,
    chooseMethod: (next: DeliveryMethod) => {
      choose({ ...wish, method: next })
      // It is remembered for what is ordered, not for what goes back.
      if (goods !== 'empties') writeLocal('shippingMethod', next)
    },
    chooseDate: (next: CalendarDate) => {
      setPassed(undefined)
      choose({ ...wish, date: next })
    },
    choosePayment: (paymentCode: string) => choose({ ...wish, paymentCode }),
  }
}

export type DeliveryPlan = ReturnType<typeof useDeliveryPlan>

/** The kind whose days an empty cart asks for. */
function kindOf(intended: BarMode, customerType: CustomerType): OrderKind {
  if (intended === 'posm') return 'posm'
  return intended === 'beer' && customerType === 'OntradeTank' ? 'tank' : 'beer'
}
