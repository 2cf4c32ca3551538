import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'
import { useState } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { useToast } from '../ui/toast.tsx'
import { removeAll, saveForLater, useCartCommand, type CartView } from '../cart/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import type { DeliveryPlan } from './use-delivery-plan.ts'

/** What the person is asked before the change is made. */
export type ChangeAsked = { about: 'ship-to'; shipToId: string } | { about: 'transport'; method: DeliveryMethod }

/** Changes of ship-to and transport, with the question that each needs while something is in the cart (BAR-16 to BAR-19, BAR-27). */
export function useBarChanges(shipToId: string, plan: DeliveryPlan, cart: CartView | undefined) {
  const { t } = useTranslation()
  const showToast = useToast()
  const { select } = useSelectedShipTo()
  const { send, isSending } = useCartCommand()
  const [asked, setAsked] = useState<ChangeAsked>()
  const isFilled = (cart?.lines.length ?? 0) > 0

  const askShipTo = (next: string) => {
    if (next === shipToId) return
    if (isFilled) setAsked({ about: 'ship-to', shipToId: next })
    else select(next)
  }
  const askMethod = (next: string) => {
    if (!isDeliveryMethod(next) || next === plan.method) return
    // Of one that is not offered any more nothing can be kept.
    if (isFilled && !plan.isMethodGone) return setAsked({ about: 'transport', method: next })
    plan.chooseMethod(next)
    showToast({ tone: 'info', text: t('delivery.transportChanges') })
  }
  const change = () => {
    if (asked?.about === 'ship-to') select(asked.shipToId)
    if (asked?.about === 'transport') plan.chooseMethod(asked.method)
    setAsked(undefined)
  }
  const changeWith = async (makeRoom: typeof removeAll) => {
    if (await send(makeRoom)) change()
    else setAsked(undefined)
  }
  return {
    asked,
    isBusy: isSending(removeAll),
    isSaving: isSending(saveForLater),
    askShipTo,
    askMethod,
    // Another transport carries the same goods; only another ship-to needs room.
    yes: () => (asked?.about === 'ship-to' ? void changeWith(removeAll) : change()),
    saveFirst: () => void changeWith(saveForLater),
    no: () => setAsked(undefined),
  }
}

export type BarChanges = ReturnType<typeof useBarChanges>
