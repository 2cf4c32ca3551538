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

/** The same where there is little room; a name that is short already stands as it is. */
const SHORT_LABELS: Partial<Record<DeliveryMethod, Partial<Label>>> = {
  flatrate_flatrate: { nl: 'Volle wagen' },
  freeshipping_freeshipping: { nl: 'Halve wagen' },
  selfpickup_selfpickup: { nl: 'Afhalen' },
  emptiesfulltruck_emptiesfulltruck: { nl: 'Leeggoed, vol' },
  emptiespickup_emptiespickup: { nl: 'Leeggoed halen' },
  emptiessmall_emptiessmall: { nl: 'Leeggoed, klein' },
}

/** The same among the methods that are offered: empties pickup says its own name only beside small empties (BAR-49, BAR-50). */
export function labelAmong(offered: readonly DeliveryMethod[], method: DeliveryMethod): Label {
  return METHOD_LABELS[namedAmong(offered, method)]
}

/** As `labelAmong`, in few letters. */
export function shortLabelAmong(offered: readonly DeliveryMethod[], method: DeliveryMethod): Label {
  const named = namedAmong(offered, method)
  return { ...METHOD_LABELS[named], ...SHORT_LABELS[named] }
}

function namedAmong(offered: readonly DeliveryMethod[], method: DeliveryMethod): DeliveryMethod {
  const isAlone = method === 'emptiespickup_emptiespickup' && !offered.includes('emptiessmall_emptiessmall')
  return isAlone ? 'emptiessmall_emptiessmall' : method
}
