import { useState } from 'react'
import { readDraft, storeDraft, type CheckoutDraft } from './checkout-draft.ts'

/** What was typed so far; every change is kept, so that a reload loses nothing. */
export function useCheckoutDraft(cartId: string, start: Partial<CheckoutDraft>) {
  const [draft, setDraft] = useState(() => readDraft(cartId, start))
  const change = (part: Partial<CheckoutDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...part }
      storeDraft(next)
      return next
    })
  }
  return { draft, change }
}
