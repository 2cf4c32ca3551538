import type { DeliveryMethod } from '@fust/domain/order'

/** What a transport is called on the wire; where two names are known the second is shown (C§9.1, decisions BAR-51). */
export const METHOD_LABELS: Readonly<Record<DeliveryMethod, string>> = {
  flatrate_flatrate: 'Full Truck',
  freeshipping_freeshipping: 'Half Truck',
  selfpickup_selfpickup: 'Self Pickup',
  emptiesfulltruck_emptiesfulltruck: 'Empty Truck',
  emptiespickup_emptiespickup: 'Empty Pickup',
  emptiessmall_emptiessmall: 'Empty Small',
}
