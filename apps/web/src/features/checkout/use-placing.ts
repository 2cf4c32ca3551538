import type { SessionUser } from '@fust/contract/rest'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { isAccessError } from '../../lib/graphql.ts'
import type { CartView } from '../cart/index.ts'
import { OrderUnseen, usePlaceOrder, type LastPrices, type OrderToPlace } from './api/use-place-order.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { placeRefusalOf, type PlaceRefusal } from './place-refusal.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Another total was charged than was shown. */
    lastPrices?: LastPrices
  }
}

/** No answer came: before anything was ordered, or of the order itself, which may stand or not. Placing again is safe. */
export type Silence = 'nothing-ordered' | 'order-unseen'

type Chosen = Pick<OrderToPlace, 'method' | 'date' | 'hours' | 'payment'> & Omit<CheckoutDraft, 'hours'>
type From = {
  cart: CartView
  user: SessionUser
  shipToId: string
  /** An order of this cart may stand already, whatever becomes of the next try. */
  isUnseen: boolean
  onUnseen: (isUnseen: boolean) => void
}

// A ship-to without hours of its own takes the delivery at any time of the day.
const WHOLE_DAY = { from: '00:00', to: '23:59' }

/** Places the order once, however often one taps, and tells what came of it. */
export function usePlacing({ cart, user, shipToId, isUnseen, onUnseen }: From) {
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const { mutate, isPending, isSuccess, data, error } = usePlaceOrder(({ number, prices }) =>
    navigate({
      href: `/thanks?order=${encodeURIComponent(number)}`,
      replace: true,
      state: prices ? { lastPrices: prices } : {},
    }),
  )

  const place = ({ method, date, hours, payment, ...draft }: Chosen) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(
      {
        shown: cart,
        shipToId,
        method,
        date,
        hours: hours.from ? hours : WHOLE_DAY,
        payment,
        title: draft.title.trim(),
        note: draft.note.trim(),
        isAfterSix: draft.isAfterSix,
        isOnPallet: draft.isOnPallet,
        confirmationEmail: draft.isConfirmedByEmail ? user.email : undefined,
        buyer: { firstName: user.firstName, lastName: user.lastName },
      },
      {
        onSettled: (placed, fault) => {
          isUnderWay.current = false
          if (fault instanceof OrderUnseen) onUnseen(true)
          // Who is told no has no order; who has one has no draft any more.
          else if (placed && !placed.ok) onUnseen(false)
        },
      },
    )
  }

  const refusal: PlaceRefusal | undefined = data && !data.ok ? placeRefusalOf(data.refusal) : undefined
  return {
    place,
    refusal: isPending ? undefined : refusal,
    silence: error === null || isAccessError(error) || isPending ? undefined : silenceOf(error, isUnseen),
    isPlacing: isPending || (isSuccess && data.ok),
  }
}

function silenceOf(fault: Error, isUnseen: boolean): Silence {
  return isUnseen || fault instanceof OrderUnseen ? 'order-unseen' : 'nothing-ordered'
}
