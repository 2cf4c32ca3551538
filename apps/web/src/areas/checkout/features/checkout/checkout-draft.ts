import { asOneLine } from '@fust/domain/text'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Cart } from '../../../../cart/index.ts'
import { readSessionJson, removeSession, writeSession } from '../../../../lib/storage.ts'
import { trusted } from '../../../../lib/trusted.ts'
import { byReview } from '../../../../ui/form/form.tsx'
import type { CheckoutFaults } from './review-checkout.ts'
import { hoursText } from './use-hours.ts'

// The day and the way to pay are the delivery plan's. The form lists its faults in the order of its fields, and each has
// one for that.
const PLANNED = { date: null, payment: null }

/** What a buyer fills in, in the order of the screen; kept on this tab until the order is placed, also over a login (LIM-14). */
export type CheckoutDraft = typeof PLANNED & {
  /** '07:00-09:00'; empty until one is chosen. */
  hours: string
  isAfterSix: boolean
  isOnPallet: boolean
  title: string
  note: string
  isConfirmedByEmail: boolean
  /** The order was asked for, and nobody said what became of it: it may stand. */
  isUnseen: boolean
}

const KEY = 'checkoutDraft'

/** The form of the checkout with what was filled in so far; every change is kept, so that a reload loses nothing. */
export function useCheckoutDraft(cart: Cart, review: (draft: CheckoutDraft) => CheckoutFaults) {
  const [start] = useState(() => readDraft(cart))
  const form = useForm({ defaultValues: start, resolver: byReview(review), shouldFocusError: false })
  const draft = useWatch({ control: form.control, compute: (values: CheckoutDraft) => ({ ...values }) })
  useEffect(() => writeSession(KEY, JSON.stringify({ ...draft, cartId: cart.id })), [cart.id, draft])
  return { form, draft }
}

export const forgetDraft = (): void => removeSession(KEY)

/** The draft for this cart; that of another one is left behind. */
function readDraft({ id, customerOrderNumber, noteForDriver, replaces }: Cart): CheckoutDraft {
  const fresh: CheckoutDraft = {
    ...PLANNED,
    hours: replaces?.hours ? hoursText(replaces.hours) : '',
    isAfterSix: replaces?.isAfterSix ?? false,
    isOnPallet: replaces?.isOnPallet ?? false,
    title: customerOrderNumber ?? '',
    note: noteForDriver ?? '',
    isConfirmedByEmail: true,
    isUnseen: false,
  }
  const kept: (Partial<CheckoutDraft> & { cartId: string }) | null = trusted(readSessionJson(KEY))
  const { cartId: _own, ...typed } = kept?.cartId === id ? kept : { cartId: id }
  const draft = { ...fresh, ...typed }
  // A text of the cart may be older than the rule that it is one line.
  return { ...draft, title: asOneLine(draft.title), note: asOneLine(draft.note) }
}
