import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS, type DeliveryMethod } from '@fust/domain/order'
import { characterCount } from '@fust/domain/text'

export const CHECKOUT_FIELDS = ['date', 'hours', 'payment', 'title', 'note'] as const
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]

export type CheckoutFault =
  | 'method-missing'
  | 'delivery-date-empty'
  | 'delivery-date-passed'
  | 'delivery-date-unavailable'
  | 'hours-missing'
  | 'payment-method-missing'
  | 'title-too-long'
  | 'note-too-long'

/** Something is to be filled in, rather than to be changed. */
export const isMissing = (fault: string): boolean => fault.endsWith('-missing') || fault.endsWith('-empty')

/** What is wrong with what was filled in, by field. */
export type CheckoutFaults = Partial<Record<CheckoutField, CheckoutFault>>

export type CheckoutAnswers = {
  method: DeliveryMethod | null
  date: string | null
  /** Its cut-off passed while one looked. */
  isDatePassed?: boolean
  /** It cannot be had, for this reason or another. */
  isDateUnavailable?: boolean
  hours: string
  /** The ship-to lets one choose an hour at all. */
  hasHours: boolean
  paymentCode: string
  title: string
  note: string
}

/** Holds what was filled in against the rules, before the server does. */
export function reviewCheckout(answers: CheckoutAnswers): CheckoutFaults {
  const { method, date, hours, hasHours, paymentCode, title, note } = answers
  const { isDatePassed = false, isDateUnavailable = false } = answers
  return {
    ...(!method && { date: 'method-missing' }),
    ...(method && !date && { date: 'delivery-date-empty' }),
    ...(method && date && isDateUnavailable && { date: 'delivery-date-unavailable' }),
    ...(method && date && isDatePassed && { date: 'delivery-date-passed' }),
    ...(hasHours && !hours && { hours: 'hours-missing' }),
    ...(!paymentCode && { payment: 'payment-method-missing' }),
    ...(characterCount(title) > TITLE_MAXIMUM_CHARACTERS && { title: 'title-too-long' }),
    ...(characterCount(note) > NOTE_MAXIMUM_CHARACTERS && { note: 'note-too-long' }),
  }
}
