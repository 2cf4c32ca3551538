import type { Wording } from '#platform/language.ts'

// Texts in quotes in the specification stay as they are written there, in English (C§8, decisions, principle 5).

/** What refusals of a cart and of an order are called that mean the same to both. */
export const SHARED_REFUSALS = {
  'cart-of-another-ship-to': {
    en: 'This cart belongs to another ship-to.',
    nl: 'Deze winkelwagen hoort bij een ander afleveradres.',
  },
  'cart-changed': {
    en: 'The cart has changed meanwhile. Look it through and try again.',
    nl: 'De winkelwagen is intussen veranderd. Kijk hem na en probeer het opnieuw.',
  },
  'cart-empty': { en: 'The cart is Empty', nl: 'De winkelwagen is leeg' },
  'ship-to-suspended': {
    en: 'ShipTo suspended - Select another ShipTo',
    nl: 'Afleveradres geblokkeerd - Kies een ander afleveradres',
  },
  'method-not-offered': {
    en: 'This transport is not offered for the ship-to.',
    nl: 'Dit transport is er niet voor dit afleveradres.',
  },
  'payment-method-not-offered': {
    en: 'The requested Payment Method is not available.',
    nl: 'Deze betaalwijze is er niet voor dit afleveradres.',
  },
  'delivery-date-empty': { en: 'Delivery date has to not be empty!', nl: 'Kies een leverdatum!' },
  'delivery-date-unavailable': {
    en: 'Shipping cannot be ordered. Choose a different date.',
    nl: 'Levering kan niet worden besteld. Kies een andere datum.',
  },
  'delivery-hours-not-offered': {
    en: 'These delivery hours are not offered. Choose others.',
    nl: 'Deze levertijden zijn er niet. Kies andere.',
  },
  'order-type-empty': { en: 'Order type has to not be empty!', nl: 'Kies een type bestelling!' },
  'order-kinds-mixed': {
    en: 'Tank beer, packaged beer, empties and POS materials cannot be in one cart.',
    nl: 'Tankbier, verpakt bier, leeggoed en POS-materialen kunnen niet in één winkelwagen.',
  },
  'budget-short': {
    en: 'The budget is not enough for this order.',
    nl: 'Het budget is niet genoeg voor deze bestelling.',
  },
  'title-too-long': {
    en: 'The order title has at most 40 characters.',
    nl: 'De titel van de bestelling heeft hooguit 40 tekens.',
  },
  'note-too-long': {
    en: 'The note for the driver has at most 70 characters.',
    nl: 'Het bericht voor de chauffeur heeft hooguit 70 tekens.',
  },
  'custom-email-not-allowed': {
    en: 'The confirmation can only go to an address of your company.',
    nl: 'De bevestiging kan alleen naar een adres van uw bedrijf.',
  },
} as const satisfies Record<string, Wording>

export const CART_REFUSALS = {
  ...SHARED_REFUSALS,
  'too-many-lines': { en: 'At most 500 lines in one call.', nl: 'Hooguit 500 regels in één aanroep.' },
  'cart-id-length': {
    en: 'Cart ID length should be 32 symbols.',
    nl: 'Het nummer van een winkelwagen heeft 32 tekens.',
  },
  'coupon-not-known': { en: 'Invalid discount code', nl: 'Ongeldige kortingscode' },
  'coupon-not-applied': {
    en: 'This discount code is not applied to the cart.',
    nl: 'Deze kortingscode staat niet op de winkelwagen.',
  },
  'coupon-applied-before': {
    en: 'This discount code is already applied to the cart.',
    nl: 'Deze kortingscode staat al op de winkelwagen.',
  },
  'one-coupon-per-cart': {
    en: 'A cart takes one discount code. Remove the other first.',
    nl: 'Een winkelwagen neemt één kortingscode. Verwijder eerst de andere.',
  },
  'line-not-found': { en: "The cart doesn't contain the item", nl: 'Deze regel staat niet in de winkelwagen' },
  'address-not-a-ship-to': {
    en: 'Beer goes to one of your ship-tos. Choose one of your addresses, or ask the brewery to deliver at this one; POS materials go to any address.',
    nl: 'Bier gaat naar een van uw afleveradressen. Kies er een, of vraag de brouwerij om hier te leveren; POS-materialen gaan naar elk adres.',
  },
  'address-not-the-payer': {
    en: 'The invoice goes to the payer of the ship-to. Choose one of your addresses, or the same as for the delivery.',
    nl: 'De factuur gaat naar de betaler van het afleveradres. Kies een van uw adressen, of hetzelfde als voor de levering.',
  },
  'address-not-on-cart': {
    en: 'The cart does not go to this address.',
    nl: 'De winkelwagen gaat niet naar dit adres.',
  },
  'one-address-per-cart': {
    en: 'A cart goes to one address. POS materials go to several once a quote for several is open.',
    nl: 'Een winkelwagen gaat naar één adres. POS-materialen gaan naar meer zodra een offerte voor meer adressen open is.',
  },
  'several-addresses-for-posm-only': {
    en: 'Only POS materials go to several addresses. Place an order for each ship-to.',
    nl: 'Alleen POS-materialen gaan naar meer adressen. Plaats een bestelling per afleveradres.',
  },
  'one-transport-per-cart': {
    en: 'All addresses of a cart have the same transport.',
    nl: 'Alle adressen van een winkelwagen hebben hetzelfde transport.',
  },
} as const satisfies Record<string, Wording>

export function cartNotFound(cartId: string): Wording {
  return {
    en: `Could not find a cart with ID "${cartId}"`,
    nl: `Er is geen winkelwagen met nummer "${cartId}"`,
  }
}

export function cartIdTaken(cartId: string): Wording {
  return {
    en: `Cart with ID "${cartId}" already exists.`,
    nl: `Er is al een winkelwagen met nummer "${cartId}".`,
  }
}
