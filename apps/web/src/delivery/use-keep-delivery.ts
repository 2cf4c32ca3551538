import type { ShipToPermission } from '@fust/contract/rest'
import { useEffect, useEffectEvent, useRef } from 'react'
import { writeLocal } from '../lib/storage.ts'
import { useCart, useCartCommand } from '../cart/index.ts'
import { isSuspended } from '../session/index.ts'
import type { DeliveryPlan } from './use-delivery-plan.ts'

/** Makes what is chosen the cart's, and what a cart starts with while nothing is: ship-to, transport, day and payment (BAR-31). */
export function useKeepDelivery(shipTo: ShipToPermission, plan: DeliveryPlan): void {
  const { data: cart } = useCart()
  const { deliver } = useCartCommand()
  const lastStart = useRef('')

  const { shipToId } = shipTo
  const { method, date, payment, isPassed, isPending, wish } = plan
  const isBlocked = isSuspended(shipTo)
  const wanted = [shipToId, method, date, payment?.code].join(' ')
  const present = cart && [cart.shipToId, cart.method, cart.deliveryDate, cart.paymentMethod].join(' ')
  const isChosen = Object.keys(wish).length > 0

  const keepDelivery = useEffectEvent(() => {
    if (!method || !date || !payment || isPassed) return
    // What a cart would start with and was refused is not tried again by itself.
    if (wanted !== present && (isChosen || lastStart.current !== wanted)) {
      lastStart.current = wanted
      writeLocal('deliveryDate', date)
      deliver({ shipToId, method, date, paymentCode: payment.code })
    }
    plan.settle()
  })
  useEffect(() => {
    if (!isBlocked && !isPending && present !== undefined && (present !== wanted || isChosen)) keepDelivery()
  }, [wanted, present, isBlocked, isPending, isChosen])
}
