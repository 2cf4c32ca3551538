import type { DeliveryMethod } from '@fust/domain/order'

/** What a transport is called on the wire, by language; where two names are known the second is shown (C§9.1, decisions BAR-51). */
export const METHOD_LABELS: Readonly<Record<DeliveryMethod, { readonly en: string; readonly nl: string }>> = {
  flatrate_flatrate: { en: 'Full Truck', nl: 'Volle vrachtwagen' },
  freeshipping_freeshipping: { en: 'Half Truck', nl: 'Halve vrachtwagen' },
  selfpickup_selfpickup: { en: 'Self Pickup', nl: 'Zelf afhalen' },
  emptiesfulltruck_emptiesfulltruck: { en: 'Empty Truck', nl: 'Leeggoed, volle vrachtwagen' },
  emptiespickup_emptiespickup: { en: 'Empty Pickup', nl: 'Leeggoed ophalen' },
  emptiessmall_emptiessmall: { en: 'Empty Small', nl: 'Leeggoed, kleine hoeveelheid' },
}
