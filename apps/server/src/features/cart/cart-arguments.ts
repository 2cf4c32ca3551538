import { mergeSpellings } from '@fust/contract/wire'
import { isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'
import type { Outcome } from '@fust/domain/outcome'
import { inputError } from '#platform/graphql/index.ts'
import type { CartRefusal } from './cart-refusal.ts'
import type { CartView } from './cart-view.ts'
import { wireCart, type WireCart } from './cart.wire.ts'
import { cartError } from './refusal-error.ts'

// What the cart's calls have in common: their spellings, what they require, and how a refusal is told.

export function shown(outcome: Outcome<CartView, CartRefusal>, language: string): WireCart {
  return wireCart(accepted(outcome), language)
}

export function accepted<T>(outcome: Outcome<T, CartRefusal>): T {
  if (outcome.ok) return outcome.value
  throw cartError(outcome.refusal)
}

/** One record of the spellings of a call; values that contradict each other are refused (graphql.md §4.1). */
export function merged<T extends object>(...spellings: (T | null | undefined)[]): Partial<T> {
  const { values, contradictions } = mergeSpellings<T>(...spellings)
  if (contradictions.length > 0) throw inputError(`Contradicting values for ${contradictions.join(', ')}.`)
  return values
}

export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined || value === '') throw inputError(missingText(name))
  return value
}

function missingText(name: string): string {
  if (name === 'delivery_date' || name === 'date_popup') return 'Delivery date has to not be empty!'
  if (name === 'transport_type' || name === 'delivery_method' || name === 'outlet_order_type')
    return 'Order type has to not be empty!'
  return `Required parameter "${name}" is missing.`
}

export function methodOf(code: string): DeliveryMethod {
  if (isDeliveryMethod(code)) return code
  throw cartError({ code: 'method-not-offered' })
}

export function dayOf(text: string): CalendarDate {
  if (isCalendarDate(text)) return text
  throw cartError({ code: 'delivery-date-unavailable' })
}

export function timeOf(text: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text
  throw inputError('Delivery hours are written as 08:00.')
}
