import type { DeliveryMethod } from '@fust/domain/order'

type Label = { readonly en: string; readonly nl: string }

/** What a transport is called, on the wire, in mails and on screen; of two known names the second (C§9.1, decisions BAR-51). */
export const METHOD_LABELS: Readonly<Record<DeliveryMethod, Label>> = {
  flatrate_flatrate: { en: 'Full Truck', nl: 'Volle vrachtwagen' },
  freeshipping_freeshipping: { en: 'Half Truck', nl: 'Halve vrachtwagen' },
  selfpickup_selfpickup: { en: 'Self Pickup', nl: 'Zelf afhalen' },
  emptiesfulltruck_emptiesfulltruck: { en: 'Empty Truck', nl: 'Leeggoed, volle vrachtwagen' },
  emptiespickup_emptiespickup: { en: 'Empty Pickup', nl: 'Leeggoed ophalen' },
  emptiessmall_emptiessmall: { en: 'Empty Small', nl: 'Leeggoed, kleine hoeveelheid' },
}

/** The same among the methods that are offered: empties pickup says its own name only beside small empties (BAR-49, BAR-50). */
export function labelAmong(offered: readonly DeliveryMethod[], method: DeliveryMethod): Label {
  const isAlone = method === 'emptiespickup_emptiespickup' && !offered.includes('emptiessmall_emptiessmall')
  return METHOD_LABELS[isAlone ? 'emptiessmall_emptiessmall' : method]
}
