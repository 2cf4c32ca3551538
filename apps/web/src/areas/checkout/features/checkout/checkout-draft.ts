import { asOneLine } from '@fust/domain/text'
import { useForm } from 'react-hook-form'
import type { Cart } from '../../../../cart/index.ts'
import { byReview } from '../../../../ui/form/form.tsx'
import { useDraft, useKeptForm } from '../../../../ui/form/use-draft.ts'
import type { CheckoutFaults } from './review-checkout.ts'
import { hoursText } from './use-hours.ts'

/** What a buyer fills in; kept on this tab until the order is placed, also over a login (LIM-14). */
export type CheckoutDraft = {
  /** '07:00-09:00'; empty until one is chosen. */
  hours: string
  isAfterSix: boolean
  isOnPallet: boolean
  title: string
  note: string
  isConfirmedByEmail: boolean
  /** The order was asked for, and nobody said what became of it: it may stand. */
  isUnseen: boolean
  /** The day and the way to pay are the delivery plan's: of them the form knows what is wrong, and no value. */
  date?: never
  payment?: never
}

/** The form of the checkout of a cart with what was filled in so far, and how that is forgotten. */
export function useCheckoutDraft(cart: Cart, review: (draft: CheckoutDraft) => CheckoutFaults) {
  const draft = useDraft(`checkout ${cart.id}`, () => freshDraft(cart))
  const form = useForm({ defaultValues: draft.start, resolver: byReview(review), shouldFocusError: false })
  useKeptForm(form, draft)
  return { form, forget: draft.forget }
}

function freshDraft({ customerOrderNumber, noteForDriver, replaces }: Cart): CheckoutDraft {
  return {
    hours: replaces?.hours ? hoursText(replaces.hours) : '',
    isAfterSix: replaces?.isAfterSix ?? false,
    isOnPallet: replaces?.isOnPallet ?? false,
    // A text of the cart may be older than the rule that it is one line.
    title: asOneLine(customerOrderNumber ?? ''),
    note: asOneLine(noteForDriver ?? ''),
    isConfirmedByEmail: true,
    isUnseen: false,
  }
}
