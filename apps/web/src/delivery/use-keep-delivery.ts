import type { ShipToPermission } from '@fust/contract/rest'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { formatDate } from '../i18n/format.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { writeLocal } from '../lib/storage/storage.ts'
import { useToast } from '../ui/toast.tsx'
import { useCart, useCartCommand } from '../cart/index.ts'
import { isSuspended } from '../session/index.ts'
import { takeWish } from './kept-wish.ts'
import type { DeliveryPlan } from './use-delivery-plan.ts'

/** Makes what is chosen the cart's, and what a cart starts with: ship-to, transport, day and payment (BAR-31). */
export function useKeepDelivery(shipTo: ShipToPermission, plan: DeliveryPlan): void {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const showToast = useToast()
  const { data: cart } = useCart()
  const { deliver } = useCartCommand()

  const { shipToId } = shipTo
  const { method, date, payment, canBeHad, hasWish } = plan
  const wanted = [shipToId, method, date, payment?.code].join(' ')
  const present = cart && [cart.shipToId, cart.method, cart.deliveryDate, cart.paymentMethod].join(' ')
  const isReady = present !== undefined && canBeHad && !isSuspended(shipTo)

  const keepDelivery = useEffectEvent(() => {
    if (!cart || !method || !date || !payment) return
    const wish = takeWish(shipToId)
    const step = [cart.id, present, wanted].join(' ')
    // Another place that shows the plan may have sent it in this moment; what was refused is not tried again by itself.
    if (wanted === present || (!wish && lastSteps.get(client) === step)) return
    lastSteps.set(client, step)
    writeLocal('deliveryDate', date)
    deliver({ shipToId, method, date, paymentCode: payment.code })
    if (cart.lines.length === 0) return
    // What another transport takes along unasked is said.
    const { deliveryDate, paymentMethod } = cart
    if (deliveryDate && date !== deliveryDate && date !== wish?.date)
      showToast({ tone: 'info', text: t('delivery.dayMoved', { day: formatDate(date, language) }) })
    if (paymentMethod && payment.code !== paymentMethod && payment.code !== wish?.paymentCode)
      showToast({ tone: 'info', text: t('delivery.paymentMoved', { payment: payment.title }) })
  })
  useEffect(() => {
    if (isReady && (wanted !== present || hasWish)) keepDelivery()
  }, [wanted, present, isReady, hasWish])
}

/** What each client has sent last: the cart, what it said, and what it shall say. */
const lastSteps = new WeakMap<QueryClient, string>()
