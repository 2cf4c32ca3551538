import type { SessionUser } from '@fust/contract/rest'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { NumberUnheard, useCartCommand, type Cart, type CartView } from '../../../../cart/index.ts'
import { GraphqlError, isAccessError } from '../../../../lib/server/graphql.ts'
import { leaveFor } from '../../../../lib/page/leave-for.ts'
import { AWAITING_PAYMENT_KEY, CART_KEY } from '../../../../lib/server/query-keys.ts'
import { PATHS } from '../../../../paths.ts'
import {
  placeOrder,
  priceOrder,
  TOUCHED_BY_AN_ORDER,
  type LastPrices,
  type OrderToPlace,
  type Placed,
  type SaidNo,
} from './api/place-order.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { isSameLoad, priceChange } from './price-change.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Another total was charged than was shown. */
    lastPrices?: LastPrices
  }
}

/** No answer came: before anything was ordered, or of the order itself, which may stand or not. Placing again is safe. */
export type Silence = 'nothing-ordered' | 'order-unseen'

type Chosen = Omit<CheckoutDraft, 'date' | 'hours' | 'payment'> &
  Pick<OrderToPlace, 'method' | 'date' | 'hours' | 'payment'>
type From = {
  cart: CartView
  user: SessionUser
  shipToId: string
  /** An order of this cart may stand already, whatever becomes of the next try. */
  isUnseen: boolean
  onUnseen: (isUnseen: boolean) => void
  onPlaced: () => void
}

/** Places the order once, however often one taps, and tells what came of it. */
export function usePlacing({ cart, user, shipToId, isUnseen, onUnseen, onPlaced }: From) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { run } = useCartCommand()
  const isUnderWay = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const [told, setTold] = useState<{ refusal?: SaidNo; silence?: Silence }>({})

  /** Gives why not, where somebody said so; a fault is told by `silence`. */
  const place = async (chosen: Chosen): Promise<SaidNo | undefined> => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setPlacing(true)
    setTold({})
    const refusal = await inTwoSteps(orderOf(chosen))
    isUnderWay.current = false
    return refusal
  }

  /** First delivery and prices, then the order itself, of what was seen (C§4.2). */
  async function inTwoSteps(order: OrderToPlace): Promise<SaidNo | undefined> {
    let silence: Silence = isUnseen ? 'order-unseen' : 'nothing-ordered'
    try {
      const { cart: now, isGone } = await run(priceOrder(order))
      const change = isGone ? undefined : changeSince(order.shown, now)
      if (change) return refused(change)
      silence = 'order-unseen'
      const { placed } = await run(placeOrder(order, isGone ? order.shown.version : now.version))
      return placed.ok ? await accepted(placed.value) : refused(placed.refusal)
    } catch (fault) {
      const refusal = refusalIn(fault)
      if (refusal) return refused(refusal)
      setPlacing(false)
      if (isAccessError(fault)) return undefined
      setTold({ silence })
      onUnseen(silence === 'order-unseen')
      return undefined
    }
  }

  function refused(refusal: SaidNo): SaidNo {
    setPlacing(false)
    setTold({ refusal })
    // Who is told no has no order; who has one has no draft any more.
    onUnseen(false)
    // Stock, prices or days may have changed under it.
    for (const queryKey of [CART_KEY, ...TOUCHED_BY_AN_ORDER]) void client.invalidateQueries({ queryKey })
    return refusal
  }

  async function accepted({ number, prices, toPay }: Placed): Promise<undefined> {
    onPlaced()
    // The browser leaves for the payment provider: the button stays busy until it has.
    if (toPay?.url) {
      leaveFor(toPay.url, () => {
        setPlacing(false)
        void client.resetQueries({ queryKey: CART_KEY })
        void client.invalidateQueries({ queryKey: AWAITING_PAYMENT_KEY })
      })
      return undefined
    }
    if (toPay) await navigate({ to: PATHS.payment, search: { payment_token: toPay.token }, replace: true })
    else await toThanks(number, prices)
    // The ordered cart is shown until here, and on no page again while the next one is asked for.
    void client.resetQueries({ queryKey: CART_KEY })
    return undefined
  }

  async function toThanks(number: string, prices: LastPrices | null) {
    const state = prices ? { lastPrices: prices } : {}
    await navigate({ to: PATHS.thanks, search: { order: number }, replace: true, state })
  }

  const orderOf = ({ method, date, hours, payment, ...draft }: Chosen): OrderToPlace => ({
    shown: cart,
    shipToId,
    method,
    date,
    hours,
    payment,
    title: draft.title.trim(),
    note: draft.note.trim(),
    isAfterSix: draft.isAfterSix,
    isOnPallet: draft.isOnPallet,
    confirmationEmail: draft.isConfirmedByEmail ? user.email : undefined,
    buyer: { firstName: user.firstName, lastName: user.lastName },
  })

  return { place, isPlacing, ...told }
}

/** Nobody orders or is charged what they have not seen: they look at it, and order again. */
function changeSince(shown: Cart, now: Cart): SaidNo | undefined {
  const change = priceChange(shown, now)
  const reason = isSameLoad(shown, now) ? change && 'price-changed' : 'cart-changed'
  return reason ? { reason, ...(change && { change }) } : undefined
}

/** Which rule said no; a fault or a lost session is not for this form. */
function refusalIn(fault: unknown): SaidNo | undefined {
  if (fault instanceof NumberUnheard) return { reason: 'number-unheard' }
  const isRule = fault instanceof GraphqlError && !isAccessError(fault) && fault.category !== 'internal'
  return isRule ? { reason: fault.code } : undefined
}
