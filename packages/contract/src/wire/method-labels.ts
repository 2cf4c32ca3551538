import type { Language } from '@fust/domain/market'
import type { DeliveryMethod } from '@fust/domain/order'

type Label = Readonly<Record<Language, string>>

/** What a transport is called, on the wire, in mails and on screen; of two known names the second (C§9.1, decisions BAR-51). */
export const METHOD_LABELS: Readonly<Record<DeliveryMethod, Label>> = {
  flatrate_flatrate: {
    en: 'Full Truck',
    nl: 'Volle vrachtwagen',
    de: 'Voller Lkw',
    it: 'Camion completo',
    cs: 'Celý kamion',
    sk: 'Celý kamión',
  },
  freeshipping_freeshipping: {
    en: 'Half Truck',
    nl: 'Halve vrachtwagen',
    de: 'Halber Lkw',
    it: 'Mezzo camion',
    cs: 'Půl kamionu',
    sk: 'Pol kamióna',
  },
  selfpickup_selfpickup: {
    en: 'Self Pickup',
    nl: 'Zelf afhalen',
    de: 'Selbstabholung',
    it: 'Ritiro in birrificio',
    cs: 'Vlastní odvoz',
    sk: 'Vlastný odvoz',
  },
  emptiesfulltruck_emptiesfulltruck: {
    en: 'Empty Truck',
    nl: 'Leeggoed, volle vrachtwagen',
    de: 'Leergut, voller Lkw',
    it: 'Vuoti, camion completo',
    cs: 'Vratné obaly, celý kamion',
    sk: 'Vratné obaly, celý kamión',
  },
  emptiespickup_emptiespickup: {
    en: 'Empty Pickup',
    nl: 'Leeggoed ophalen',
    de: 'Leergut, Abholung',
    it: 'Ritiro vuoti',
    cs: 'Odvoz vratných obalů',
    sk: 'Odvoz vratných obalov',
  },
  emptiessmall_emptiessmall: {
    en: 'Empty Small',
    nl: 'Leeggoed, kleine hoeveelheid',
    de: 'Leergut, kleine Menge',
    it: 'Vuoti, piccola quantità',
    cs: 'Vratné obaly, malé množství',
    sk: 'Vratné obaly, malé množstvo',
  },
}

/** The same where there is little room; a name that is short already stands as it is. */
const SHORT_LABELS: Partial<Record<DeliveryMethod, Partial<Label>>> = {
  flatrate_flatrate: { nl: 'Volle wagen' },
  freeshipping_freeshipping: { nl: 'Halve wagen' },
  selfpickup_selfpickup: { nl: 'Afhalen', de: 'Abholung', it: 'Ritiro' },
  emptiesfulltruck_emptiesfulltruck: {
    nl: 'Leeggoed, vol',
    de: 'Leergut, voll',
    it: 'Vuoti, camion',
    cs: 'Obaly, kamion',
    sk: 'Obaly, kamión',
  },
  emptiespickup_emptiespickup: { nl: 'Leeggoed halen', de: 'Leergut holen', cs: 'Odvoz obalů', sk: 'Odvoz obalov' },
  emptiessmall_emptiessmall: {
    nl: 'Leeggoed, klein',
    de: 'Leergut, klein',
    it: 'Vuoti, pochi',
    cs: 'Obaly, málo',
    sk: 'Obaly, málo',
  },
}

/** The same among the methods that are offered: empties pickup has the name of small empties where one chooses and those are not there (BAR-49, BAR-50). */
export function labelAmong(offered: readonly DeliveryMethod[], method: DeliveryMethod): Label {
  return METHOD_LABELS[namedAmong(offered, method)]
}

/** As `labelAmong`, in few letters. */
export function shortLabelAmong(offered: readonly DeliveryMethod[], method: DeliveryMethod): Label {
  const named = namedAmong(offered, method)
  return { ...METHOD_LABELS[named], ...SHORT_LABELS[named] }
}

function namedAmong(offered: readonly DeliveryMethod[], method: DeliveryMethod): DeliveryMethod {
  const isAlone =
    method === 'emptiespickup_emptiespickup' &&
    offered.includes(method) &&
    !offered.includes('emptiessmall_emptiessmall')
  return isAlone ? 'emptiessmall_emptiessmall' : method
}
