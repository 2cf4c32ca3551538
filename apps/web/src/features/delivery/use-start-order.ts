import type { ShipToPermission } from '@fust/contract/rest'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { writeLocal } from '../../lib/storage.ts'
import { useFaultToast } from '../../ui/use-fault-toast.ts'
import { useSetTransport, type Cart } from '../cart/index.ts'
import { isSuspended } from '../session/index.ts'
import type { DeliveryPlan } from './use-delivery-plan.ts'

/** Keeps the cart on what the bar shows: ship-to, transport, day and payment (BAR-31). */
export function useStartOrder(
  shipTo: ShipToPermission,
  { method, date, isPassed, payment }: DeliveryPlan,
  cart: Cart | undefined,
): void {
  const { t } = useTranslation()
  const tellFault = useFaultToast()
  const { mutate } = useSetTransport()
  const lastTried = useRef('')

  const { shipToId } = shipTo
  const isBlocked = isSuspended(shipTo)
  const wanted = [shipToId, method, date, payment?.code].join(' ')
  const present = cart && [cart.shipToId, cart.method, cart.deliveryDate, cart.paymentMethod].join(' ')

  const start = useEffectEvent(() => {
    if (!method || !date || !payment || isPassed) return
    writeLocal('deliveryDate', date)
    // A refusal is told once; it is tried again when something else is wanted.
    if (lastTried.current === wanted) return
    lastTried.current = wanted
    mutate(
      { shipToId, method, deliveryDate: date, paymentCode: payment.code, paymentMethod: payment.code },
      { onError: (fault) => tellFault(fault, t('messages.shipment-not-set')) },
    )
  })
  useEffect(() => {
    if (!isBlocked && present !== undefined && present !== wanted) start()
  }, [wanted, present, isBlocked])
}
