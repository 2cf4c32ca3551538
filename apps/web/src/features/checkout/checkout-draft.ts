import { asOneLine } from '@fust/domain/text'
import { readSessionJson, removeSession, writeSession } from '../../lib/storage.ts'
import { trusted } from '../../lib/trusted.ts'

/** What a buyer says with an order: title, note, hours and the like; kept on this tab until it is placed, also over a login (LIM-14). */
export type CheckoutDraft = {
  cartId: string
  title: string
  note: string
  /** '07:00-09:00'; empty until one is chosen. */
  hours: string
  paymentCode: string
  isAfterSix: boolean
  isOnPallet: boolean
  isConfirmedByEmail: boolean
  /** The order was asked for, and nobody said what became of it: it may stand. */
  isUnseen: boolean
}

const KEY = 'checkoutDraft'

/** The draft for this cart; that of another one is left behind. */
export function readDraft(cartId: string, start: Partial<CheckoutDraft>): CheckoutDraft {
  const fresh: CheckoutDraft = {
    cartId,
    title: '',
    note: '',
    hours: '',
    paymentCode: '',
    isAfterSix: false,
    isOnPallet: false,
    isConfirmedByEmail: true,
    isUnseen: false,
    ...start,
  }
  const kept: Partial<CheckoutDraft> | null = trusted(readSessionJson(KEY))
  const draft = kept?.cartId === cartId ? { ...fresh, ...kept } : fresh
  // A text of the cart may be older than the rule that it is one line.
  return { ...draft, title: asOneLine(draft.title), note: asOneLine(draft.note) }
}

export const storeDraft = (draft: CheckoutDraft): void => writeSession(KEY, JSON.stringify(draft))
export const forgetDraft = (): void => removeSession(KEY)
