import { SHARED_REFUSALS } from '#features/cart/index.ts'
import type { Wording } from '#platform/language.ts'
import type { PlaceOrderRefusal } from './placing/place-order-refusal.ts'

const MINIMUM_NOT_REACHED: Wording = {
  en: 'Miminum order quantity have not been reached yet, please fill-up your cart',
  nl: 'De minimale bestelhoeveelheid is nog niet bereikt, vul uw winkelwagen aan',
}
const MAXIMUM_EXCEEDED: Wording = {
  en: 'Maximum capacity of your order has been exceeded, please review your cart',
  nl: 'De maximale capaciteit van uw bestelling is overschreden, controleer uw winkelwagen',
}

export const CAPACITY_WORDS: Readonly<Record<string, Wording>> = {
  'minimum-pallets-not-reached': {
    en: 'The minimum quantity of pallet has not been reached',
    nl: 'Het minimale aantal pallets is niet bereikt',
  },
  'minimum-weight-not-reached': {
    en: 'The minimum weight of order has not been reached',
    nl: 'Het minimale gewicht van de bestelling is niet bereikt',
  },
  'maximum-pallets-exceeded': {
    en: 'The maximum number of pallets has been exceeded.',
    nl: 'Het maximale aantal pallets is overschreden.',
  },
  'maximum-weight-exceeded': {
    en: 'The maximum weight of order has been exceeded.',
    nl: 'Het maximale gewicht van de bestelling is overschreden.',
  },
  'minimum-not-reached': MINIMUM_NOT_REACHED,
  'maximum-exceeded': MAXIMUM_EXCEEDED,
}

export const LOAD_UNFIT: Wording = {
  en: 'The order does not fit the transport.',
  nl: 'De bestelling past niet bij het transport.',
}

/** Refusals whose words tell facts of their own. */
type Worded =
  | 'cart-not-found'
  | 'capacity-not-ok'
  | 'stock-short'
  | 'product-not-orderable'
  | 'unit-not-orderable'
  | 'product-not-available-on-date'
  | 'alcohol-licence-expired'

export const REFUSAL_WORDS: Readonly<Record<Exclude<PlaceOrderRefusal['code'], Worded>, Wording>> = {
  ...SHARED_REFUSALS,
  unauthorized: { en: '401: UNAUTHORIZED ACCESS', nl: '401: GEEN TOEGANG' },
  forbidden: { en: 'You have no permission for this.', nl: 'U heeft hier geen rechten voor.' },
  'address-not-yours': {
    en: 'You may not order for one of the ship-tos that the cart goes to. Send it to others.',
    nl: 'Voor een van de afleveradressen van de winkelwagen mag u niet bestellen. Kies andere.',
  },
  'cart-not-active': { en: 'The cart is not active.', nl: 'De winkelwagen is niet meer in gebruik.' },
  'permission-missing': {
    en: 'You have no permission to order this.',
    nl: 'U heeft geen rechten om dit te bestellen.',
  },
  'method-missing': SHARED_REFUSALS['order-type-empty'],
  'return-items-only': {
    en: 'An empties transport takes return items only.',
    nl: 'Een leeggoedtransport neemt alleen leeggoed mee.',
  },
  'empties-method-needed': {
    en: 'Return items need an empties transport.',
    nl: 'Leeggoed heeft een leeggoedtransport nodig.',
  },
  'payment-method-missing': { en: 'Choose a payment method.', nl: 'Kies een betaalwijze.' },
  'day-just-filled': SHARED_REFUSALS['delivery-date-unavailable'],
  'offer-limit-exceeded': { en: 'More than this offer allows.', nl: 'Meer dan deze actie toestaat.' },
  'tank-not-agreed': {
    en: 'There is no tank agreement for this ship-to. Please contact the customer service',
    nl: 'Er is geen tankafspraak voor dit afleveradres. Neem contact op met de klantenservice',
  },
  'tank-financially-blocked': {
    en: 'Tank beer is blocked for this ship-to. Please contact the customer service',
    nl: 'Tankbier is geblokkeerd voor dit afleveradres. Neem contact op met de klantenservice',
  },
  'tank-ordered-by-phone': {
    en: 'This ship-to orders tank beer by phone.',
    nl: 'Tankbier voor dit afleveradres bestelt u per telefoon.',
  },
  'tank-brand-not-purchasable': {
    en: 'This brand is not part of the tank agreement.',
    nl: 'Dit merk is geen deel van de tankafspraak.',
  },
  'tank-litres-not-allowed': { en: 'Litres are ordered in steps of 50.', nl: 'Liters bestelt u in stappen van 50.' },
  'tank-minimum-not-reached': MINIMUM_NOT_REACHED,
  'tank-maximum-exceeded': MAXIMUM_EXCEEDED,
  'coupon-not-valid': {
    en: 'The discount code can no longer be used. Remove it to place the order.',
    nl: 'De kortingscode kan niet meer worden gebruikt. Verwijder hem om te bestellen.',
  },
}
