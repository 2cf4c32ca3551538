import { addressNumber } from '@fust/contract/wire'
import { isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { languageOfStore } from '@fust/domain/market'
import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'
import type { Outcome } from '@fust/domain/outcome'
import type { Actor } from '#request/actor.ts'
import { storeUnknown } from '#request/callers.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, parameterMissingWords } from '#platform/graphql/index.ts'
import type { Wording } from '#words/words.ts'
import type { CartRefusal } from './cart-refusal.ts'
import type { CartView } from './cart-view.ts'
import { wireCart, type WireCart } from './cart.wire.ts'
import { cartError } from './refusal-error.ts'
import { CART_REFUSALS } from './refusal-words.ts'

// What the cart's calls have in common: their spellings, what they require, and how a refusal is told.

export function shown(outcome: Outcome<CartView, CartRefusal>, language: string): WireCart {
  return wireCart(accepted(outcome), language)
}

export function accepted<T>(outcome: Outcome<T, CartRefusal>): T {
  if (outcome.ok) return outcome.value
  throw cartError(outcome.refusal)
}

export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined || value === '') throw inputError(missingWords(name))
  return value
}

function missingWords(name: string): Wording {
  if (name === 'delivery_date' || name === 'date_popup') return CART_REFUSALS['delivery-date-empty']
  if (name === 'transport_type' || name === 'delivery_method' || name === 'outlet_order_type')
    return CART_REFUSALS['order-type-empty']
  return parameterMissingWords(name)
}

export function methodOf(code: string): DeliveryMethod {
  if (isDeliveryMethod(code)) return code
  throw cartError({ code: 'method-not-offered' })
}

/** The two halves of a method's code, joined (graphql.md §9). */
export function joinedMethod({ carrier_code, method_code }: { carrier_code: string; method_code: string }) {
  return methodOf(`${carrier_code}_${method_code}`)
}

/** A store that a call names is one of the market; in which language it answers, the header says. */
export function checkStore(store: string, { brewery }: GraphqlContext): void {
  if (languageOfStore(store, brewery.market) === null) throw inputError(storeUnknown(store))
}

/** The ship-to that an address's number stands for; nobody else's. */
export function shipToNumbered(actor: Actor | null, id: number): string {
  const access = actor?.shipTos.find((own) => addressNumber(own.shipToId) === id)
  if (!access) throw cartError({ code: 'ship-to-not-yours' })
  return access.shipToId
}

export function dayOf(text: string): CalendarDate {
  if (isCalendarDate(text)) return text
  throw cartError({ code: 'delivery-date-unavailable' })
}

export function timeOf(text: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text
  throw inputError('Delivery hours are written as 08:00.')
}
