import type { CustomerType } from '@fust/domain/access'
import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod } from '@fust/domain/order'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { now } from '../../lib/clock.ts'
import { readLocal, writeLocal } from '../../lib/storage.ts'
import type { Cart } from '../cart/index.ts'
import { calendarQuery, firstDateQuery, paymentMethodsQuery, shippingMethodsQuery } from './api/delivery-queries.ts'
import type { BarMode } from './bar-mode.ts'
import { marketDay } from './business-moment.ts'
import { dayReview, holidaysIn } from './day-review.ts'
import { plannedDate, plannedMethod } from './delivery-plan.ts'

/** Where the order goes, how and when: what the person chose, and what follows while nothing is chosen. */
export function useDeliveryPlan(
  shipToId: string,
  customerType: CustomerType,
  cart: Cart | undefined,
  /** What an empty cart is about to hold. */
  intended: BarMode = 'beer',
) {
  const [chosenMethod, setChosenMethod] = useState<DeliveryMethod>()
  const [chosenDate, setChosenDate] = useState<CalendarDate>()
  const [passed, setPassed] = useState<CalendarDate>()
  const { data: methods = [], isPending: waitsForMethods } = useQuery(shippingMethodsQuery(shipToId))
  const { data: payments = [], isPending: waitsForPayments } = useQuery(paymentMethodsQuery(shipToId))
  const method = plannedMethod(methods, [chosenMethod, cart?.method, readLocal('shippingMethod')], customerType)

  const ofCustomer = customerType === 'OntradeTank' ? 'tank' : 'standard'
  const days = (cart?.lines[0]?.product.kind ?? intended) === 'posm' ? 'posm' : ofCustomer
  const asked = { shipToId, method, days } as const
  const isAsked = methods.length > 0
  const { data: first, isLoading: waitsForFirst } = useQuery({ ...firstDateQuery(asked), enabled: isAsked })
  const { data: calendar, isLoading: waitsForDays } = useQuery({ ...calendarQuery(asked), enabled: isAsked })

  const today = marketDay(now())
  const review = dayReview(calendar ?? [], today)
  const wishes = [chosenDate, cart?.deliveryDate, readLocal('deliveryDate')]
  const planned = calendar && first ? plannedDate(wishes, review, first.firstAvailableDate) : null
  const isPassed = passed !== undefined

  return {
    /** What there is to choose from is still being asked for. */
    isPending: waitsForMethods || waitsForPayments || waitsForFirst || waitsForDays,
    methods,
    method,
    payments,
    payment: payments.find(({ code }) => code === cart?.paymentMethod) ?? payments[0],
    /** A day whose cut-off passed while one looked stays in sight until the person takes another. */
    date: passed ?? planned,
    isPassed,
    /** The day that is offered in the place of the passed one. */
    nextDate: isPassed && planned !== passed ? planned : null,
    today,
    review,
    first,
    holidays: holidaysIn(calendar ?? []),
    chooseMethod: (next: DeliveryMethod) => {
      setChosenMethod(next)
      writeLocal('shippingMethod', next)
    },
    pass: setPassed,
    chooseDate: (next: CalendarDate) => {
      setPassed(undefined)
      setChosenDate(next)
      writeLocal('deliveryDate', next)
    },
  }
}

export type DeliveryPlan = ReturnType<typeof useDeliveryPlan>
